import Foundation
import Testing

/// The variables with which tests start programs: those of the machine, without a language, a proxy or a
/// wish for colours.
package nonisolated let testEnvironment: [String: String] = {
  let unset = Set(proxyVariables + ["FORCE_COLOR", "NO_COLOR", "PATTERNS_WITHOUT"])
  return ProcessInfo.processInfo.environment.filter { !unset.contains($0.key) }
    .merging(["LC_ALL": "C"]) { $1 }
}()

private nonisolated let proxyVariables = ["http_proxy", "https_proxy", "all_proxy", "no_proxy"]
  .flatMap { [$0, $0.uppercased()] }

/// Tests that load an address in their own process, which asks no proxy of the machine.
package nonisolated struct WithoutProxy: SuiteTrait {
  private static let isSet: Void = {
    // Another test may read the environment at the same time, so it stays as it is if it can.
    for name in proxyVariables where getenv(name) != nil { unsetenv(name) }
  }()

  package func prepare(for test: Test) async throws { Self.isSet }
}

nonisolated extension Trait where Self == WithoutProxy {
  package static var withoutProxy: Self { WithoutProxy() }
}
