package import PatternKit

/// An assumption about undocumented parts of the Swift compiler and runtime.
///
/// If an assumption does not hold on a toolchain, everything else still works, and the program reports what
/// is missing.
package enum RuntimeAssumption: CaseIterable, Sendable {
  /// The compiler inserts a call of a hook at the entry of each function.
  case callHook
  /// The runtime calls a hook before a task continues.
  case taskHook
  /// The runtime names the function at an address, if the address is in a backtrace that was encoded here.
  case functionNames
  /// The runtime finds the source line of an address, in a program with debug information.
  case sourceLines

  package var holds: Bool {
    switch self {
    case .callHook: runningProgram.hasEntries
    case .taskHook: TaskHook.isAvailable
    case .functionNames: Symbols.areReadable
    case .sourceLines: Symbols.haveLines
    }
  }

  /// What the machine or the program lacks if the assumption does not hold.
  package var reason: LocalizedText {
    switch self {
    case .callHook: "the compiler inserted no hook"
    case .taskHook: "the runtime has no hook for tasks"
    case .functionNames: "this program contains no readable function names"
    case .sourceLines: "this program contains no source lines"
    }
  }

  /// What a user does not see then.
  private var effect: LocalizedText {
    switch self {
    case .callHook: "X-ray shows only calls on the way to a control or a service, and no reads"
    case .taskHook: "X-ray may show a task without the change that woke it"
    case .functionNames: "there is no X-ray"
    case .sourceLines: "X-ray shows steps without them"
    }
  }

  package var consequence: LocalizedText { "\(reason): \(effect)" }

  /// The consequences of all assumptions that do not hold in this program.
  package static var missing: [LocalizedText] { allCases.filter { !$0.holds }.map(\.consequence) }

  /// The assumptions without which a story lacks calls, or the cause of a call. Such a story proves nothing.
  package static let neededForProof = [functionNames, callHook, taskHook].filter { !$0.holds }
}

/// The reason why a program without readable function names cannot show its calls.
package struct NoFunctionNames: ReportedError {
  private let product: LocalizedText

  /// - Parameter product: The thing that cannot be made.
  ///
  /// Returns `nil` if the function names are readable.
  package init?(for product: LocalizedText) {
    guard !RuntimeAssumption.functionNames.holds else { return nil }
    self.product = product
  }

  package var message: LocalizedText {
    "no \(product): \(RuntimeAssumption.functionNames.reason). docs/index.html shows recorded runs"
  }
}
