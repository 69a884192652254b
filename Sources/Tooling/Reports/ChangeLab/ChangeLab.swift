import Catalog
import Console
package import PatternKit
import TerminalUI

/// Shows what a change request costs in each pattern.
package struct ChangeLab {
  private let requests: [ChangeRequest]
  private let checkout: Checkout
  private let language: Language
  private let hasColours: Bool
  private let print: (String) -> Void

  package init(
    _ requests: [ChangeRequest], in checkout: Checkout?, language: Language = .english,
    hasColours: Bool, print: @escaping (String) -> Void
  ) throws {
    guard let checkout else { throw Checkout.NotFound() }
    self.requests = requests
    self.checkout = checkout
    self.language = language
    self.hasColours = hasColours
    self.print = print
  }

  package func run(_ command: ChangeCommand) throws {
    guard let request = command.request else { return try list() }
    let folder = RequestFolder(of: request, in: checkout)
    if let pattern = command.pattern {
      try printPatch(of: folder, in: pattern)
    } else {
      try printImpact(of: folder)
    }
  }

  private func list() throws {
    let rows = try requests.map { request in
      let wish = try RequestFolder(of: request, in: checkout).wish(in: language)
      return [request.id, wish.lines(of: 80).joined(separator: "\n")]
    }
    for line in TextTable(rows).lines { print(line) }
  }

  // MARK: The impact

  private func printImpact(of folder: RequestFolder) throws {
    print(try folder.wish(in: language))
    if let path = folder.sharedPath {
      print("")
      print(language.text("For several patterns:"))
      for file in try folder.patch(at: path).files {
        print("  \(file.path)  \([file].lines)")
      }
    }
    for purpose in Pattern.Purpose.allCases {
      let impacts = try Pattern.all.filter { $0.purpose == purpose }
        .map { try Impact(of: folder, in: $0) }
      print("")
      print(language.text(LocalizedText(key: purpose.rawValue)))
      for line in Impact.table(of: impacts, in: language) { print(line) }
    }
    print("")
    print(language.text("What the numbers do not show"))
    for line in language.text(Impact.notes).split(separator: "\n") { print("  \(line)") }
  }

  // MARK: A patch

  private func printPatch(of folder: RequestFolder, in pattern: Pattern) throws {
    let ownPath = folder.path(of: pattern)
    if ownPath == nil {
      print(language.text("No change of its own: the shared screen changes instead.") + "\n")
    }
    guard let path = ownPath ?? folder.sharedPath else { return }
    for line in try checkout.text(of: path).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast() {
      print(hasColours ? Self.styled(String(line)).controlSequences : String(line))
    }
  }

  private static func styled(_ line: String) -> StyledText {
    if line.hasPrefix("+++ ") || line.hasPrefix("--- ") || line.hasPrefix("diff ") {
      return StyledText(line, .bold)
    }
    if line.hasPrefix("@@") { return StyledText(line, .dimmed) }
    if line.hasPrefix("+") { return StyledText(line, .hue(.green)) }
    if line.hasPrefix("-") { return StyledText(line, .hue(.red)) }
    return StyledText(line)
  }
}
