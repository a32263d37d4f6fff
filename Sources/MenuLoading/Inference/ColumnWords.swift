/// What the names of columns hint at, in many languages. A hint helps to decide between columns
/// whose values are much alike; no decision needs one.
enum ColumnWords {
  enum Meaning: UInt32, CaseIterable {
    case title, group, price, summary, detail, image, icon, selectedIcon, link, id, tags, badge
    /// Lists of what a thing contains; their entries are rows of a section.
    case children
    /// Lists of what a thing is like: sizes, ingredients. Their entries are no rows.
    case attributes
    /// A flag or a kind that marks header rows.
    case header
    /// The row that a row lies under.
    case parent
    /// Numbers that are no amounts of money.
    case measure
    /// How much there is of a thing that has several prices.
    case size
    /// Names for the whole of what a file holds, whatever it is.
    case envelope
  }

  /// Whether one of the words of a name has that meaning.
  static func hints(_ name: String, at meaning: Meaning) -> Bool {
    strength(of: name, for: meaning) > 0
  }

  /// 1 when the name is a word of that meaning, 0.7 when it ends in one, 0.4 when it has one
  /// elsewhere, else 0.
  static func strength(of name: String, for meaning: Meaning) -> Double {
    NameMeanings(name).strength(for: meaning)
  }

  static func endsInWord(_ name: String, of meaning: Meaning) -> Bool {
    let words = text[meaning]?.split(separator: " ") ?? []
    return words.contains { $0.utf8.count >= 3 && name.hasSuffix($0) }
  }

