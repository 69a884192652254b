import Catalog
import PatternKit
import Recordings
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

  @Test func `a call that the table does not allow is reported`() throws {
    let demo = try #require(PatternDemo.all(.button).first { $0.pattern.id == "mvvm" })
    func call(_ role: RoleName, _ type: String) -> Call {
      Call(.call, module: "Module", type: type, role: role, Member("f()"))
    }
    let (view, model) = (call(.view, "V"), call(.model, "M"))

    #expect(
      objection(to: Step(model, of: view), in: demo)
        == "V.f() → M.f(): the view must not reach the model by call")
    #expect(objection(to: Step(call(.viewModel, "VM"), of: view), in: demo) == nil)
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
