import Contract
import Model
import PatternKit
import Stories
import TerminalUI

/// One demo of one pattern, with the data to measure: its roles, a run, the sources and the tests.
nonisolated struct MeasuredDemo {
  let pattern: Pattern
  let roles: [Role]
  /// The calls of a run, or `nil` if the program has no function names.
  let tree: CallTree?
  /// The number of the open demo's objects whose type is in the module of the pattern.
  let objectCount: Int
  let code: [SourceFile.Declaration]
  let tests: [SourceFile.Declaration]
  /// The file with the pattern’s tests of the demo, or `nil` if there is none.
  let demoTests: SourceFile?
  let controls: Set<String>

  /// Returns the declarations of a role's types, including extensions.
  func code(of role: Role) -> [SourceFile.Declaration] {
    code.filter { role.types.contains($0.name) }
  }

  func linesOfCode(of roles: [Role]) -> Int {
    roles.flatMap { code(of: $0) }.reduce(0) { $0 + $1.linesOfCode }
  }
}

extension MeasuredDemo {
  @MainActor
  init(_ demo: PatternDemo, in checkout: Checkout) async throws {
    (pattern, roles) = (demo.pattern, demo.ownRoles)
    tree = await Recording(demo).story()?.folded
    objectCount = await Self.objects(of: ScreenDriver(demo)).count { [pattern] in
      String(reflecting: type(of: $0)).hasPrefix("\(pattern.module).")
    }
    func declarations(_ folder: String) throws -> [SourceFile.Declaration] {
      try checkout.sources(in: folder).flatMap(\.declarations)
    }
    code = try declarations("Sources/\(pattern.module)")
    tests = try declarations("Tests/\(pattern.module)Tests")
    let file = "/\(demo.kind.rawValue)tests.swift"
    demoTests = try checkout.sources(in: "Tests/\(pattern.module)Tests")
      .first { $0.name.lowercased().hasSuffix(file) }
    let types = try declarations("Sources/TerminalUI").filter(\.isType)
    controls = Set(types.map(\.name))
  }

  /// Returns the objects of a demo after user actions. The news demo has loaded one row, or the
  /// button has been pressed.
  @MainActor
  private static func objects(of driver: ScreenDriver) async -> [AnyObject] {
    let item = NewsItem(title: "One")
    driver.newsRequests.stubbedResponse = .success([item])
    driver.open()
    await driver.perform { driver.send(.press) }
    await driver.wait { driver.labelText != "Loading…" }
    _ = driver.draw()
    return driver.objects
  }
}
