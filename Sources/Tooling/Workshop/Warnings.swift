import Foundation
import PatternKit

/// The compiler's warnings in the files of an exercise.
///
/// A build reports only the files that it compiles. The warnings of the other files are kept from
/// their last build.
struct Warnings {
  let exercise: Exercise
  let folder: WorkshopFolder

  private var store: String { "\(WorkshopFolder.build)/warnings/\(exercise.folder).txt" }

  /// Reads the output of a build, and returns the warnings of all files, one line each.
  func update(after output: String) throws -> [String] {
    let root = folder.checkout.folder.path + "/"
    let files = try folder.names(in: folder.work(exercise)).filter { $0.hasSuffix(".swift") }
    let lines = Self.lines(of: output.replacing(root, with: ""))
    let kept = Self.lines(of: (try? folder.text(of: store)) ?? "")
    var warnings: [String] = []
    for file in files {
      let start = "\(folder.relativePath(folder.work(exercise)))/\(file):"
      let isCompiled = lines.contains { $0.hasPrefix("[") && $0.hasSuffix(" \(file)") }
      for line in isCompiled ? lines : kept where line.hasPrefix(start) {
        let isNew = line.contains(": warning: ") && !warnings.contains(line)
        if isNew { warnings.append(line) }
      }
    }
    let url = folder.url(store)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try folder.write(warnings.map { "\($0)\n" }.joined(), to: store)
    return warnings
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
