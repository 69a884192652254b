import Model
import SourceCode
import TerminalUI

/// Words on the command line that make no sense.
nonisolated struct UsageError: Error, Equatable {
  let message: String

  init(message: String) {
    self.message = message
  }

  /// Names the word that is not known, and the known one that is most like it.
  init(unknown kind: String, _ word: String, known: [String]) {
    let nearest = known.nearest(to: word).map { ": did you mean “\($0)”?" } ?? ""
    message = "unknown \(kind) “\(word.fitted(to: 60))”\(nearest)"
  }
}

/// Why the program ends early: what it says, if anything, and its exit status.
///
/// The numbers are those of `sysexits.h`, but for the workshop, which has 1 and 2.
struct Failure: Equatable {
  let message: String
  let status: Int32

  init(message: String, status: Int32) {
    self.message = message
    self.status = status
  }

  init(_ error: any Error) {
    switch error {
    case let error as UsageError:
      (message, status) = (error.message, 64)
    case let error as LoadError:
      (message, status) = (error.description, Self.status(of: error))
    case is Checkout.NotFound:
      (message, status) = ("this needs the sources: run it inside a checkout", 66)
    case is TerminalLost:
      (message, status) = ("the terminal is gone", 74)
    case let error as Interrupted:
      (message, status) = ("", 128 + error.signal)
    case is NotYet:
      (message, status) = ("", 1)
    case let error as SetupError:
      (message, status) = (error.message, 2)
    default:
      (message, status) = ("\(error)", 70)
    }
  }

  private static func status(of error: LoadError) -> Int32 {
    switch error {
    case .notAFeed, .tooLarge: 65
    case .noSuchFile, .isDirectory, .notPermitted, .unreadable: 66
    case .badAddress, .status, .unreachable, .timedOut, .cutShort, .cancelled: 69
    }
  }
}
