import Foundation
import Stories

/// One frame of a call stack, described by its symbol. What its names say is read once.
struct StackFrame: Sendable {
  /// The demangled name, without the module: `Button.press()`.
  let name: String
  /// The mangled name, as the linker uses it.
  let mangledName: String
  var file: String
  var line: Int
  /// The module that contains the function, or an empty text if it is no Swift function.
  let module: String
  /// The protocol, if the frame is a protocol witness.
  let protocolName: String?
  /// The function that contains the closure, if the frame is a closure.
  let functionAroundClosure: String?
  /// Whether the compiler generated the function. A generated function is not a step of a story.
  let isGenerated: Bool
  let signature: Signature
  /// The type of the property, without the names of modules, if the frame is an accessor.
  let propertyType: String?
  /// The types of the parameters, if the frame is a function. A generic type is `_`.
  let parameterTypes: [String]
  /// The type of the message, if the frame is a closure with a message parameter.
  let messageType: String?
  /// Whether the frame is an async closure. A function that is not async cannot call it, but can
  /// start a task that runs it immediately.
  let isAsyncClosure: Bool
  /// Whether the frame is the loop over observed values. Only a task runs it.
  let isObservationLoop: Bool
  /// Whether the frame is `observe(_:deliver:)` of `Observing`, or a closure in it.
  let isBinding: Bool
  let isPost: Bool
  /// Whether the frame runs a part of a task. The frames below it do not call the task.
  let isTaskRunner: Bool
  /// Whether the frame is a method without its arguments, such as `badge.show`.
  let isMethodReference: Bool
  /// Whether the runtime releases what a closure captured.
  let isRelease: Bool
  let isDeinit: Bool
  /// Whether the standard library reads or changes a property by a key path.
  let isKeyPath: Bool

  init(name: String, mangledName: String, file: String, line: Int) {
    (self.name, self.mangledName, self.file, self.line) = (name, mangledName, file, line)
    let module = Self.module(of: mangledName)
    self.module = module
    protocolName = Self.protocolName(in: name)
    functionAroundClosure = Self.functionAroundClosure(in: name)
    isGenerated = Self.isGenerated(name, mangledName)
    isObservationLoop = module == "Observation" && name.contains("Observations.")
    isBinding = module == "Observation" && name.contains("Observable<>.observe<")
    isPost = Self.postPrefixes.contains(where: name.hasPrefix)
    isTaskRunner =
      name == "swift_job_run" || name.contains("runJobInEstablishedExecutorContext")
    isMethodReference = Self.isMethodReference(name)
    isRelease = name == "_swift_release_dealloc"
    isDeinit = name.contains("deinit")
    isKeyPath = name.contains("KeyPath._project") || name.contains("WritebackBuffer.")
    let isClosure = functionAroundClosure != nil
    let isAccessor = Self.accessors.contains { name.hasSuffix($0.suffix) }
    let symbol = mangledName.components(separatedBy: Self.resumption)[0]
    let hasParameters = name.hasSuffix(")") && !name.hasSuffix("()")
    signature = Signature(module.isEmpty ? "" : demangled(symbol) ?? "", in: module)
    propertyType = isAccessor ? signature.propertyType : nil
    parameterTypes = isClosure || isAccessor || !hasParameters ? [] : signature.parameterTypes
    messageType = isClosure ? signature.messageType : nil
    isAsyncClosure = isClosure && signature.isAsyncClosure
  }

  /// The ends of the names of accessors, and whether each changes its property.
  static let accessors: [(suffix: String, isChange: Bool)] = [
    (".getter", false), (".read", false), (".setter", true), (".modify", true),
    (".didset", true), (".willset", true),
  ]

  /// Whether a call of the function belongs to a story, or tells how the next function is reached.
  var isStep: Bool { !isGenerated || protocolName != nil }

  // MARK: Reading names

  /// A mangled name begins with `$s`, the length of the module's name, and that name.
  static func module(of mangledName: String) -> String {
    guard mangledName.hasPrefix("$s") else { return "" }
    let rest = mangledName.dropFirst(2)
    let digits = rest.prefix { $0.isNumber }
    guard let length = Int(digits) else { return "" }
    return String(rest.dropFirst(digits.count).prefix(length))
  }

  private static func protocolName(in name: String) -> String? {
    let prefix = "protocol witness for "
    guard name.hasPrefix(prefix), name.contains(" in conformance ") else { return nil }
    // A static function has the word “static” before the protocol. It is not a step of a story.
    let protocolName = name.dropFirst(prefix.count).prefix { $0 != "." }
    return protocolName.contains(" ") ? nil : String(protocolName)
  }

  /// The beginnings of the names of the functions that post a message. On macOS, the class has its
  /// name from Objective-C.
  private static let postPrefixes = [
    "NotificationCenter.post", "NotificationCenter._post", "NSNotificationCenter.post",
    "NSNotificationCenter._post", "-[NSNotificationCenter post",
  ]

  /// Whether the function is the rest of an async function, after it waited, or the rest of an
  /// accessor, after its caller changed the property in place.
  var isResumed: Bool { Self.isResumed(mangledName) }

  /// The end of the name of the rest of an accessor, before a number.
  static let resumption = ".resume."

  /// Returns whether a name contains `.resume.`, or ends in `TY` or `TQ`, a number and `_`.
  static func isResumed(_ mangledName: String) -> Bool {
    if mangledName.contains(resumption) { return true }
    guard mangledName.hasSuffix("_") else { return false }
    let kind = mangledName.dropLast().reversed().drop(while: \.isNumber).prefix(2)
    return ["YT", "QT"].contains(String(kind))
  }

  private static func functionAroundClosure(in name: String) -> String? {
    guard name.hasPrefix("closure #") else { return nil }
    let parts = name.components(separatedBy: " in ").drop { $0.contains("closure #") }
    return parts.isEmpty ? nil : parts.joined(separator: " in ")
  }
}
