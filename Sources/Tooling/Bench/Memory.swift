import Foundation

/// How much memory something took.
struct Memory: Encodable {
  let name: String
  let bytes: Int

  /// The most that this process has ever had, in bytes.
  static var peak: Int {
    var usage = rusage()
    let thisProcess: Int32 = 0  // RUSAGE_SELF, which is no number on Linux
    getrusage(thisProcess, &usage)
    return usage.ru_maxrss * unitOfPeak
  }

  /// What the system counts the peak of a process in, in bytes.
  static var unitOfPeak: Int {
    #if canImport(Darwin)
      1
    #else
      1024
    #endif
  }
}
