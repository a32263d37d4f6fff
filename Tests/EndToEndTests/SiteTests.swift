internal import Testing

/// The real tool on the folders of `Sites/`.
struct SiteTests {
  @Test(arguments: SiteCase.all) func site(_ site: SiteCase) throws {
    let differences = try site.differences(of: site.run())
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
