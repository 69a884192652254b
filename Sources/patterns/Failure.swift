import Console
import Foundation
import Inputs
import LiveApp
import Model
import PatternKit
import Reports
import TerminalUI
import Workshop

/// The message and exit status of a program that ends early. The message may be empty.
///
/// The status values are those of `sysexits.h`. The workshop uses 1 and 2.
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
      (message, status) = ("the sources are missing: run this in a checkout of the repository", 66)
    case is TerminalLost:
      (message, status) = ("the terminal was closed", 74)
    case OutputError.closedPipe:
      // The exit status of a program that SIGPIPE ends.
      (message, status) = ("", 128 + SIGPIPE)
    case OutputError.notWritten(let reason):
      (message, status) = ("cannot write the output: \(reason)", 74)
    case let error as Interrupted:
      (message, status) = ("", 128 + error.signal)
    case is ExerciseIncomplete:
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
    case .badAddress, .status, .unreachable, .timedOut, .incompleteResponse, .unreadableResponse,
      .cancelled:
      69
    }
  }
}
