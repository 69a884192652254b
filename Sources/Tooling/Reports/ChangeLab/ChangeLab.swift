import Catalog
import Console
package import PatternKit
import TerminalUI

/// Shows what a change request costs in each pattern: `patterns change`.
package struct ChangeLab {
  private let requests: [ChangeRequest]
  /// The request to show, or `nil` to list all requests.
  private(set) var request: ChangeRequest?
  /// The pattern whose patch is shown, or `nil` to show the impact on all patterns.
  private(set) var pattern: Pattern?

  package init(_ requests: [ChangeRequest], arguments words: [String]) throws {
    func unexpected(_ word: String) -> UsageError {
      UsageError(unexpected: word, "“change” takes a request and a pattern")
    }
    self.requests = requests
    try Option.read(words, by: [], into: &self, unknown: unexpected) { lab, word in
      if lab.request == nil {
        lab.request = try requests.named(word, "change request", by: \.id)
      } else if lab.pattern == nil {
        lab.pattern = try Pattern.named(word)
      } else {
        throw unexpected(word)
      }
    }
  }

  /// Throws `Checkout.NotFound` if the sources are missing.
  package func run(
    in checkout: Checkout?, language: Language = .english, hasColours: Bool,
    print: (String) -> Void
  ) throws {
    guard let checkout else { throw Checkout.NotFound() }
    let lines: [StyledText]
    if let request {
      let folder = RequestFolder(request: request, checkout: checkout)
      lines =
        try pattern.map { try folder.patch(of: $0, in: language) }
        ?? folder.impact(in: language).map { StyledText($0) }
    } else {
      let rows = try requests.map { request in
        let wish = try RequestFolder(request: request, checkout: checkout).wish(in: language)
        return [request.id, wish.lines(of: 80).joined(separator: "\n")]
      }
      lines = TextTable(rows).lines.map { StyledText($0) }
    }
    for line in lines { print(hasColours ? line.controlSequences : line.text) }
  }
}

extension RequestFolder {
  /// Returns the wish, then the impact on all patterns.
  fileprivate func impact(in language: Language) throws -> [String] {
    var lines = [try wish(in: language)]
    if let path = path(ofPatch: "shared") {
      lines += ["", language.text("For several patterns:")]
      lines += try patch(at: path).files.map { "  \($0.path)  \([$0].lines)" }
    }
    let impacts = try Pattern.all.map { try Impact(of: self, in: $0) }
    for purpose in Pattern.Purpose.allCases {
      lines += ["", language.text(purpose.title)]
      lines += Impact.table(of: impacts.filter { $0.pattern.purpose == purpose }, in: language)
    }
    lines += ["", language.text("What the numbers do not show")]
    return lines
      + Impact.notes(countsTests: impacts.contains(where: \.changesTests))
      .flatMap { language.text($0).split(separator: "\n") }.map { "  \($0)" }
  }

  /// Returns the patch of a pattern, or of the sources that patterns share.
  fileprivate func patch(of pattern: Pattern, in language: Language) throws -> [StyledText] {
    let ownPath = path(ofPatch: pattern.id)
    let note = language.text("No change of its own: the shared screen changes instead.")
    let heading = ownPath == nil ? [StyledText(note), StyledText("")] : []
    guard let path = ownPath ?? path(ofPatch: "shared") else { return heading }
    let lines = try checkout.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
    return heading + lines.dropLast().map { Self.styled(String($0)) }
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
