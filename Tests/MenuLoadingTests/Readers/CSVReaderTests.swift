import Diagnostics
import Foundation
import MenuLoading
import MenuModel
import TestSupport
import Testing

@Suite struct CSVReaderTests {
  private func read(_ text: String, hasHeader: Bool? = nil) -> ReadResult {
    CSVReader(file: file(text), hasHeader: hasHeader).read()
  }

  @Test(arguments: [
    (
      "commas", "name,price\nTea,2.50\nCoffee,3\n",
      "[{name: 'Tea', price: 2.50}, {name: 'Coffee', price: 3}]"
    ),
    (
      "semicolons, decimal commas", "Name;Preis\nTee;2,50\nKaffee;3,00\n",
      "[{Name: 'Tee', Preis: '2,50'}, {Name: 'Kaffee', Preis: '3,00'}]"
    ),
    (
      "semicolons without a header word in two columns", "a;b\n1,5;2,5\n3,5;4,5\n",
      "[{a: '1,5', b: '2,5'}, {a: '3,5', b: '4,5'}]"
    ),
    (
      "tabs, commas in text", "name\tnote\nTea\thot, sweet\nCoffee\tblack, bitter\n",
      "[{name: 'Tea', note: 'hot, sweet'}, {name: 'Coffee', note: 'black, bitter'}]"
    ),
    ("bars", "name|price\nTea|2.50\n", "[{name: 'Tea', price: 2.50}]"),
    (
      "one column", "name\nTea, hot\nCoffee\n\nMilk",
      "[{name: 'Tea, hot'}, {name: 'Coffee'}, {name: 'Milk'}]"
    ),
    ("sep line", "sep=;\r\nname;price\r\nTea;2\r\n", "[{name: 'Tea', price: 2}]"),
    (
      "carriage returns", "name,price\rTea,2\rCoffee,3",
      "[{name: 'Tea', price: 2}, {name: 'Coffee', price: 3}]"
    ),
    (
      "quotes", "name,note\n\"a, b\",\"say \"\"hi\"\"\"\n \"c\" ,\"two\r\nlines\"\n",
      "[{name: 'a, b', note: 'say \"hi\"'}, {name: 'c', note: 'two\r\nlines'}]"
    ),
    (
      "a quote inside", "name,size\npipe,5\" wide\ntube,6\"\n",
      "[{name: 'pipe', size: '5\" wide'}, {name: 'tube', size: '6\"'}]"
    ),
    (
      "digits kept", "code,price\n004,9.90\n7,1e3\n+1,-0.50\n1.,12345678901234567890\n",
      "[{code: '004', price: 9.90}, {code: 7, price: 1e3}, {code: '+1', price: -0.50}, {code: '1.', price: 12345678901234567890}]"
    ),
    (
      "blank lines", "name,price\n\nTea,2\n , \n,\nCoffee,3\n\n",
      "[{name: 'Tea', price: 2}, {name: 'Coffee', price: 3}]"
    ),
    (
      "nothing in a column of numbers", "name,price\nTea,-\nCoffee,NULL\nMilk,1\n-,\\N\n",
      "[{name: 'Tea', price: null}, {name: 'Coffee', price: null}, {name: 'Milk', price: 1}, {name: '-', price: null}]"
    ),
    (
      "dashes in a column of text", "name,note\nTea,-\nCoffee,NULL\nMilk,cold\n",
      "[{name: 'Tea', note: '-'}, {name: 'Coffee', note: 'NULL'}, {name: 'Milk', note: 'cold'}]"
    ),
    (
      "comments", "# prices of today\nname,price\n# drinks\nTea,2\nCoffee,3\n",
      "[{name: 'Tea', price: 2}, {name: 'Coffee', price: 3}]"
    ),
    (
      "a column called #", "#,name\n1,Tea\n2,Coffee\n",
      "[{#: 1, name: 'Tea'}, {#: 2, name: 'Coffee'}]"
    ),
    (
      "a number sign in a cell", "name,price\n#1 Combo,5\n#2 Combo,6\n",
      "[{name: '#1 Combo', price: 5}, {name: '#2 Combo', price: 6}]"
    ),
    ("blanks at the ends", "name, price\n Tea , 2.50\n", "[{name: ' Tea ', price: 2.50}]"),
    (
      "delimiter at each line's end", "name,price,\nTea,2,\nCoffee,3,\n",
      "[{name: 'Tea', price: 2, 3: ''}, {name: 'Coffee', price: 3, 3: ''}]"
    ),
    (
      "years as names", "region,2019,2020\nNorth,5,6\nSouth,7,8\n",
      "[{region: 'North', 2019: 5, 2020: 6}, {region: 'South', 2019: 7, 2020: 8}]"
    ),
    ("header only", "name,price\n", "[]"),
    ("a byte order mark", "\u{FEFF}name,price\nTea,2\n", "[{name: 'Tea', price: 2}]"),
  ])
  func reads(_ name: String, text: String, expected: String) {
    let result = read(text)
    #expect(outline(result.value) == expected)
    #expect(result.diagnostics.isEmpty, "\(lines(result.diagnostics))")
  }

