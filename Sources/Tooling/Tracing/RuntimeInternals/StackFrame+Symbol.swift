import Foundation

/// Demangles a name with the Swift runtime. The result contains types and modules in full.
func demangled(_ name: String) -> String? {
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

/// The format of a program file. It determines how the symbol table spells names.
enum ObjectFormat {
  case elf
  /// The format of macOS. An underscore that is not part of the name precedes each name.
  case machO

  static var current: ObjectFormat {
    #if canImport(Darwin)
      .machO
    #else
      .elf
    #endif
  }

  /// Returns the name of a function, as the compiler spells it.
  func compilerName(of rawName: String) -> String {
    self == .machO && rawName.hasPrefix("_") ? String(rawName.dropFirst()) : rawName
  }
}

extension StackFrame {
  func at(_ place: SourcePlace) -> StackFrame {
    // The expansion of a macro and generated code have no file.
    let file = place.path.split(separator: "/").last.map(String.init) ?? ""
    let hasFile = file.hasSuffix(".swift") && !file.hasPrefix("@")
    var frame = self
    (frame.file, frame.line) = hasFile ? (file, place.line) : ("", 0)
    return frame
  }
}
