import Foundation

extension LocalizedText {
  /// Creates the reason that the system states for an error number. The usual ones have a Chinese text.
  public init(errorNumber: Int32) {
    self.init(key: String(cString: strerror(errorNumber)))
  }

  /// Creates the reason of an error of Foundation: the one of the system, if it is known.
  public init(reasonOf error: any Error) {
    let reason = (error as? CocoaError)?.underlying ?? error
    if let code = (reason as? POSIXError)?.code.rawValue {
      self.init(errorNumber: code)
    } else {
      self.init(key: reason.localizedDescription)
    }
  }
}
