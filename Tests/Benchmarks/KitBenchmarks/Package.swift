// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that a release build of it builds MenuKit and nothing else.
let package = Package(
  name: "KitBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "menugen", path: "../../..")],
  targets: [
    .executableTarget(
      name: "KitBenchmarks", dependencies: [.product(name: "MenuKit", package: "menugen")],
      path: "Sources")
  ]
)
