/// What columns say about each other.
extension ColumnSurvey {
  /// Whether a column is about something beside the row: `spec_title` next to `spec_href`, while most
  /// columns are called otherwise.
  func isAside(_ column: Column) -> Bool {
    let plain = columns.filter { $0.depth == column.depth && $0.statistics.scalars > 0 }
    guard let first = ColumnWords.parts(of: column.name).first, plain.count < 60,
      ColumnWords.parts(of: column.name).count > 1
    else { return false }
    let alike = plain.count { other in
      let parts = ColumnWords.parts(of: other.name)
      return parts.count > 1 && parts.first == first
    }
    return alike >= 2 && alike * 2 < plain.count
  }

  /// Columns of numbers with two decimals that nothing says more of: of several none is the price.
  var vagueAmounts: Int {
    columns.count { column in
      let values = column.statistics
      return column.nesting == 0 && values.scalars > 0 && values.share(.number) > 0.9
        && values.fractions * 2 > values.scalars && values.haveCents
        && max(column.hint(.price), column.hint(.measure), column.hint(.id)) == 0
    }
  }
}
