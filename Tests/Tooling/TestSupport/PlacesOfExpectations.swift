import Foundation
import PatternKit

/// Returns the place of each expectation in the rules of a folder, such as `TaskRules.swift:7`.
public nonisolated func placesOfExpectations(in folder: String) throws -> Set<String> {
  let expectation = /[ .](expect|expectRows|require|Violation)\(/
  let checkout = try Checkout(around: URL(filePath: #filePath))
  let paths = try checkout.paths(in: folder).filter { $0.hasSuffix("Rules.swift") }
  let places = try paths.flatMap { path in
    let text = try checkout.text(of: path)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].contains(expectation) }
      .map { "\(URL(filePath: path).lastPathComponent):\($0 + 1)" }
  }
  return Set(places)
}
