import Console
import Foundation
import LiveApp
import Model
import PatternKit
import Processes
import Workshop

/// The message and exit status of a program that ends early. The message may be empty.
///
/// The status values are those of `sysexits.h`. The workshop uses 1 and 2.
struct Failure: Equatable {
  let message: LocalizedText
  let status: Int32
}

extension Failure {
  init(_ error: any Error) {
    status =
      switch error {
      case is UsageError: 64
      case LoadError.notAFeed, LoadError.tooLarge: 65
      case LoadError.noSuchFile, LoadError.isDirectory, LoadError.notPermitted,
        LoadError.unreadable, is Checkout.NotFound:
        66
      case is LoadError: 69
      // The exit status of a program that SIGPIPE ends.
      case OutputError.closedPipe: 128 + SIGPIPE
      case is OutputError, is TerminalLost: 74
      case let error as Interrupted: 128 + error.signal
      case is ExerciseIncomplete: 1
      case is SetupError: 2
      default: 70
      }
    let isSilent = error is Interrupted || error is ExerciseIncomplete
    message =
      (error as? any ReportedError)?.message ?? (isSilent ? "" : "\(String(describing: error))")
  }
}
