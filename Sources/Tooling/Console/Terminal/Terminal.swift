import CSupport
import Foundation

/// The terminal of the program, while the program uses it exclusively.
///
/// It sleeps until a key or a signal arrives. The terminal is always restored when the program
/// ends: normally, by a signal, or by a trap.
public final class Terminal {
  /// Called with keys. Keys that arrive at the same time are passed together.
  public var onKeys: (([Key]) -> Void)?
  /// Called when the window size changes, or everything must be drawn again.
  public var onChange: (() -> Void)?
  /// Called when the terminal is disconnected.
  public var onEnd: (() -> Void)?

  private let usesStyles: Bool
  private var decoder = KeyDecoder()
  private var shownFrame: TerminalFrame?
  private var sources: [any DispatchSourceProtocol] = []
  private var silence: DispatchWorkItem?

  /// Creates the terminal of standard input and output. Returns `nil` if they are not a terminal
  /// that can show a screen.
  public init?() {
    guard isatty(STDIN_FILENO) == 1, isCapableTerminal(STDOUT_FILENO) else { return nil }
    usesStyles = (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }

  /// Enters raw mode, and starts to read keys.
  public func open() {
    use_signal_stack()
    let hasEnded = has_end_of_input()
    let changes = open_terminal(ControlSequence.enter, ControlSequence.leave)
    if changes >= 0 { listen(on: changes) { $0.changed(changes) } }
    shownFrame = nil
    listen(on: STDIN_FILENO) { $0.read() }
    if hasEnded { send([.endOfInput]) }
  }

  /// Restores the terminal.
  public func close() {
    for source in sources { source.cancel() }
    sources = []
    silence?.cancel()
    close_terminal()
  }

  /// The window's size in columns and lines.
  public var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Shows a frame, in one write of the changes since the last one.
  public func show(_ frame: TerminalFrame) {
    let bytes = frame.bytes(after: shownFrame, usesStyles: usesStyles)
    shownFrame = frame
    if !write_to_terminal(bytes, bytes.count) { onEnd?() }
  }

  private func listen(on descriptor: Int32, _ action: @escaping @MainActor (Terminal) -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        use_signal_stack()
        if let self { action(self) }
      }
    }
    source.activate()
    sources.append(source)
  }

  /// Reads the bytes that signal handlers wrote. Any number of them has the same meaning.
  private func changed(_ changes: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64)
    _ = Foundation.read(changes, &bytes, bytes.count)
    shownFrame = nil
    onChange?()
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    let hasFailed = count < 0 && errno != EINTR && errno != EAGAIN
    if count > 0 {
      silence?.cancel()
      send(decoder.decode(bytes[..<count]))
      if decoder.isWaiting { waitForSilence() }
    }
    // A disconnection is reported only once, perhaps together with the last keys.
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, 0)
    if hasFailed || request.revents & Int16(POLLHUP | POLLERR) != 0 {
      close()
      onEnd?()
    }
  }

  /// Waits a moment for the rest of a sequence that begins with Esc.
  private func waitForSilence() {
    let item = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.send(self.decoder.decodeSilence())
      }
    }
    silence = item
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(30), execute: item)
  }

  private func send(_ keys: [Key]) {
    if keys.contains(.redraw) { shownFrame = nil }
    if !keys.isEmpty { onKeys?(keys) }
  }
}
