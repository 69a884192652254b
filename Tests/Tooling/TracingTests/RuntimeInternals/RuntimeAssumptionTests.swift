import Testing
import Tracing

@Suite("Runtime: assumptions")
struct RuntimeAssumptionTests {
  /// On another toolchain, the failing case says which part of the tooling must change.
  @Test(arguments: RuntimeAssumption.allCases)
  func `the toolchain fulfills an assumption about its runtime`(assumption: RuntimeAssumption) {
    #expect(assumption.holds, "\(assumption.consequence)")
  }
}
