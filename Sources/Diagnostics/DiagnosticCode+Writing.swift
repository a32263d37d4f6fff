/// Messages about the folder that a site is written into.
extension DiagnosticCode {
  static let writing: [DiagnosticCode] = [
    outputFailed, outputForeign, outputOtherInput, outputInTheWay, outputOverlaps, outputBusy,
    outputName, outputManifest, outputKept, outputDiffers, outputStopped,
  ]

  public static let outputFailed = DiagnosticCode(
    "output-failed",
    title: "The site could not be written",
    example: "menugen build menu.csv --output /mnt/full",
    remedy: """
      The message names the file and the system's reason: free some space, choose another folder \
      with --output, or see who may write there (ls -ld). The pages that stood there before still do.
      """)

  public static let outputForeign = DiagnosticCode(
    "output-foreign",
    title: "The output folder has files that menugen didn't write",
    example: "menugen build menu.csv --output ~/Documents",
    remedy: """
      Name an empty or new folder with --output. If the site shall stand among those files, say \
      --adopt once: files of the same name are replaced, all others are left alone.
      """)

  public static let outputOtherInput = DiagnosticCode(
    "output-other-input",
    title: "The output folder holds the site of another input",
    example: "menugen build drinks.csv, where site/ was built from menu.csv",
    remedy: """
      Name another folder with --output, or say --replace to put this site in the place of that \
      one; the files of the old site are removed.
      """)

  public static let outputInTheWay = DiagnosticCode(
    "output-in-the-way",
    title: "Something that menugen didn't write stands where a file of the site belongs",
    example: "site/index.html, written by hand",
    remedy: """
      Move it away, or say --adopt to let the build replace a file of that name. A folder or a \
      symbolic link is never replaced.
      """)

  public static let outputOverlaps = DiagnosticCode(
    "output-overlaps",
    title: "The output folder can't be where the content is, nor a home folder or the root",
    example: "menugen build notes --output notes/site",
    remedy: "Name a folder beside the content with --output.")

  public static let outputBusy = DiagnosticCode(
    "output-busy",
    title: "Another build is writing into the output folder",
    example: "two terminals, each with menugen build",
    remedy: "Wait until it is done and run the command again.")

  public static let outputName = DiagnosticCode(
    "output-name",
    title: "A name can't be the name of a file",
    example: "a section whose title has 300 letters, on a page of its own",
    remedy: "Give the menu's folder or the file a shorter name without slashes.")

  public static let outputManifest = DiagnosticCode(
    "output-manifest",
    title: "The list of what the last build wrote can't be read",
    example: "site/.menugen-manifest.json, changed by hand",
    remedy: """
      Without it nobody knows which files are menugen's. Put it back, or say --adopt: files that \
      this build makes are replaced, all others are left alone.
      """)

  public static let outputKept = DiagnosticCode(
    "output-kept",
    title: "A file that is no longer part of the site was changed by hand, and stays",
    example: "site/drinks/index.html, edited, after the menu drinks was removed",
    remedy: "Remove it yourself if it is not wanted; menugen doesn't touch it any more.")

  public static let outputDiffers = DiagnosticCode(
    "output-differs",
    title: "A folder is not what the build makes",
    example: "menugen verify site, after an edit in content/",
    remedy: "Build the site again, or find out who changed the file that the message names.")

  public static let outputStopped = DiagnosticCode(
    "output-stopped",
    title: "A build was stopped before it changed anything",
    example: "Ctrl-C during menugen build",
    remedy: """
      The pages that stood there before still do. Run the command again when you like. A build \
      that is already putting its files in their places finishes that first, and ends as usual.
      """)
}
