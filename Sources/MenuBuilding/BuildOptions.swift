/// What a build is asked to do. The defaults build the site in the current folder.
public struct BuildOptions: Sendable {
  /// A site's folder, a menu's folder, a data file, or `-` for standard input.
  public var input: String
  /// The folder that the site is written to; nil for `site`, which stands in the site's folder, or in
  /// the current folder when the input is a data file.
  public var output: String?
  /// Keys of the configuration, put over what the files say.
  public var settings: [Setting]
  /// What `-` stands for.
  public var standardInput: [UInt8]
  /// One HTML file a menu, with style, script and pictures inside.
  public var isSingleFile: Bool
  /// How many threads may work at once; the bytes written don't depend on it.
  public var jobs: Int
  /// Everything but the writing.
  public var isDryRun: Bool
  /// Warnings fail the build as errors do.
  public var isStrict: Bool
  /// Write into a folder that holds foreign files, leaving those alone.
  public var adopts: Bool
  /// Write into a folder that was built from another input, replacing that site.
  public var replaces: Bool
  /// The user's home folder, which is never written into as a site; nil when it is not known.
  public var home: String?
  /// Where rendered notes are kept for the next build; nil to render all of them. The bytes written
  /// don't depend on it.
  public var cacheFolder: String?

  /// A key of `menugen.yml` or `site.yml` with its value: `behaviour` and `swap`; a member of a map
  /// is named with a dot: `fields.title`. The same key twice makes a list.
  public struct Setting: Sendable, Hashable {
    /// The key.
    public var key: String
    /// Its value, as the file would have it.
    public var text: String
    /// What messages call it: the option as typed.
    public var source: String

    /// A key with its value; messages call it by the key when no source is named.
    public init(_ key: String, _ text: String, from source: String? = nil) {
      self.key = key
      self.text = text
      self.source = source ?? key
    }
  }

  /// Options: those that are left out are as a build without options has them.
  public init(
    input: String = ".", output: String? = nil, settings: [Setting] = [],
    standardInput: [UInt8] = [], isSingleFile: Bool = false, jobs: Int = 1, isDryRun: Bool = false,
    isStrict: Bool = false, adopts: Bool = false, replaces: Bool = false, home: String? = nil,
    cacheFolder: String? = nil
  ) {
    self.input = input
    self.output = output
    self.settings = settings
    self.standardInput = standardInput
    self.isSingleFile = isSingleFile
    self.jobs = jobs
    self.isDryRun = isDryRun
    self.isStrict = isStrict
    self.adopts = adopts
    self.replaces = replaces
    self.home = home
    self.cacheFolder = cacheFolder
  }
}
