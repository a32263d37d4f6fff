/// The words of the interface in traditional Chinese.
extension Words {
  static func traditionalChinese(_ key: WordKey) -> Word {
    switch key {
    case .skip: "跳到各分組"
    case .index: "分組"
    case .details: "詳情"
    case .number: "序號"
    case .legend: "圖例"
    case .source: "來源"
    case .emptySection: "尚無內容。"
    case .unavailable: "暫不供應"
    case .openLink: "開啟"
    case .expandAll: "全部展開"
    case .collapseAll: "全部收合"
    case .yes: "是"
    case .no: "否"
    case .filter: "在本頁尋找"
    case .tags: "標籤"
    case .found:
      .forms([
        .other: "找到 {n} 項"
      ])
    case .tagWith: "含"
    case .tagWithout: "不含"
    case .nothingFound: "沒有符合的內容。"
    case .nothingFoundAdvice: "試試更少或更短的詞，或拿掉一個標籤。"
    case .filterClear: "顯示全部"
    case .pick: "選擇{title}"
    case .less: "減一份"
    case .more: "加一份"
    case .picked: "已選"
    case .pickColumn: "選擇"
    case .pickedCount:
      .forms([
        .other: "已選 {n} 項"
      ])
    case .pickedOnly: "只看已選"
    case .pickedFull:
      .forms([
        .other: "最多可選 {n} 項"
      ])
    case .pickedShow: "檢視清單"
    case .pickedHeading: "已選"
    case .pickedRemove: "移除{title}"
    case .pickedGone: "已不再提供："
    case .pickedUnpriced:
      .forms([
        .other: "{n} 項沒有價格"
      ])
    case .pickedCopy: "複製為文字"
    case .pickedShare: "複製連結"
    case .pickedKeep: "保存在此裝置"
    case .pickedClear: "清空"
    case .copied: "已複製"
    case .kept: "已保存"
    case .columnTitle: "名稱"
    case .columnPrice: "價格"
    case .columnSummary: "簡介"
    case .columnTags: "標籤"
    case .columnImage: "圖片"
    case .columnBadge: "標記"
    case .notFound: "找不到頁面"
    case .notFoundAdvice: "它可能已經移走。請從這裡重新開始："
    case .rows:
      .forms([
        .other: "{n} 項"
      ])
    case .sections:
      .forms([
        .other: "{n} 組"
      ])
    case .untitled: "其他"
    case .writeUp: "這個頁面是怎樣做的"
    case .data: "資料"
    }
  }
}
