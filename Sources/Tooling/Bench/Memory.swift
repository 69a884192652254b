import Foundation

/// The amount of memory of a process or an operation.
struct Memory: Encodable {
  let name: String
  let bytes: Int

  /// The peak memory of this process, in bytes.
  static var peak: Int {
    var usage = rusage()
    let thisProcess: Int32 = 0  // RUSAGE_SELF, which is no number on Linux
    getrusage(thisProcess, &usage)
    return usage.ru_maxrss * unitOfPeak
  }

  /// The number of bytes in the system's unit of peak memory.
  static var unitOfPeak: Int {
    #if canImport(Darwin)
      1
    #else
      1024
    #endif
  }
}
