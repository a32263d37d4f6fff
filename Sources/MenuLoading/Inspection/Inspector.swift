internal import Diagnostics
internal import MenuKit
internal import MenuModel
package import Platform

/// Finds out what a build would understand of a data file.
package struct Inspector {
  private let files: any FileSystem
  private let settings: [CommandSetting]

  package init(_ files: any FileSystem, settings: [CommandSetting] = []) {
    self.files = files
    self.settings = settings
  }

  /// Reads and understands one file. Linear in its size.
  ///
  /// Throws when the file can't be read.
  package func inspect(_ path: String) throws(FileSystemError) -> Inspection {
    inspect(try files.read(path), name: path)
  }

  /// The same, of bytes that came from anywhere.
  package func inspect(_ bytes: [UInt8], name: String) -> Inspection {
    var configuration = MenuConfiguration()
    let problems = settings.apply(to: &configuration, keys: MenuSettingKeys.all)
    let options = configuration.reading
    let data = DataFile(bytes, name: name, options: options)
    var inspection = Inspection(
      file: name, size: bytes.count,
      encoding: options.encoding ?? TextEncoding.mark(of: bytes)?.name.uppercased() ?? "UTF-8",
      format: data.format?.rawValue, dialect: data.dialect.map(words), shape: nil, sections: 0,
      rows: 0, fields: [], reasons: [], alternatives: [], configuration: "",
      diagnostics: problems + data.diagnostics)
    guard let value = data.value, let file = data.file else { return inspection }
    let read = DataInterpretation(of: value, in: file, options: options)
    // The choices that a build tells in a line are listed here in full.
    inspection.diagnostics = inspection.diagnostics.followed(
      by: read.diagnostics.filter { $0.severity != .notice })
    guard let reading = read.reading else { return inspection }
    if let records = read.records { count(records, into: &inspection) }
    inspection.shape = reading.shape.outline
    inspection.reasons = reading.reasons
    inspection.alternatives = reading.alternatives.map { ($0.summary, $0.option) }
    inspection.fields = fields(
      FieldCensus(of: DataArrangement.arranged(value), shape: reading.shape), reading)
    inspection.configuration =
      ReadingConfiguration(
        reading, file: name, dialect: data.dialect, options: options
      ).text
    return inspection
  }

  private func words(_ dialect: CSVDialect) -> String {
    "\(dialect.delimiterName), "
      + (dialect.hasHeader ? "the first line names the columns" : "no line of names")
  }

  private func count(_ records: RecordSet, into inspection: inout Inspection) {
    var names = Set(records.sections.compactMap(\.title))
    var others = 0
    var hasStray = false
    for record in records.records {
      switch record.placement {
      case .section: continue
      case .keys(let keys): for key in keys where names.insert(key).inserted { others += 1 }
      case .none: hasStray = true
      }
    }
    inspection.rows = records.records.count
    inspection.sections = records.sections.count + others + (hasStray ? 1 : 0)
  }

  private func fields(_ census: FieldCensus, _ reading: Reading) -> [Inspection.Field] {
    let parts = ReadingConfiguration.parts(of: reading)
    return census.columns.map { column in
      let part = parts[column.path]
      return Inspection.Field(
        name: column.path.description, kind: column.kinds.joined(separator: " and "),
        filled: column.filled, missing: census.rows - column.filled,
        distinct: column.values.count, sample: column.sample ?? "", part: part,
        doubts: column.doubtLines(isPrice: part == FieldName.price.rawValue))
    }
  }
}
