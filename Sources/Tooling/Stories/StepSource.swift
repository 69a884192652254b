package import PatternKit

/// The source of the function that a step of a call tree executes, or a part of its file.
package struct StepSource: Equatable {
  package struct Line: Equatable {
    package let number: Int
    /// The text, without the indentation that all lines share.
    package let text: String
    package let isReached: Bool
  }

  /// The name of the file, without its folder.
  package let file: String
  package let lines: [Line]
}

/// The sources of the steps, from a checkout of this package.
package final class StepSources {
  private let checkout: Checkout?
  private let folders: [String: String]

  /// - Parameter folders: The folder of each module that is not in `Sources`, by its name.
  package init(_ checkout: Checkout?, folders: [String: String] = [:]) {
    self.checkout = checkout
    self.folders = folders
  }

  /// Returns the source of the called function. Returns `nil` if the sources do not contain it.
  ///
  /// - Parameter count: The number of lines to return, with those before and after the function.
  ///   Without it, all lines of the function are returned.
  package func source(of call: Call, atMost count: Int? = nil) -> StepSource? {
    let files = files(of: call.module)
    if let line = call.lines.first, let file = files.first(where: { $0.fileName == call.file }) {
      let member = file.members.first { $0.lines.contains(line) }
      let lines = member?.lines ?? line...line
      return Self.source(lines: lines, of: file, reaching: call.lines, atMost: count)
    }
    // The compiler generates the accessors of a stored property. They have no line of their own, so the
    // declaration stands for them. Of other functions without lines, it is not known which lines ran.
    let name = call.member.name
    for file in files {
      if let member = file.members.first(where: { $0.type == call.type && $0.name == name }) {
        let reached = call.accessor == nil ? [] : [member.lines.lowerBound]
        return Self.source(lines: member.lines, of: file, reaching: reached, atMost: count)
      }
    }
    return nil
  }

  private func files(of module: String) -> [SourceFile] {
    (try? checkout?.sources(in: folders[module] ?? "Sources/\(module)")) ?? []
  }

  private static func source(
    lines function: ClosedRange<Int>, of file: SourceFile, reaching reached: [Int],
    atMost count: Int?
  ) -> StepSource? {
    // The checkout can be newer than the program.
    guard function.upperBound <= file.lines.count else { return nil }
    var range = function
    if let count, count > 0 {
      // A function that is too long is cut around the last reached line.
      let last = function.count > count ? reached.last ?? function.lowerBound : function.lowerBound
      let before = function.count > count ? count / 2 : (count - function.count) / 2
      let start = max(1, min(last - before, file.lines.count - count + 1))
      range = start...min(start + count - 1, file.lines.count)
    }
    let texts = range.map { file.lines[$0 - 1] }
    let indents = texts.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    return StepSource(
      file: file.fileName,
      lines: zip(range, texts).map { number, text in
        StepSource.Line(
          number: number, text: String(text.dropFirst(indent)), isReached: reached.contains(number))
      })
  }
}
