import Foundation

#if canImport(Runtime)
  import Runtime
#endif

/// One frame of a call stack, described by its symbol.
nonisolated struct Frame: Equatable {
  /// The demangled name, without the module: `ButtonView.buttonTapped()`.
  let name: String
  /// The mangled name, as the linker uses it.
  let mangledName: String
  let file: String
  let line: Int

  /// The module that contains the function, if it is a Swift function.
  ///
  /// A mangled name begins with `$s`, the length of the module's name, and that name.
  var module: String {
    guard mangledName.hasPrefix("$s") else { return "" }
    let rest = mangledName.dropFirst(2)
    let digits = rest.prefix { $0.isNumber }
    guard let length = Int(digits) else { return "" }
    return String(rest.dropFirst(digits.count).prefix(length))
  }

  /// The protocol, if the frame is a protocol witness.
  var protocolName: String? {
    // Most frames are not witnesses. This check is faster than a regular expression.
    guard name.hasPrefix("protocol witness for ") else { return nil }
    return name.wholeMatch(of: #/protocol witness for ([\w.]+?)\..* in conformance .*/#).map {
      String($0.1)
    }
  }

  /// Whether the function is a thunk, which the compiler generates.
  var isThunk: Bool {
    ["partial apply for ", "thunk for ", "implicit closure ", "merged "].contains {
      name.hasPrefix($0)
    }
  }

  /// The function that contains the closure, if the frame is a closure.
  var functionAroundClosure: String? {
    guard name.hasPrefix("closure #") else { return nil }
    return name.wholeMatch(of: #/(?:closure #\d+ in )+(.+)/#).map { String($0.1) }
  }

  /// The type of the message, if the frame is a closure with a message parameter.
  var messageType: String? {
    demangled(mangledName)?
      .firstMatch(
        of:
          #/^(?:partial apply for )?closure #\d+ .*?\((?:[\w.]+\.)?(\w+)\) (?:async )?(?:throws )?->/#
      )
      .map { String($0.1) }
  }

  /// Whether the frame posts a message.
  var isPost: Bool {
    name.hasPrefix("NotificationCenter.post") || name.hasPrefix("NotificationCenter._post")
  }
}

/// Demangles a name with the Swift runtime. The result contains types and modules in full.
private nonisolated func demangled(_ name: String) -> String? {
  typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?
  guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_demangle") else { return nil }
  let demangle = unsafeBitCast(symbol, to: Demangle.self)
  guard let text = demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
  defer { free(text) }
  return String(cString: text)
}

#if canImport(Runtime)
  nonisolated extension Frame {
    init?(_ frame: SymbolicatedBacktrace.Frame) {
      guard let symbol = frame.symbol else { return nil }
      name = symbol.name
      mangledName = symbol.rawName
      let path = symbol.sourceLocation?.path ?? ""
      file = path.hasPrefix("/") ? URL(fileURLWithPath: path).lastPathComponent : ""
      line = symbol.sourceLocation?.line ?? 0
    }
  }
#endif
