import Foundation
import PatternKit

/// Replaces this program by another one, in the same terminal.
///
/// The other program takes over the process, so that keys and signals reach it directly. A child process
/// cannot read the terminal: Foundation’s `Process` and `ProcessGroup` start it in a group of its own, which
/// is in the background. Throws `SetupError` if the program cannot be executed.
package func replaceProgram(by words: [String]) throws -> Never {
  // An ignored or blocked signal stays so in the other program.
  for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
  var none = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, nil)
  let arguments = words.map { strdup($0) } + [nil]
  execv(words[0], arguments)
  throw SetupError(message: "cannot run \(words[0]): \(LocalizedText(errorNumber: errno))")
}
