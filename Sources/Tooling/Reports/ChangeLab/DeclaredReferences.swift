/// The references that the dependency rules declare, read from the source of the rules.
///
/// A patch changes this source, so the rules of the changed pattern cannot be evaluated here.
struct DeclaredReferences {
  struct Reference: Equatable {
    /// The position of the table that contains it, from the beginning of the source.
    let table: Int
    /// The roles, such as “worker → items”.
    let text: String
  }

  private(set) var all: [Reference] = []

  init(_ source: String) {
    // Every demo of every pattern has a table, which begins with the name of the demo.
    for (number, table) in source.split(separator: #/\.(?:news|button|task): \[\n/#).enumerated() {
      for role in table.matches(of: #/Role\(\s*\.(\w+),([^()]*)/#) {
        let texts =
          Self.names(after: "knows", in: role.2)
          + Self.names(after: "byProtocol", in: role.2).map { "\($0) by protocol" }
        all += texts.map { Reference(table: number, text: "\(Self.words(role.1)) → \($0)") }
      }
    }
  }

  private static func names(after label: String, in arguments: Substring) -> [String] {
    guard let start = arguments.firstRange(of: "\(label): [")?.upperBound else { return [] }
    let list = arguments[start...].prefix { $0 != "]" }
    return list.matches(of: #/\.(\w+)/#).map { words($0.1) }
  }

  /// Returns `view model` for `viewModel`.
  private static func words(_ identifier: Substring) -> String {
    String(identifier).replacing(#/[A-Z]/#) { " \($0.0.lowercased())" }
  }
}
