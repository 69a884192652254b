import Console
import Foundation

/// A program that opens the terminal and fails when a key is pressed.
///
/// The argument selects the failure: `Trap index`. The tests use it to simulate crashes in the
/// code of a learner.
@main
struct Trap {
  static func main() async {
    let way = CommandLine.arguments.dropFirst().first ?? ""
    guard let terminal = Terminal() else { exit(69) }
    terminal.onKeys = { _ in fail(way, terminal) }
    terminal.open()
    show("Press a key.", on: terminal)
    let (nothing, end) = AsyncStream<Never>.makeStream()
    for await _ in nothing {}
    withExtendedLifetime((terminal, end)) {}
  }

  private static func show(_ text: String, on terminal: Terminal) {
    var frame = TerminalFrame(width: terminal.size.width, height: terminal.size.height)
    frame.write(text, x: 0, y: 0, width: frame.width)
    terminal.show(frame)
  }

  private static func fail(_ way: String, _ terminal: Terminal) {
    let numbers = CommandLine.arguments.map(\.count)
    switch way {
    case "index": print(numbers[numbers.count])
    case "recursion": print(depth(below: numbers.count))
    case "memory": print(UnsafePointer<Int>(bitPattern: 8 * numbers.count)?.pointee ?? 0)
    case "abort": abort()
    case "exit": exit(3)
    case "closed":
      terminal.close()
      Thread { stop() }.start()
    case "thread": Thread { fatalError("on purpose, and elsewhere") }.start()
    case "print":
      FileHandle.standardOutput.write(Data("printed\n".utf8))
      show("It has printed.", on: terminal)
    case "loop": while way == "loop" {}
    default: exit(64)
    }
  }

  /// Stops the program. When it continues, it prints a line and is killed, so that nothing restores
  /// the terminal.
  private nonisolated static func stop() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    raise(SIGTSTP)
    print("continued")
    kill(getpid(), SIGKILL)
  }

  /// Calls itself until the stack overflows.
  private static func depth(below number: Int) -> Int {
    number == 0 ? 0 : depth(below: number + 1) + 1
  }
}
