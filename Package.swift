// swift-tools-version: 6.2
import PackageDescription

/// The strict flags that every Swift target is built with.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Checks of bounds in the system's C functions; they want an optimised build.
func hardened() -> CSetting {
  .define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))
}

/// The same for C++.
func hardened() -> CXXSetting {
  .define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))
}

/// A Swift target under `Sources/` of the same name.
func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], embedding files: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: files.map { .embedInCode($0) },
    swiftSettings: strict)
}

/// A test target under `Tests/` of the same name.
///
/// - Parameter data: its files and folders that are no Swift: input and expected output.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], data: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)",
    exclude: data, swiftSettings: strict)
}

/// A C library of the system, met through `Sources/<name>/module.modulemap`.
func library(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

// The order is the order of the map in Sources/README.md: a target imports only what stands
// further down, and targets of one block never see each other (ArchitectureTests proves it).
let package = Package(
  name: "menugen",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "menugen", targets: ["menugen"]),
    .library(name: "MenuKit", targets: ["MenuKit"]),
    .library(name: "MenuBuilding", targets: ["MenuBuilding"]),
  ],
  targets: [
    .executableTarget(
      name: "menugen", dependencies: ["CommandLineTool"], swiftSettings: strict,
      // Every address is bound at the start and read-only from then on (Tests/Supply/check).
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "-z", "-Xlinker", "now"], .when(platforms: [.linux]))
      ]),
    room(
      "CommandLineTool",
      [
        "PreviewServer", "TerminalBrowser", "MenuBuilding", "MenuLoading", "MenuWriting",
        "MenuModel", "Markdown", "Diagnostics", "Platform", "Escaping",
      ]),

    room(
      "PreviewServer",
      ["Platform", "Escaping", "CMicroHTTPD"],
      embedding: ["live.js"]),
    room("TerminalBrowser", ["MenuKit", "Localization", "Platform", "Escaping"]),

    room(
      "MenuBuilding",
      [
        "MenuLoading", "MenuGrouping", "MenuRendering", "MenuWriting", "MenuModel", "MenuKit",
        "Diagnostics", "Platform",
      ]),

    room(
      "MenuLoading",
      [
        "MenuModel", "MenuKit", "Markdown", "Localization", "Diagnostics", "Platform", "CExpat",
        "CTOML",
      ]),
    room(
      "MenuGrouping",
      ["MenuModel", "MenuKit", "Localization", "Diagnostics", "Platform", "Escaping"]),
    room(
      "MenuRendering",
      [
        "MenuModel", "MenuKit", "Markdown", "Mustache", "MenuTemplates",
        "Diagnostics", "Platform", "Escaping",
      ]),
    room("MenuWriting", ["MenuModel", "Diagnostics", "Platform", "Escaping"]),

    room("MenuModel", ["MenuKit", "Diagnostics"]),
    room("Markdown", ["Diagnostics", "Escaping", "CCmark", "CGumbo", "CArena"]),
    room("Mustache", ["Escaping"]),
    room("MenuTemplates"),
    room("Localization"),

    room("MenuKit"),
    room("Diagnostics", ["Escaping"]),
    room("Platform", ["CAttributes"]),
    room("Escaping"),

    .target(name: "CTOML", cxxSettings: [hardened()]),
    .target(name: "CArena", cSettings: [hardened()]),
    .target(name: "CMicroHTTPD", cSettings: [hardened()]),
    .systemLibrary(name: "CAttributes"),
    library("CCmark", "libcmark", apt: "libcmark-dev", brew: "cmark"),
    library("CExpat", "expat", apt: "libexpat1-dev", brew: "expat"),
    library("CGumbo", "gumbo", apt: "libgumbo-dev", brew: "gumbo-parser"),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("ArchitectureTests", []),
    tests("EscapingTests", ["Escaping"]),
    tests("DiagnosticsTests", ["Diagnostics"]),
    tests("PlatformTests", ["Platform"]),
    tests("MenuKitTests", ["MenuKit"]),
    tests("MenuModelTests", ["MenuModel", "MenuKit", "Diagnostics"]),
    tests("MarkdownTests", ["Markdown", "Diagnostics", "Escaping"]),
    tests("MustacheTests", ["Mustache"]),
    tests("LocalizationTests", ["Localization"]),
    tests("MenuLoadingTests", ["MenuLoading", "MenuModel", "MenuKit", "Diagnostics", "Platform"]),
    tests("MenuGroupingTests", ["MenuGrouping", "MenuModel", "MenuKit", "Diagnostics"]),
    tests(
      "MenuRenderingTests",
      [
        "MenuRendering", "MenuTemplates", "MenuModel", "MenuKit", "Markdown", "Diagnostics",
      ]),
    tests("MenuWritingTests", ["MenuWriting", "MenuModel", "Diagnostics", "Platform"]),
    tests("MenuBuildingTests", ["MenuBuilding", "MenuModel", "Platform"]),
    tests("PreviewServerTests", ["PreviewServer", "Platform"]),
    tests("TerminalBrowserTests", ["TerminalBrowser", "MenuKit", "Platform"]),
    tests(
      "CommandLineToolTests", ["CommandLineTool", "Diagnostics", "Platform"], data: ["Snapshots"]),
    tests(
      "EndToEndTests", ["MenuLoading", "Diagnostics"],
      data: ["Conditions", "Sites", "expected_menus.py", "expected_shapes.py"]),
  ],
  cxxLanguageStandard: .cxx17
)
