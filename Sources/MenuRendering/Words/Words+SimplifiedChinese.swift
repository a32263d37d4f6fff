/// The words of the interface in simplified Chinese.
extension Words {
  static func simplifiedChinese(_ key: WordKey) -> Word {
    switch key {
    case .skip: "跳到各分组"
    case .index: "分组"
    case .details: "详情"
    case .number: "序号"
    case .legend: "图例"
    case .source: "来源"
    case .emptySection: "暂无内容。"
    case .unavailable: "暂不供应"
    case .openLink: "打开"
    case .expandAll: "全部展开"
    case .collapseAll: "全部收起"
    case .yes: "是"
    case .no: "否"
    case .filter: "在本页查找"
    case .tags: "标签"
    case .found:
      .forms([
        .other: "找到 {n} 项"
      ])
    case .tagWith: "含"
    case .tagWithout: "不含"
    case .nothingFound: "没有匹配的内容。"
    case .nothingFoundAdvice: "试试更少或更短的词，或去掉一个标签。"
    case .filterClear: "显示全部"
    case .pick: "选择{title}"
    case .less: "减一份"
    case .more: "加一份"
    case .picked: "已选"
    case .pickColumn: "选择"
    case .pickedCount:
      .forms([
        .other: "已选 {n} 项"
      ])
    case .pickedOnly: "只看已选"
    case .pickedFull:
      .forms([
        .other: "最多可选 {n} 项"
      ])
    case .pickedShow: "查看清单"
    case .pickedHeading: "已选"
    case .pickedRemove: "移除{title}"
    case .pickedGone: "已不再提供："
    case .pickedUnpriced:
      .forms([
        .other: "{n} 项没有价格"
      ])
    case .pickedCopy: "复制为文字"
    case .pickedShare: "复制链接"
    case .pickedKeep: "保存在本机"
    case .pickedClear: "清空"
    case .copied: "已复制"
    case .kept: "已保存"
    case .columnTitle: "名称"
    case .columnPrice: "价格"
    case .columnSummary: "简介"
    case .columnTags: "标签"
    case .columnImage: "图片"
    case .columnBadge: "标记"
    case .notFound: "找不到页面"
    case .notFoundAdvice: "它可能已经移走。请从这里重新开始："
    case .rows:
      .forms([
        .other: "{n} 项"
      ])
    case .sections:
      .forms([
        .other: "{n} 组"
      ])
    case .untitled: "其他"
    case .writeUp: "这个页面是怎样做的"
    case .data: "数据"
    }
  }
}
