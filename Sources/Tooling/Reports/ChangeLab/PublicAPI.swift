/// The public declarations of a source file, and the requirements of its public protocols.
struct PublicAPI {
  private(set) var declarations: [String] = []

  init(_ source: String) {
    var isInProtocol = false
    var open = ""
    for line in source.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if line == "}" { isInProtocol = false }
      let isRequirement =
        isInProtocol && ["func ", "var ", "init("].contains(where: text.hasPrefix)
      guard !open.isEmpty || text.hasPrefix("public ") || isRequirement else { continue }
      if text.hasPrefix("public import ") { continue }
      open += open.isEmpty ? String(text) : " \(text)"
      // The parameters can have several lines.
      guard open.count(where: { $0 == "(" }) == open.count(where: { $0 == ")" }) else { continue }
      if open.hasPrefix("public protocol ") { isInProtocol = true }
      declarations.append(Self.signature(of: open))
      open = ""
    }
  }

  /// Returns a declaration without its body and its first value.
  private static func signature(of declaration: String) -> String {
    guard declaration.hasPrefix("public ") else { return declaration }
    let ends = [" {", " = "].compactMap { declaration.firstRange(of: $0)?.lowerBound }
    return ends.min().map { String(declaration[..<$0]) } ?? declaration
  }
}
