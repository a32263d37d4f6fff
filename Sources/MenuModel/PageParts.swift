package import MenuKit

/// What a page has beside its rows. In `site.yml` and `menugen.yml`, where all four are Markdown.
package struct PageParts: Sendable {
  /// `logo`: stands at the head of the page, in place of the title's text when it is a picture.
  package var logo: MenuText?
  /// `header`: above the two columns.
  package var header: MenuText?
  /// `footer`: below them: opening hours, address.
  package var footer: MenuText?
  /// `legend`: what marks and tags mean: allergens.
  package var legend: MenuText?

  package init(
    logo: MenuText? = nil, header: MenuText? = nil, footer: MenuText? = nil,
    legend: MenuText? = nil
  ) {
    self.logo = logo
    self.header = header
    self.footer = footer
    self.legend = legend
  }

  /// These parts, with those of `others` where there is none here.
  package func filled(from others: PageParts) -> PageParts {
    PageParts(
      logo: logo ?? others.logo, header: header ?? others.header, footer: footer ?? others.footer,
      legend: legend ?? others.legend)
  }
}
