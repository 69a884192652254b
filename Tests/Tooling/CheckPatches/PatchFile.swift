import Foundation
import PatternKit
import Processes
import Reports

struct PatchFile {
  /// The path without its suffix, such as `Examples/Changes/banner/patches/mvc`.
  let name: String
  let patch: Patch
  /// The lines above the diff, such as `MVC: 3 of 4 statements hold`. They state what must follow from the patch.
  let statements: [(name: Substring, text: String)]

  init(_ name: String, _ diff: String) {
    (self.name, patch) = (name, Patch(diff))
    statements = diff.split(separator: "\n").prefix { !$0.hasPrefix("--- ") }.compactMap { line in
      line.firstRange(of: ": ").map { (line[..<$0.lowerBound], String(line[$0.upperBound...])) }
    }
  }

  /// Returns the patches in a folder, in the order of their names.
  static func all(in folder: String, of checkout: Checkout) throws -> [PatchFile] {
    try FileManager.default.subpathsOfDirectory(
      atPath: checkout.folder.appending(path: folder).path
    )
    .filter { $0.hasSuffix(".patch") }.sorted().map { path in
      PatchFile("\(folder)/\(path.dropLast(6))", try checkout.text(of: "\(folder)/\(path)"))
    }
  }

  /// The change request or the exercise that the patch belongs to.
  var owner: String {
    let kinds: Set<Substring> = ["Changes", "Exercises"]
    return String(name.split(separator: "/").drop { !kinds.contains($0) }.dropFirst().first ?? "")
  }

  func changes(_ modules: String...) -> Bool {
    patch.files.contains { file in modules.contains { file.path.hasPrefix("Sources/\($0)/") } }
  }

  /// Whether the patch changes tests of patterns.
  var changesTests: Bool {
    patch.files.contains { file in
      file.path.hasPrefix("Tests/") && !file.path.hasPrefix("Tests/Tooling/")
    }
  }

  /// Changes the files in a folder of the checkout.
  func apply(in folder: String) async throws {
    let (status, output) = try await run(["git", "apply", "--directory=\(folder)", "\(name).patch"])
    guard status != 0 else { return }
    throw SetupError(message: "\(name).patch no longer applies, and must be updated:\n\(output)")
  }
}

/// Returns batches of items without a common key. An item belongs to the first batch that it fits in.
func batches<Item>(of items: [Item], keys: (Item) -> [String]) -> [[Item]] {
  var batches: [(items: [Item], keys: Set<String>)] = []
  for item in items {
    let index = batches.firstIndex { $0.keys.isDisjoint(with: keys(item)) } ?? batches.count
    if index == batches.count { batches.append(([], [])) }
    batches[index].items.append(item)
    batches[index].keys.formUnion(keys(item))
  }
  return batches.map(\.items)
}
