import Catalog
import Contract
import PatternKit
import Stories
import Testing

@Suite("XRay: allowed references", .needsStories)
struct AllowedCallsTests {
  @Test(arguments: PatternDemo.all)
  func `every call of a story uses a reference that the table allows`(demo: PatternDemo)
    async throws
  {
    let start = try #require(await Recording(demo).start())
    let story = try await demo.story()

    let complaints = (start.steps + story.steps).compactMap { objection(to: $0, in: demo) }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  /// Returns why a call is not allowed, or `nil` if it is.
  ///
  /// Calls of controls are ignored: a control calls actions and overridden methods without knowing
  /// the role that provides them.
  private func objection(to step: Step, in demo: PatternDemo) -> String? {
    let roles = demo.roles
    guard let caller = step.caller, let role = roles.first(where: { caller.isOf($0.name) }),
      let other = roles.first(where: { step.call.isOf($0.name) }),
      role.name != .control, role.name != other.name
    else { return nil }
    let isAllowed =
      switch step.call.kind {
      case .call: role.byName.contains(other.name)
      case .protocol: (role.byName + role.byProtocol).contains(other.name)
      default: true
      }
    return isAllowed
      ? nil
      : "\(caller.name) → \(step.call.name): "
        + "the \(role.name) must not reach the \(other.name) by \(step.call.kind.rawValue)"
  }
}
