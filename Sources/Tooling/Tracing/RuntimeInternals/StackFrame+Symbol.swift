import Foundation
import Runtime

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
  init?(_ frame: SymbolicatedBacktrace.Frame) {
    guard let symbol = frame.symbol else { return nil }
    self.init(
      rawName: symbol.rawName, path: symbol.sourceLocation?.path ?? "",
      line: symbol.sourceLocation?.line ?? 0)
  }

  /// Creates a frame from the name in a symbol table, and the place in the source.
  init(rawName: String, path: String, line: Int, in format: ObjectFormat = .current) {
    let mangledName = format.compilerName(of: rawName)
    // The names that macOS finds have another spelling. A symbol without a name of its own is
    // demangled by the Swift runtime, which spells names alike on every system.
    let symbol = SymbolicatedBacktrace.Symbol(
      imageIndex: 0, imageName: "", rawName: mangledName, offset: 0, sourceLocation: nil)
    let specialization = "specialized "
    let isSpecialized = symbol.name.hasPrefix(specialization)
    self.init(
      name: isSpecialized ? String(symbol.name.dropFirst(specialization.count)) : symbol.name,
      mangledName: mangledName, file: "", line: 0)
    self = at(SourceLines.Location(path: path, line: line))
  }

  func at(_ place: SourceLines.Location) -> StackFrame {
    // The expansion of a macro and generated code have no file.
    let file = place.path.split(separator: "/").last.map(String.init) ?? ""
    let hasFile = file.hasSuffix(".swift") && !file.hasPrefix("@")
    var frame = self
    (frame.file, frame.line) = hasFile ? (file, place.line) : ("", 0)
    return frame
  }
}
