/// The words of the interface in Arabic.
extension Words {
  static func arabic(_ key: WordKey) -> Word {
    switch key {
    case .skip: "انتقل إلى الأقسام"
    case .index: "الأقسام"
    case .details: "التفاصيل"
    case .number: "الرقم"
    case .legend: "مفتاح الرموز"
    case .source: "المصدر:"
    case .emptySection: "لا شيء هنا بعد."
    case .unavailable: "غير متوفر"
    case .openLink: "افتح"
    case .expandAll: "افتح الكل"
    case .collapseAll: "أغلق الكل"
    case .yes: "نعم"
    case .no: "لا"
    case .filter: "ابحث في هذه الصفحة"
    case .tags: "الوسوم"
    case .found:
      .forms([
        .zero: "لا نتائج",
        .one: "نتيجة واحدة",
        .two: "نتيجتان",
        .few: "{n} نتائج",
        .many: "{n} نتيجة",
        .other: "{n} نتيجة",
      ])
    case .tagWith: "مع"
    case .tagWithout: "بدون"
    case .nothingFound: "لا شيء يطابق البحث."
    case .nothingFoundAdvice: "جرّب كلمات أقل أو أقصر، أو أزل وسمًا."
    case .filterClear: "اعرض الكل"
    case .pick: "اختر {title}"
    case .less: "أنقص واحدًا"
    case .more: "زد واحدًا"
    case .picked: "مختارة"
    case .pickColumn: "اختيار"
    case .pickedCount:
      .forms([
        .zero: "لم يُختر شيء",
        .one: "عنصر مختار واحد",
        .two: "عنصران مختاران",
        .few: "{n} عناصر مختارة",
        .many: "{n} عنصرًا مختارًا",
        .other: "{n} عنصر مختار",
      ])
    case .pickedOnly: "ما اخترته فقط"
    case .pickedFull:
      .forms([
        .zero: "لا يمكن اختيار شيء",
        .one: "لا يمكن اختيار أكثر من عنصر واحد",
        .two: "لا يمكن اختيار أكثر من عنصرين",
        .few: "لا يمكن اختيار أكثر من {n} عناصر",
        .many: "لا يمكن اختيار أكثر من {n} عنصرًا",
        .other: "لا يمكن اختيار أكثر من {n} عنصر",
      ])
    case .pickedShow: "اعرض القائمة"
    case .pickedHeading: "المختار"
    case .pickedRemove: "أزل {title}"
    case .pickedGone: "لم يعد متوفرًا:"
    case .pickedUnpriced:
      .forms([
        .zero: "كلها بسعر",
        .one: "عنصر واحد بلا سعر",
        .two: "عنصران بلا سعر",
        .few: "{n} عناصر بلا سعر",
        .many: "{n} عنصرًا بلا سعر",
        .other: "{n} عنصر بلا سعر",
      ])
    case .pickedCopy: "انسخ كنص"
    case .pickedShare: "انسخ الرابط"
    case .pickedKeep: "احفظ على هذا الجهاز"
    case .pickedClear: "أفرغ القائمة"
    case .copied: "نُسخ"
    case .kept: "حُفظ"
    case .columnTitle: "الاسم"
    case .columnPrice: "السعر"
    case .columnSummary: "الوصف"
    case .columnTags: "الوسوم"
    case .columnImage: "الصورة"
    case .columnBadge: "ملاحظة"
    case .notFound: "الصفحة غير موجودة"
    case .notFoundAdvice: "ربما نُقلت. ابدأ من جديد من هنا:"
    case .rows:
      .forms([
        .zero: "لا عناصر",
        .one: "عنصر واحد",
        .two: "عنصران",
        .few: "{n} عناصر",
        .many: "{n} عنصرًا",
        .other: "{n} عنصر",
      ])
    case .sections:
      .forms([
        .zero: "لا أقسام",
        .one: "قسم واحد",
        .two: "قسمان",
        .few: "{n} أقسام",
        .many: "{n} قسمًا",
        .other: "{n} قسم",
      ])
    case .untitled: "أخرى"
    case .writeUp: "كيف صُنعت هذه الصفحة"
    case .data: "البيانات"
    }
  }
}
