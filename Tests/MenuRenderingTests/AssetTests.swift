import Testing

@testable import MenuRendering

@Suite("Assets")
struct AssetTests {
  @Test(
    "SHA-256 gives what the standard says",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ])
  func hash(_ text: String, _ expected: String) {
    let digits = SHA256(Array(text.utf8)).digest.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    #expect(digits.joined() == expected)
  }

  @Test(
    "base 64 gives what the standard says",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func base64(_ text: String, _ expected: String) {
    #expect(Base64.text(of: Array(text.utf8)) == expected)
  }

  @Test(
    "comments, indents and empty lines go, all else stays: style",
    arguments: [
      ("/* a */\n:root {\n  color: red; /* b */\n\n}\n", ":root {\ncolor: red;\n}\n"),
      ("a::before { content: '/* no */ \\'' }", "a::before { content: '/* no */ \\'' }"),
      ("a { background: url(//host/x) }", "a { background: url(//host/x) }"),
      ("/* never closed", ""), ("a\r\n  b\r\n", "a\nb\n"),
    ])
  func style(_ source: String, _ expected: String) {
    let bytes = SourceStripper.strip(Array(source.utf8), .style)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test(
    "comments, indents and empty lines go, all else stays: script",
    arguments: [
      ("// a\nlet b = 1; // c\n", "let b = 1;\n"),
      ("let url = 'https://x'; /* d */ go()", "let url = 'https://x';  go()"),
      ("let r = /[/'\"]\\/\\/x/g;\n// y\n", "let r = /[/'\"]\\/\\/x/g;\n"),
      ("let q = a / b; // half\nlet s = c / 2 / d;", "let q = a / b;\nlet s = c / 2 / d;"),
      ("return /'/.test(x) // z", "return /'/.test(x)"),
      (
        "let t = `a // b\n  c ${d /* e */ + `${f}//`} // g`;",
        "let t = `a // b\n  c ${d  + `${f}//`} // g`;"
      ),
      ("let u = `${{ a: 1 }.a} // no`; // yes", "let u = `${{ a: 1 }.a} // no`;"),
    ])
  func script(_ source: String, _ expected: String) {
    let bytes = SourceStripper.strip(Array(source.utf8), .script)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test("what stands in a page can't end its element, and says the same")
  func inline() {
    let source = "let a = '</SCRIPT>', b = '</style>', c = '</b>', d = 1 </x/.y"
    let safe = String(decoding: InlineSource.safe(Array(source.utf8)), as: UTF8.self)
    #expect(safe == "let a = '<\\/SCRIPT>', b = '<\\/style>', c = '</b>', d = 1 </x/.y")
  }

  static let sizes: [(String, [UInt8], PixelSize?)] = [
    ("PNG", Samples.png(width: 320, height: 200), PixelSize(320, 200)),
    ("GIF", Array("GIF89a".utf8) + [0x40, 1, 0xC8, 0, 0, 0], PixelSize(320, 200)),
    (
      "WebP, lossy",
      Array("RIFF....WEBPVP8 ....".utf8) + [0, 0, 0, 0x9D, 1, 0x2A, 0x40, 0x41, 0xC8, 0],
      PixelSize(320, 200)
    ),
    (
      "WebP, lossless",
      Array("RIFF....WEBPVP8L....".utf8) + [0x2F, 0x3F, 0xC1, 0x31, 0, 0, 0, 0, 0, 0],
      PixelSize(320, 200)
    ),
    (
      "WebP, extended",
      Array("RIFF....WEBPVP8X....".utf8) + [0, 0, 0, 0, 0x3F, 1, 0, 0xC7, 0, 0],
      PixelSize(320, 200)
    ),
    (
      "JPEG",
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 200, 1, 0x40, 3, 0, 0],
      PixelSize(320, 200)
    ),
    (
      "JPEG, turned by the camera",
      [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
        + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
        + [0xFF, 0xC0, 0, 11, 8, 0, 200, 1, 0x40, 3, 0, 0], PixelSize(200, 320)
    ),
    (
      "AVIF",
      [0, 0, 0, 12] + Array("ftypavif".utf8) + [0, 0, 0, 20] + Array("ispe".utf8)
        + [0, 0, 0, 0, 0, 0, 1, 0x40, 0, 0, 0, 200], PixelSize(320, 200)
    ),
    ("SVG, sides", Array("<svg width='320px' height=\"200\">".utf8), PixelSize(320, 200)),
    (
      "SVG, box",
      Array("<?xml version='1.0'?><!-- <svg width='1'> --><svg viewBox=\"0 0 32 20\"/>".utf8),
      PixelSize(32, 20)
    ),
    ("SVG, one side", Array("<svg width='64' viewBox='0,0,32,20'>".utf8), PixelSize(64, 40)),
    (
      "SVG, shares", Array("<svg width='100%' height='100%' viewBox='0 0 3 4'>".utf8),
      PixelSize(3, 4)
    ),
    ("SVG, points", Array("<svg width='30pt' height='1in'>".utf8), PixelSize(40, 96)),
    ("SVG without a size", Array("<svg>".utf8), nil),
    ("SVG of no size", Array("<svg viewBox='0 0 0 0'>".utf8), nil),
    ("SVG without end", Array("<svg width='1".utf8), nil),
    ("SVG, absurd", Array("<svg width='1e300' height='9'>".utf8), nil),
    ("nothing", [], nil), ("text", Array("hello".utf8), nil),
    ("a cut PNG", Array(Samples.png(width: 320, height: 200).prefix(20)), nil),
    ("a cut JPEG", [0xFF, 0xD8, 0xFF, 0xC0, 0, 11], nil),
    (
      "a JPEG of one segment without end", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0, 0], nil
    ),
  ]

  @Test("the size of a picture is read from its file", arguments: sizes)
  func size(_ name: String, _ bytes: [UInt8], _ expected: PixelSize?) {
    #expect(ImageHeader.size(of: bytes) == expected, "\(name)")
  }

  @Test("a picture cut anywhere, or with any byte changed, is no danger")
  func hostile() {
    for (_, bytes, _) in Self.sizes {
      for length in bytes.indices { _ = ImageHeader.size(of: Array(bytes.prefix(length))) }
      for index in bytes.indices {
        for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
          var changed = bytes
          changed[index] = value
          if let size = ImageHeader.size(of: changed) { #expect(size.width > 0 && size.height > 0) }
        }
      }
    }
  }

  @Test(
    "prices show the menu's currency and keep their digits",
    arguments: [
      ("9.90", "EUR", "en", "€9.90"), ("9.90", "EUR", "de", "9.90\u{A0}€"),
      ("18", "CNY", "zh-Hans", "¥18"),
      ("4,50", "CHF", "de-CH", "4,50\u{A0}CHF"), ("from 4", "EUR", "en", "from 4"),
      ("$5", "EUR", "en", "$5"), ("9.90", nil, "en", "9.90"), ("", "EUR", "en", ""),
    ])
  func price(_ text: String, _ code: String?, _ language: String, _ expected: String) {
    #expect(Currency(code: code, language: language).shown(text) == expected)
  }

  @Test(
    "a height has the class that is nearest by ratio",
    arguments: [(0.0, 1), (8, 1), (9.7, 1), (9.9, 2), (12, 2), (18, 3), (1e9, 24)])
  func sizeClass(_ height: Double, _ expected: Int) {
    #expect(SizeClasses.size(forHeight: height) == expected)
  }

  @Test(
    "numbers that JSON takes as they are",
    arguments: [
      ("0", true), ("9.90", true), ("-1e3", true), ("1E-2", true), ("1234567890123456789", true),
      ("004", false), (".5", false), ("5.", false), ("+1", false), ("1e", false), ("0x1", false),
      ("", false), ("-", false), ("NaN", false), ("1_000", false),
    ])
  func numbers(_ text: String, _ isJSON: Bool) {
    #expect(NumberText.isJSON(text) == isJSON)
  }

  @Test(
    "paths between pages",
    arguments: [
      ("index.html", "index.html", "index.html"), ("a/index.html", "index.html", "a/index.html"),
      ("index.html", "a/index.html", "../index.html"), ("b/x.html", "a/index.html", "../b/x.html"),
      ("a/x.html", "a/index.html", "x.html"),
      ("茶 1/index.html", "index.html", "%E8%8C%B6%201/index.html"),
    ])
  func address(_ target: String, _ page: String, _ expected: String) {
    #expect(SitePath.address(of: target, from: page) == expected)
  }

  @Test(
    "paths that lead out of the site lead nowhere",
    arguments: [
      ("b.md", "a/x.md", "a/b.md"), ("../b.md", "a/x.md", "b.md"), ("../../b.md", "a/x.md", nil),
      ("./b.md", "x.md", "b.md"), ("/b.md", "a/x.md", "b.md"), ("..", "x.md", nil),
    ] as [(String, String, String?)])
  func resolved(_ address: String, _ file: String, _ expected: String?) {
    #expect(SitePath.resolve(address, from: file) == expected)
  }
}
