import Catalog
import Foundation
import PatternDefinition
import Processes
package import SourceCode
import TerminalUI
import TextOutput

/// Shows what a change request costs in each pattern, and runs the changed program.
package struct ChangeLab {
  private let requests: [ChangeRequest]
  private let checkout: Checkout
  private let hasColours: Bool
  private let print: (String) -> Void
  /// Prints a line about the progress of a build.
  private let report: (String) -> Void

  package init(
    _ requests: [ChangeRequest], in checkout: Checkout?, hasColours: Bool,
    print: @escaping (String) -> Void, report: @escaping (String) -> Void
  ) throws {
    guard let checkout else { throw Checkout.NotFound() }
    self.requests = requests
    self.checkout = checkout
    self.hasColours = hasColours
    self.print = print
    self.report = report
  }

  package func run(_ command: ChangeCommand) async throws {
    guard let request = command.request else { return try list() }
    let folder = RequestFolder(of: request, in: checkout)
    guard let pattern = command.pattern else { return try printImpact(of: folder) }
    guard command.runs else { return try printPatch(of: folder, in: pattern) }
    do {
      try await run(folder, in: pattern, command.arguments)
    } catch let error as Interrupted {
      report("\ninterrupted: the checkout has not changed")
      throw error
    }
  }

  private func list() throws {
    let width = requests.map(\.id.count).max() ?? 0
    for request in requests {
      let wish = try RequestFolder(of: request, in: checkout).wish
      let lines = Array(wish.lines(of: 96 - width))
      for (index, line) in lines.enumerated() {
        print((index == 0 ? request.id : "").padded(to: width) + "  " + line)
      }
    }
  }

  // MARK: The impact

  private func printImpact(of folder: RequestFolder) throws {
    print(try folder.wish)
    if let path = folder.sharedPath {
      let patch = try folder.patch(at: path)
      print("")
      print("For all patterns:")
      for file in patch.files {
        var lines = Impact.Lines()
        lines.add(file)
        print("  \(file.path)  \(lines.text)")
      }
    }
    for purpose in Pattern.Purpose.allCases {
      let patterns = Pattern.all.filter { $0.purpose == purpose }
      let impacts = try patterns.map { ($0, try Impact(of: folder, in: $0)) }
      print("")
      print(purpose.rawValue)
      for line in ImpactTable(impacts).lines { print(line) }
    }
    print("")
    print("What the numbers do not show")
    for line in ImpactTable.notes { print("  \(line)") }
  }

  // MARK: A patch

  private func printPatch(of folder: RequestFolder, in pattern: Pattern) throws {
    // A patch that does not fit is not shown.
    _ = try Impact(of: folder, in: pattern)
    for line in try checkout.text(of: folder.path(of: pattern)).split(
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

  // MARK: The changed program

  /// Builds the program with the patches of all patterns, and replaces this program by it.
  private func run(
    _ folder: RequestFolder, in pattern: Pattern, _ arguments: [String]
  ) async throws {
    let paths = [folder.sharedPath].compactMap(\.self) + Pattern.all.map(folder.path(of:))
    let texts = try folder.texts(afterPatchesAt: paths)
    let copy = ScratchCopy(of: checkout, environment: ProcessInfo.processInfo.environment)
    let lock = try await copy.lock {
      report("another command is building here, waiting until it ends")
    }
    defer { lock.release() }
    report("applying \(paths.count) patches to a copy of the sources")
    try copy.write(replacing: texts.mapValues(\.after))
    report("building the copy; the first time, this takes a minute or two")
    let program = try await copy.build()
    try replaceProgram(
      by: [program, pattern.id, folder.request.demo.rawValue, "--plain"] + arguments)
  }
}