  @Test(arguments: [
    (
      "no header found", "Tea,2.50\nCoffee,3.00\n",
      ["notice 1:1 the first line reads like the others, so the columns are called 1, 2, 3…"],
      "[{1: 'Tea', 2: 2.50}, {1: 'Coffee', 2: 3.00}]"
    ),
    (
      "a group's name repeats in the first line",
      "Drinks,Tea,hot\nDrinks,Coffee,hot\nDrinks,Milk,cold\n",
      ["notice 1:1 the first line reads like the others, so the columns are called 1, 2, 3…"],
      "[{1: 'Drinks', 2: 'Tea', 3: 'hot'}, {1: 'Drinks', 2: 'Coffee', 3: 'hot'}, {1: 'Drinks', 2: 'Milk', 3: 'cold'}]"
    ),
    (
      "a title above", "Price list of May\n\nname,price,note\nTea,2,hot\nCoffee,3,black\n",
      ["notice 1:1 the lines above the names of the columns are left out"],
      "[{name: 'Tea', price: 2, note: 'hot'}, {name: 'Coffee', price: 3, note: 'black'}]"
    ),
    (
      "two files in one", "name,price\nTea,2\nname,price\nCoffee,3\n",
      ["notice 3:1 the names of the columns stand here again: the line is left out"],
      "[{name: 'Tea', price: 2}, {name: 'Coffee', price: 3}]"
    ),
    (
      "the first row stands there twice", "Tea,hot\nCoffee,hot\nTea,hot\n",
      ["notice 1:1 the first line reads like the others, so the columns are called 1, 2, 3…"],
      "[{1: 'Tea', 2: 'hot'}, {1: 'Coffee', 2: 'hot'}, {1: 'Tea', 2: 'hot'}]"
    ),
    (
      "a quote that cuts a row", "name,price\n\"Tea, hot,2\nMilk,1\n",
      ["error 2:1 the quote that opens here is never closed"],
      "[{name: '\"Tea', price: ' hot', 3: 2}, {name: 'Milk', price: 1}]"
    ),
    (
      "too many cells", "name,price\nTea, hot,2\nMilk,1\nCoffee,3,\n",
      [
        "warning 2:10 this row has 3 cells and the table 2 columns: the last one is kept under its number"
      ],
      "[{name: 'Tea', price: ' hot', 3: 2}, {name: 'Milk', price: 1}, {name: 'Coffee', price: 3}]"
    ),
    (
      "too few cells", "name,price,note\nTea,2\nMilk\nCoffee,3,x\n",
      ["warning 2:1 this row has fewer cells than the table has columns (3), and so do 1 more"],
      "[{name: 'Tea', price: 2}, {name: 'Milk'}, {name: 'Coffee', price: 3, note: 'x'}]"
    ),
    (
      "equal and empty names", "name,price,price,,3\nTea,1,2,3,4\n",
      ["warning 1:12 the column name ‘price’ stands twice: the second is called ‘price 2’"],
      "[{name: 'Tea', price: 1, price 2: 2, 4: 3, 3: 4}]"
    ),
    (
      "text after a quote", "name,note\n\"Best\" tea,x\nCoffee,y\n",
      ["warning 2:1 text stands after a closing quote: the cell is taken as written"],
      "[{name: '\"Best\" tea', note: 'x'}, {name: 'Coffee', note: 'y'}]"
    ),
    (
      "a quote never closed", "name,note\nTea,\"hot\nCoffee,black\n",
      ["error 2:5 the quote that opens here is never closed"],
      "[{name: 'Tea', note: '\"hot'}, {name: 'Coffee', note: 'black'}]"
    ),
    (
      "a quote closed by a later one", "name,note\nTea,\"hot\nCoffee,\"black\"\n",
      ["error 2:5 the quote that opens here is never closed"],
      "[{name: 'Tea', note: '\"hot'}, {name: 'Coffee', note: 'black'}]"
    ),
    ("nothing", "\n \n", ["error 1:1 data is empty: there is no data to show"], "–"),
  ])
  func reports(_ name: String, text: String, messages: [String], expected: String) {
    let result = read(text)
    #expect(lines(result.diagnostics) == messages)
    #expect(outline(result.value) == expected)
  }

