import Foundation
import Model
import Testing

/// Digits that a test chooses.
final class Digits: DigitSource {
  private var digits: [Int]

  init(_ digits: Int...) { self.digits = digits }

  func nextDigit() -> Int { digits.removeFirst() }
}

/// A service that answers a load as soon as the test has set a result.
final class ControlledNews: NewsSource {
  var result: Result<[NewsItem], LoadError>?
  private(set) var loads = 0

  func items() async throws(LoadError) -> [NewsItem] {
    loads += 1
    while !Task.isCancelled {
      if let result { return try result.get() }
      await Task.yield()
    }
    throw .cancelled
  }
}

/// Waits until a value is the expected one.
///
/// The limit is a number of turns of the main actor. So no test waits for a clock.
func expect<Value: Equatable>(
  _ value: @autoclosure () -> Value, becomes expected: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  var turns = 0
  while value() != expected, turns < 200_000 {
    await Task.yield()
    turns += 1
  }
  #expect(value() == expected, sourceLocation: sourceLocation)
}

/// Lets everything run that can run now.
func settle() async {
  for _ in 0..<100 { await Task.yield() }
}