  /// `itemPriceEUR`, `item_price` and `Item price` into words of small letters.
  static func parts(of name: String) -> [String] {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return asciiParts(of: name.utf8.prefix(64)) }
    var parts: [String] = []
    var word = ""
    var wasSmall = false
    var capitals = 0
    for character in name.prefix(64) {
      guard character.isLetter else {
        if !word.isEmpty { parts.append(word) }
        word = ""
        wasSmall = false
        continue
      }
      if character.isUppercase, wasSmall {
        parts.append(word)
        word = ""
      } else if character.isLowercase, capitals > 1, let last = word.popLast() {
        // The last capital of several starts the next word: PSGroup.
        if !word.isEmpty { parts.append(word) }
        word = String(last)
      }
      wasSmall = character.isLowercase
      capitals = character.isUppercase ? capitals + 1 : 0
      word += character.lowercased()
    }
    if !word.isEmpty { parts.append(word) }
    return parts
  }

  /// The same for names in ASCII, which nearly all are.
  private static func asciiParts(of name: Substring.UTF8View) -> [String] {
    var parts: [String] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { parts.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    var wasSmall = false
    var capitals = 0
    for byte in name {
      let small = byte | 0x20
      guard small &- 0x61 < 26 else {
        end()
        wasSmall = false
        continue
      }
      if byte != small, wasSmall {
        end()
      } else if byte == small, capitals > 1, let last = word.popLast() {
        end()
        word.append(last)
      }
      wasSmall = byte == small
      capitals = byte == small ? 0 : capitals + 1
      word.append(small)
    }
    end()
    return parts
  }

  static func singular(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }

  static let known = KnownWords(text)

  static let text: [Meaning: String] = [
    .title: """
    name title label heading headline term question subject product item dish displayname fullname \
    titel bezeichnung gericht artikel produkt begriff frage speise nom titre libellé libelle \
    intitulé plat produit terme nombre título titulo denominación plato producto término pregunta \
    nome titolo denominazione piatto prodotto domanda prato produto pergunta naam benaming vraag \
    namn rätt navn tittel rett nazwa tytuł danie pytanie název nazev jméno jídlo názov nimi otsikko \
    nume titlu név cím ad adı adi isim başlık ürün yemek название наименование имя блюдо товар \
    вопрос заголовок назва страва ім'я име όνομα ονομα τίτλος πιάτο שם כותרת اسم الاسم العنوان نام \
    नाम व्यंजन tên mon món mónăn tieude judul nama ชื่อ 名称 名字 名 标题 品名 菜名 名稱 標題 名前 タイトル 商品名 品目 \
    料理名 이름 제목 명칭 상품명 메뉴명
    """,
    .group: """
    category categories group section type class kind department genre family topic chapter \
    collection rubric heading course division subcategory kategorie gruppe rubrik abteilung typ art \
    warengruppe bereich catégorie categorie groupe rubrique rayon famille categoría categoria grupo \
    sección seccion tipo rubro familia gruppo sezione reparto seção secao categorieën groep afdeling \
    kategori avdelning avdeling afdeling kategoria grupa dział kategória skupina oddíl ryhmä osasto \
    categorie grup csoport kategoriler bölüm tür категория группа раздел тип отдел категорія група \
    розділ κατηγορία ομάδα קטגוריה קבוצה فئة الفئة تصنيف قسم القسم دسته श्रेणी danhmục loại nhóm \
    หมวด 分类 类别 分組 分组 类型 种类 分類 類別 カテゴリ カテゴリー ジャンル 種類 区分 카테고리 분류 \
    종류 그룹
    """,
    .price: """
    price cost amount fee rate preis kosten betrag prix tarif montant coût precio coste costo \
    importe tarifa prezzo preço preco valor custo prijs kost pris belopp beløb cena koszt hinta \
    preț pret ár fiyat ücret цена стоимость ціна вартість τιμή מחיר سعر السعر ثمن قیمت मूल्य कीमत दाम gia giá \
    harga precios prezzi preise ราคา 价格 单价 价 售价 價格 價錢 価格 値段 料金 가격 요금 minprice unitprice
    """,
    .summary: """
    description desc summary subtitle excerpt abstract tagline caption blurb intro info comment \
    definition meaning beschreibung kurzbeschreibung zusammenfassung untertitel bemerkung \
    erklärung résumé resume sous-titre descripción descripcion resumen definición subtítulo \
    descrizione riassunto definizione descrição descricao resumo omschrijving beschrijving \
    beskrivning beskrivelse opis popis kuvaus descriere leírás açıklama описание определение опис \
    περιγραφή תיאור وصف الوصف توضیحات विवरण môtả deskripsi 描述 说明 简介 介绍 备注 說明 説明 概要 \
    紹介 설명 소개
    """,
    .detail: """
    detail details body content text answer instruction instructions html markdown longdescription \
    fulldescription note story remedy explanation inhalt antwort langbeschreibung contenu réponse \
    reponse texte détail contenido respuesta texto detalle contenuto risposta testo dettaglio \
    conteúdo resposta inhoud antwoord tekst innehåll svar treść odpowiedź obsah odpověď içerik cevap \
    содержание текст ответ подробности зміст відповідь περιεχόμενο תשובה محتوى الإجابة 内容 正文 详情 \
    答案 詳細 本文 回答 내용 답변
    """,
    .image: """
    image img picture photo pic thumbnail thumb cover avatar poster banner bild foto abbildung \
    imagen fotografía immagine imagem afbeelding billede bilde obrazek zdjęcie obrázek kuva imagine \
    kép resim fotoğraf изображение картинка фото зображення εικόνα תמונה صورة عکس hình gambar รูป \
    图片 图 照片 封面 圖片 画像 写真 이미지 사진
    """,
    .icon:
      "icon symbol emoji pictogram glyph logo icône icono icona ícone ikon ikona иконка 图标 圖標 アイコン 아이콘",
    .selectedIcon: "selected highlighted highlight active pressed hover on chosen current 高亮 选中 選択",
    .link: """
    link url href website homepage permalink site web webpage lien enlace enlaces sito collegamento \
    ligação koppeling länk lenke odkaz linkki adres bağlantı ссылка сайт посилання σύνδεσμος קישור \
    رابط 链接 网址 鏈接 リンク 링크 repository
    """,
    .id: """
    id uid uuid guid code sku key slug ref reference number nr no num identifier isbn ean gtin \
    handle kennung nummer artikelnummer schlüssel código codigo clave codice chiave chave kod klucz \
    klíč код номер артикул ключ κωδικός קוד رمز كود 编号 代码 编码 コード 番号 코드 번호 primary
    """,
    .tags: """
    tag tags keyword keywords label labels allergen allergens diet attribute flag schlagwort \
    schlagworte stichwort stichworte allergene étiquette mot-clé allergène etiqueta etiquetas \
    alérgenos etichetta allergeni etikett tagi štítek тег теги метка аллергены 标签 標籤 タグ 태그
    """,
    .badge:
      "badge severity status state flair marker priority zustand estado statut stato состояние статус 状态 状態 상태",
    .children: """
    items children rows entries products dishes subcategories subcategory cities districts \
    lessons articles links pages questions tasks songs tracks members list menu elements records \
    content courses einträge artikel gerichte produkte speisen unterkategorien kinder elemente plats \
    produits éléments articles platos productos elementos artículos hijos piatti prodotti elementi \
    figli pratos produtos itens gerechten producten rätter retter pozycje dania produkty položky \
    jídla ürünler yemekler öğeler блюда товары элементы позиции страви товари 子类 菜品 列表 商品 项目 \
    城市 子分类 品項 料理 メニュー 一覧 項目 子 메뉴 상품 항목 목록
    """,
    .attributes: """
    tag tags label labels keyword keywords image images photo photos picture pictures size sizes \
    variant variants choice choices ingredient ingredients allergen allergens step \
    steps feature features author authors genre genres language languages price prices reviews \
    review ratings comment comments attribute attributes skill skills role roles specs link links alias aliases synonym \
    synonyms see related color colors colour colours day days hours addons toppings extras cast \
    instruction instructions direction directions tools platforms example examples answer answers \
    zutaten größen grössen varianten schritte bilder schlagworte ingrédients étapes tailles \
    ingredientes pasos tamaños etiquetas imágenes ingredienti passaggi taglie passos tamanhos \
    ingrediënten stappen ingredienser składniki kroki suroviny ингредиенты шаги размеры теги 标签 \
    图片 规格 尺寸 材料 手順 材料 サイズ 재료 사이즈
    """,
    .header:
      "header heading section group isheader issection title divider separator überschrift titre encabezado intestazione rubrik заголовок 标题 見出し",
    .measure: """
    time duration length width height depth weight mass size rating score rank lat latitude lng lon \
    longitude percent percentage ratio share version area volume distance temperature abv level \
    count quantity qty stock year age second seconds sec minutes min hour hours ms milliseconds km \
    kilometre kilometer kilometres kilometers mile miles metre meter metres meters mm cm kg gram \
    grams litre liter litres liters ml calories kcal kj protein fat carbs sugar speed altitude \
    elevation radius stars votes popularity probability confidence magnitude power voltage \
    frequency bpm gpa grade sekunden minuten stunden gewicht länge breite höhe dauer zeit bewertung menge durée \
    poids taille note longueur largeur hauteur duración peso tamaño nota altura durata dimensione \
    altezza вес длина высота рейтинг время 时间 重量 评分 长度 高度 時間 重さ 長さ 高さ 評価 시간 무게 평점
    """,
    .size: """
    small medium large regular s m l xl xxl xs p g gg half full single double glass bottle carafe \
    pint cup pot slice whole kids child adult senior student klein mittel groß gross normal halb ganz \
    glas flasche kinder erwachsene petit moyen grand verre bouteille demi pequeño pequeno mediano \
    medio médio mediana grande chico copa botella ración tapa piccolo piccola media bicchiere \
    bottiglia liten mellan stor lille mały średni duży malá velká малый средний большой маленькая \
    большая küçük orta büyük 小 中 大 小份 中份 大份 半份 보통 곱빼기 並 大盛
    """,
    .envelope: """
    data result results response payload body value values root document catalog catalogue feed \
    list record row set dataset collection page export output menu menus karte speisekarte \
    kategorien carte menü carta menú cardápio меню категории 菜单 菜單 数据 列表 メニュー データ 메뉴 قائمة
    """,
    .parent:
      "parent parentid parent_id pid up belongsto superior elternteil übergeordnet padre parentcode родитель 父 上级 上級 親 부모",
  ]
}
