import Foundation

/// Replaces this program by another one, in the same terminal.
///
/// The other program takes over the process, so that keys and signals reach it directly. Throws
/// `SetupError` if it cannot be executed.
package func replaceProgram(by words: [String]) throws -> Never {
  // An ignored or blocked signal stays so in the other program.
  for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
  var none = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, nil)
  let arguments = words.map { strdup($0) } + [nil]
  execv(words[0], arguments)
  throw SetupError(message: "cannot run \(words[0]): \(String(cString: strerror(errno)))")
}