  @Test func takesTheUsersWordAboutTheHeader() {
    #expect(
      outline(read("a,b\nc,d\n", hasHeader: false).value) == "[{1: 'a', 2: 'b'}, {1: 'c', 2: 'd'}]")
    #expect(outline(read("1,2\n3,4\n", hasHeader: true).value) == "[{1: 3, 2: 4}]")
    #expect(read("1,2\n3,4\n", hasHeader: true).diagnostics.isEmpty)
  }

  @Test func knowsItsBytesAndSharesItsKeys() throws {
    let text = "name,note\n\"Té\",a\nCoffee, b \n"
    let rows = try #require(read(text).value?.list)
    let source = file(text)
    #expect(rows.map { source.text(in: $0.range.offsets) } == ["\"Té\",a", "Coffee, b "])
    let cells = rows.flatMap { $0.map?.values ?? [] }
    #expect(cells.map { source.text(in: $0.range.offsets) } == ["\"Té\"", "a", "Coffee", " b "])
    let keys = rows.map { row in row.map?.keys.withUnsafeBufferPointer { $0.baseAddress } }
    #expect(keys[0] == keys[1])
  }

  /// Rows are cut into cells when they are asked for: each by itself, and knowing what stood before.
  @Test(arguments: [
    (
      "a,b\nx,\"never\n\"\" ,2\n",
      ["{a: 'x', b: '\"never'}", "{a: '\"\" ', b: 2}"]
    ),
    (
      "name,price\nTea,NULL\nCoffee,-\n-,3\n",
      ["{name: 'Tea', price: null}", "{name: 'Coffee', price: null}", "{name: '-', price: 3}"]
    ),
    (
      "name,price\nTea,2,hot,\nCoffee,3\n\"Lemon \"\"ade\"\"\",4,,\n",
      [
        "{name: 'Tea', price: 2, 3: 'hot'}", "{name: 'Coffee', price: 3}",
        "{name: 'Lemon \"ade\"', price: 4}",
      ]
    ),
  ])
  func readsARowByItself(_ text: String, _ expected: [String]) throws {
    let rows = try #require(read(text, hasHeader: true).value?.list)
    #expect(rows.count == expected.count)
    for _ in 0..<2 {
      for (row, expected) in zip(rows, expected).reversed() { #expect(outline(row) == expected) }
    }
  }

  @Test func locatesBytesThatAreNotUTF8() {
    let bytes = Array("name,price\nCaf".utf8) + [0xE9] + Array(",2\n".utf8)
    let result = CSVReader(file: SourceFile(name: "data", bytes: bytes)).read()
    #expect(lines(result.diagnostics) == ["error 2:4 byte E9 is not UTF-8"])
  }

  @Test func meetsHostileTables() {
    let wide = String(repeating: "a,", count: 20_000)
    #expect(read(wide + "\n1\n").value == nil)
    let quotes = String(repeating: "\"\n\"x,", count: 50_000)
    #expect(read("a,b\n" + quotes).diagnostics.count <= 60)
    let equal = Array(repeating: "a", count: 16_000).joined(separator: ",")
    #expect(read(equal + "\nb,c\n", hasHeader: true).value?.list?.first?.map?.count == 2)
  }
}

@Suite(.enabled(if: SharedFolder.isThere, "the folder of public suites is not there"))
struct CSVSpectrumTests {
  static let names: [String] =
    (try? FileManager.default.contentsOfDirectory(
      atPath: SharedFolder.url.appending(path: "suites/csv-spectrum/csvs").path))?
    .map { String($0.dropLast(4)) }.sorted() ?? []

  @Test func isWhole() { #expect(Self.names.count == 12) }

  @Test(arguments: names)
  func reads(name: String) throws {
    let bytes = try SharedFolder.bytes("suites/csv-spectrum/csvs/\(name).csv")
    let result = CSVReader(file: SourceFile(name: name, bytes: bytes)).read()
    let rows = try #require(result.value?.list).map { row in
      let map = row.map ?? ValueMap()
      return Dictionary(
        uniqueKeysWithValues: zip(map.keys.map(\.name), map.values.map(Self.text)))
    }
    let json = try JSONSerialization.jsonObject(
      with: Data(SharedFolder.bytes("suites/csv-spectrum/json/\(name).json")))
    let expected = json as? [[String: String]] ?? (json as? [String: String]).map { [$0] }
    if name == "location_coordinates" {
      // The suite's two files tell different telephone numbers.
      #expect(rows.first?["Location Coordinates"] == expected?.first?["Location Coordinates"])
    } else {
      #expect(rows == expected)
    }
    #expect(result.diagnostics.isEmpty, "\(lines(result.diagnostics))")
  }

  private static func text(_ value: Value) -> String {
    switch value.kind {
    case .number(let text), .text(let text): text
    default: "not text"
    }
  }
}
