import Catalog
import Changes
import Foundation
import Model
import PatternKit
import Reports
import TerminalUI
import TestSupport
import Testing
import UITesting

/// The change requests whose patches have been applied to the sources. `CheckPatches changes` lists them in
/// the environment.
private nonisolated let applied: [ChangeRequest] = {
  let ids = ProcessInfo.processInfo.environment["PATTERNS_CHANGES"]?.split(separator: " ") ?? []
  return ids.compactMap { id in ChangeRequest.all.first { $0.id == id } }
}()

/// A rule of the contract after a change, and a pattern that has the demo of the rule.
nonisolated struct ChangedPromise: CustomTestStringConvertible, Sendable {
  let pattern: Pattern
  let rule: Rule

  var testDescription: String { "\(pattern.name) \(rule.name)" }

  static func all(_ rules: [Rule]) -> [ChangedPromise] {
    Pattern.all.flatMap { pattern in
      rules.filter { pattern[$0.demo] != nil }
        .map { ChangedPromise(pattern: pattern, rule: $0) }
    }
  }
}

@Suite("Change requests")
struct ChangesTests {
  @Test(
    .enabled(if: applied.isEmpty, "the sources are changed"),
    arguments: ChangedPromise.all(ChangeRequest.all.flatMap(\.rules)))
  func `every pattern violates every rule of a change request before the change`(
    promise: ChangedPromise
  ) async {
    let violation = await promise.rule.violation(by: promise.pattern)

    #expect(violation != nil)
  }

  @Test(
    .enabled(if: !applied.isEmpty, "the sources are not changed"),
    arguments: ChangedPromise.all(ChangeRequest.contract(after: applied)))
  func `every changed pattern satisfies the rules of the change and the other rules`(
    promise: ChangedPromise
  ) async {
    let violation = await promise.rule.violation(by: promise.pattern)

    #expect(violation == nil)
  }

  /// An expectation that no screen can break proves nothing.
  @Test(.enabled(if: !applied.isEmpty, "the sources are not changed"), arguments: applied)
  func `every expectation of the change fails if the screen is wrong at that moment`(
    request: ChangeRequest
  ) async throws {
    let places = try placesOfExpectations(in: "Examples/Changes/\(request.id)")
    var unbroken = places
    for rule in request.rules {
      for place in await rule.placesOfExpectations() {
        for mistake in ScreenDriver.mistakes where unbroken.contains(place) {
          if await rule.violation(with: mistake, at: place)?.place == place {
            unbroken.remove(place)
          }
        }
      }
    }

    #expect(!places.isEmpty)
    #expect(unbroken.sorted() == [], "no wrong screen breaks these expectations")
  }

  @Test func `every folder in Examples/Changes belongs to a change request with rules`() throws {
    let path = try checkout().folder.appending(path: "Examples/Changes").path
    let folders = try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { !$0.hasSuffix(".swift") }

    #expect(folders.sorted() == ChangeRequest.all.filter { !$0.rules.isEmpty }.map(\.id).sorted())
  }

  @Test func `a change request replaces only rules that exist`() {
    let names = Set(Rule.all.map(\.name))

    for request in ChangeRequest.all {
      #expect(names.isSuperset(of: request.replacedRules), "\(request.id)")
    }
  }
}

extension Rule {
  /// Returns the places of the expectations that the first pattern with the demo meets.
  fileprivate func placesOfExpectations() async -> Set<String> {
    var places: Set<String> = []
    await apply { driver in driver.beforeExpectation = { places.insert($0) } }
    return places
  }

  /// Applies the rule to the first pattern that has the demo, with a mistake at an expectation.
  fileprivate func violation(with mistake: Mistake, at place: String) async -> Violation? {
    await apply { mistake($0, place) }
  }

  @discardableResult
  private func apply(preparing prepare: (ScreenDriver) -> Void) async -> Violation? {
    guard let driver = PatternDemo.all(demo).first.map({ ScreenDriver($0) }) else { return nil }
    prepare(driver)
    return await violation(by: driver)
  }
}

/// Makes the screen, its objects or its requests wrong when a rule arrives at an expectation.
private typealias Mistake = (_ driver: ScreenDriver, _ place: String) -> Void

extension ScreenDriver {
  fileprivate static let mistakes: [Mistake] = [
    { driver, place in
      driver.act(before: place) { for label in $0.views(of: Label.self) { label.text = "•" } }
    },
    { driver, place in
      driver.act(before: place) { driver in
        let screens = driver.objects.compactMap { $0 as? ViewController }
        screens.first?.presentOnTop(AlertController(title: "Wrong", message: "Wrong"))
      }
    },
    { driver, place in driver.act(before: place) { $0.send(.close) } },
    { driver, place in driver.act(before: place) { $0.send(.press) } },
    { driver, place in
      driver.act(before: place) { driver in
        driver.send(.reload)
        _ = Task.immediate { try await driver.answerNews(.success([NewsItem(title: "Wrong")])) }
      }
    },
    { driver, place in
      driver.act(before: place) { driver in
        _ = Task.immediate { try await driver.imageRequests.answer(to: "") }
      }
    },
    { driver, place in
      driver.act(before: place) { driver in
        let digits = driver.wrapServices(driver.services).digits as? HeldDigits
        _ = Task.immediate { try await digits?.requests.answer(to: ()) }
      }
    },
    { driver, _ in
      var retained: [AnyObject] = []
      driver.onChange = { [weak driver] _ in retained = driver?.objects ?? retained }
    },
    { driver, _ in
      var labels: [Label] = []
      driver.onChange = { [weak driver] _ in labels = driver?.views(of: Label.self) ?? labels }
    },
  ]

  private var services: Services {
    Services(
      news: ManualNewsSource(newsRequests), images: ManualImageSource(imageRequests),
      digits: RandomDigits(seed: seed))
  }

  private func act(before place: String, _ action: @escaping (ScreenDriver) -> Void) {
    beforeExpectation = { [weak self] in
      if let self, $0 == place { action(self) }
    }
  }
}

extension ChangeRequest {
  /// Returns the rules that every pattern must satisfy after some changes.
  fileprivate nonisolated static func contract(after requests: [ChangeRequest]) -> [Rule] {
    let replaced = requests.flatMap(\.replacedRules)
    return Rule.all.filter { !replaced.contains($0.name) } + requests.flatMap(\.rules)
  }
}
