// What the examples of the documentation take for granted.
import MenuKit

struct Drink: Sendable {
  var name: String
  var kind: String
  var price: String
  var origin: String?
}

struct Shop: Sendable {
  var country: String
  var city: String
}

let shops = [Shop(country: "FR", city: "Lyon")]
let greens = ["Sencha", "Longjing"]
let drinks = [Drink(name: "Oolong", kind: "Tea", price: "4.50")]
let menu = LinkedMenu("Tea house") { MenuSection("Tea") { MenuRow("Oolong", price: "4.50") } }
let source = menu
let index = LogicalIndex(section: 0, row: 0)

/// The part of a table view that an example calls.
struct TableView {
  enum Animation { case fade }
  struct Path {}

  func performBatchUpdates(_ updates: () -> Void) { updates() }
  func deleteRows(at paths: [Path], with animation: Animation) {}
  func insertRows(at paths: [Path], with animation: Animation) {}
}

let tableView = TableView()

func indexPath(_ index: ActualIndex) -> TableView.Path { TableView.Path() }
