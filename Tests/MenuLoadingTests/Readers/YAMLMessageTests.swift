import MenuModel
import Testing

@testable import Diagnostics
@testable import MenuLoading

/// What people who write YAML for the first time get wrong, and what they are told.
@Suite struct YAMLMessageTests {
  struct Mistake: CustomTestStringConvertible {
    var testDescription: String
    var yaml: String
    /// `line:column` of the place, the headline, and the help.
    var message: String

    init(_ name: String, _ yaml: String, _ message: String) {
      (testDescription, self.yaml, self.message) = (name, yaml, message)
    }
  }

  @Test(arguments: [
    Mistake(
      "a tab before a key", "tea:\n\tprice: 2\n",
      "2:1 a tab indents this line; YAML takes only spaces for that; replace each tab at the start of the line by two spaces"
    ),
    Mistake(
      "a tab among spaces", "tea:\n  a: 1\n  \tb: 2\n",
      "3:3 a tab indents this line; YAML takes only spaces for that; replace each tab at the start of the line by two spaces"
    ),
    Mistake(
      "a tab before a hyphen", "tea:\n\t- a\n",
      "2:1 a tab indents this line; YAML takes only spaces for that; replace each tab at the start of the line by two spaces"
    ),
    Mistake(
      "a tab on a line of its own key", "a: 1\n\tb: 2\n",
      "2:1 a tab indents this line; YAML takes only spaces for that; replace each tab at the start of the line by two spaces"
    ),
    Mistake(
      "no space after the colon", "name: Tea\nprice:2.50\n",
      "2:6 a space is missing after this colon; write ‘price: …’"),
    Mistake(
      "no colon", "name: Tea\nprice 2.50\n",
      "2:1 ‘price 2.50’ has no colon after it, as a line of a map needs; write ‘key: value’, or indent the line if it belongs to the one above"
    ),
    Mistake(
      "a second colon", "name: Tea: green\n",
      "1:10 a second colon makes this line unclear; put the text in quotes: \"Tea: …\""),
    Mistake(
      "a line too deep", "name: Tea\n  price: 2\n",
      "2:3 ‘price:’ begins a key in the middle of a text; indent the line as its neighbours, or put the text in quotes"
    ),
    Mistake(
      "a line too deep after a list", "- a: 1\n   b: 2\n",
      "2:4 ‘b:’ begins a key in the middle of a text; indent the line as its neighbours, or put the text in quotes"
    ),
    Mistake(
      "a line not deep enough", "tea:\n    a: 1\n  b: 2\n",
      "3:3 this line is indented by 2, and no line above it is; indent it by 4 or by 0 spaces, as the lines above"
    ),
    Mistake(
      "a hyphen too far right", "- a: 1\n - b: 2\n",
      "2:2 this line is indented by 1, and no line above it is; indent it by 2 or by 0 spaces, as the lines above"
    ),
    Mistake(
      "no space after the hyphen", "- a\n-b\n",
      "2:1 a line of a list begins with ‘- ’, and this one does not; write a space after the hyphen"
    ),
    Mistake(
      "a list among keys", "a: 1\n- b\n",
      "2:1 an entry of a list stands among the keys of a map; indent the list deeper than the key it belongs to"
    ),
    Mistake(
      "a list on the line of its key", "a: - b\n",
      "1:4 a list can't begin on this line; begin it on a line of its own, indented"),
    Mistake(
      "quotes that stay open", "a: \"tea\nb: 1\n",
      "1:4 the quotes that begin here are still open on a line that is not indented; close the quotes before it, or indent the line"
    ),
    Mistake(
      "text after quotes", "a: \"tea\" hot\n",
      "1:10 ‘hot’ stands after a value that is complete; put the whole text in quotes if it belongs together"
    ),
    Mistake(
      "an apostrophe in quotes", "a: 'it's'\n",
      "1:8 the apostrophe before ‘s'’ ends the quotes; write it twice, or put the text in double quotes"
    ),
    Mistake(
      "a backslash in double quotes", "a: \"c:\\dir\"\n",
      "1:7 ‘\\d’ stands for no character; use single quotes, where a backslash is a backslash"),
    Mistake(
      "brackets that stay open", "a: [1, 2\nb: 3\n",
      "2:1 ‘[’ is still open, and this line is not indented deeper than its key; close it before this line, or indent the line"
    ),
    Mistake(
      "the wrong bracket", "a: [1, 2}\n",
      "1:9 ‘}’ can't close ‘[’"),
    Mistake(
      "two commas", "a: [1,, 2]\n",
      "1:7 a value is missing before this comma"),
    Mistake(
      "no comma", "a: {b: 1 c: 2}\n",
      "1:11 a second colon stands in one entry; put a comma before the key, or quotes around the text"
    ),
    Mistake(
      "no spaces after colons", "- name:Tea\n  price:2\n",
      "1:3 these 2 lines are one text and no keys; write ‘name: Tea’"),
    Mistake(
      "an at sign", "a: @home\n",
      "1:4 a text can't begin with ‘@’; put the text in quotes"),
    Mistake(
      "a percent sign", "a: %5\n",
      "1:4 a text can't begin with ‘%’; put the text in quotes"),
    Mistake(
      "a backtick", "a: `x`\n",
      "1:4 a text can't begin with ‘`’; put the text in quotes"),
    Mistake(
      "stars for bold", "a: **hot**\n",
      "1:4 no ‘&*hot**’ stands before the alias ‘**hot**’; put the text in quotes if it begins with an asterisk"
    ),
    Mistake(
      "an exclamation mark", "a: !important! x\n",
      "1:4 no line ‘%TAG’ says what ‘!important!’ stands for; put the text in quotes if it begins with that sign"
    ),
    Mistake(
      "text after a bar", "a: | tea\n",
      "1:6 ‘|’ begins a text on the lines below, and this stands on its line; move it to the next line, and indent it"
    ),
    Mistake(
      "two values", "- a\nb: 1\n",
      "2:1 a line of a list begins with ‘- ’, and this one does not; indent the line if it belongs to the entry above"
    ),
    Mistake(
      "a comment that is none", "a: \"x\"# no\n",
      "1:7 a comment wants a space before its ‘#’"),
    Mistake(
      "a control character", "a: x\u{7}y\n",
      "1:5 a control character, byte 07, stands in the file; remove it; in double quotes it can be written ‘\\x…’"
    ),
    Mistake(
      "an ampersand", "a: & b\n",
      "1:4 no name follows ‘&’; put the text in quotes if it begins with that sign"),
    Mistake(
      "a template's braces", "a: {{b}}\n",
      "1:5 a list or a map can't be the key of a map; put the text in quotes if it begins with a bracket"
    ),
  ])
  func isExplained(_ mistake: Mistake) {
    let file = SourceFile(name: "menu.yml", bytes: Array(mistake.yaml.utf8))
    let result = YAMLReader(file: file).read()
    let index = LineIndex(file)
    let messages = result.diagnostics.map { message in
      let place = message.span.map { index.position(of: $0.range.lowerBound) }
      let help = message.suggestion.map { "; \($0)" } ?? ""
      return "\(place.map { "\($0.line):\($0.column)" } ?? "?") \(message.summary)\(help)"
    }
    #expect(messages == [mistake.message])
  }
}
