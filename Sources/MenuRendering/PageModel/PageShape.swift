internal import Mustache

/// Which names exist where: what `Templates/README.md` promises, for checking templates.
enum PageShape {
  static let shape = TemplateShape([
    kind(
      "the page's root", values: [],
      objects: [
        .page: "page", .site: "site", .links: "link", .tags: "tag", .index: "entry",
        .sections: "section", .words: "words",
      ]),
    kind("page", values: PageInformation.values, objects: [.qr: "image"]),
    kind("site", values: [.title, .home]),
    TemplateShape.Kind("words", WordKey.allCases.map { ($0.rawValue, .value) }),
    kind("link", values: [.href, .title]),
    kind("tag", values: [.name, .count]),
    kind("image", values: [.src, .width, .height, .srcset, .lazy]),
    kind(
      "entry", values: [.href, .here, .title, .count, .countText, .letter, .hasEntries],
      objects: [.icon: "image", .selectedIcon: "image", .entries: "entry"]),
    kind(
      "section",
      values: [
        .anchor, .title, .heading, .level, .size, .short, .count, .countText, .summary, .note,
        .hasFields, .hasRows, .empty, .rowcount,
      ], objects: [.fields: "field", .rows: "row", .columns: "column"]),
    kind("field", values: [.name, .value]),
    kind(
      "row",
      values: [
        .anchor, .title, .titleLevel, .summary, .price, .amount, .currency, .id, .pickLabel,
        .hasTags, .badge, .link, .linkIsForeign, .unavailable, .open, .logical, .rowindex,
      ],
      objects: [
        .image: "image", .icon: "image", .tags: "tag", .detail: "detail", .cells: "cell",
      ]),
    kind(
      "detail", values: [.prose, .hasFields, .hasItems, .span, .rowindex],
      objects: [.fields: "field", .items: "item"]),
    kind(
      "item", values: [.title, .price, .hasFields, .hasItems],
      objects: [.fields: "field", .items: "item"]),
    kind("column", values: [.label, .kind]),
    kind("cell", values: [.label, .kind, .isTitle, .isTags, .isPicture, .markup, .sort]),
  ])

  private static func kind(
    _ name: String, values: [PageName], objects: [PageName: String] = [:]
  ) -> TemplateShape.Kind {
    let names = values.map { ($0.rawValue, TemplateShape.Member.value) }
    let kinds = objects.map { ($0.key.rawValue, TemplateShape.Member.object($0.value)) }
    return TemplateShape.Kind(name, names + kinds.sorted { $0.0 < $1.0 })
  }
}
