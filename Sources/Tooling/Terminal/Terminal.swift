import Dispatch
public import Foundation

/// The terminal that the program was started on, as long as the program has it for itself.
///
/// It sleeps until a key or a signal comes. However the program ends, by its own will, by a
/// signal, or because its code traps, the terminal is given back as it was.
public final class Terminal {
  /// Told of keys, several at once where they came at once.
  public var onKeys: (([Key]) -> Void)?
  /// Told that the window has another size, or that all has to be drawn again.
  public var onChange: (() -> Void)?
  /// Told that the terminal is gone.
  public var onEnd: (() -> Void)?

  /// How long Esc is taken for the beginning of a sequence.
  private static let patience = DispatchTimeInterval.milliseconds(30)

  private let usesStyles: Bool
  private var decoder = KeyDecoder()
  private var shownFrame: TerminalFrame?
  private var sources: [any DispatchSourceProtocol] = []
  private var silence: DispatchWorkItem?

  /// The terminal behind standard input and output, or nothing if there is none on which a
  /// screen could be drawn.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let kind = environment["TERM"] ?? ""
    guard isatty(RawMode.input) == 1, isatty(STDOUT_FILENO) == 1, !kind.isEmpty,
      kind != "dumb"
    else { return nil }
    usesStyles = (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// Takes the terminal, and begins to listen.
  public func open() {
    SignalStack.prepare()
    if let changes = TerminalSignals.changes {
      listen(on: changes) { $0.changed(changes) }
    }
    RawMode.enter()
    shownFrame = nil
    listen(on: RawMode.input) { $0.read() }
  }

  /// Gives the terminal back.
  public func close() {
    for source in sources { source.cancel() }
    sources = []
    silence?.cancel()
    RawMode.restore()
  }

  /// The window's size in columns and lines.
  public var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(RawMode.output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Shows a frame, in one write of what has changed since the last one.
  public func show(_ frame: TerminalFrame) {
    let bytes = frame.bytes(after: shownFrame, usesStyles: usesStyles)
    shownFrame = frame
    if !RawMode.write(bytes) { onEnd?() }
  }

  // MARK: What comes

  private func listen(on descriptor: Int32, _ action: @escaping (Terminal) -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        SignalStack.prepare()
        if let self { action(self) }
      }
    }
    source.activate()
    sources.append(source)
  }

  /// Reads the notices of the signal handlers: however many there are, they say the same.
  private func changed(_ changes: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64)
    _ = Foundation.read(changes, &bytes, bytes.count)
    shownFrame = nil
    onChange?()
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(RawMode.input, &bytes, bytes.count)
    if count < 0, errno != EINTR, errno != EAGAIN { return end() }
    if count > 0 {
      silence?.cancel()
      send(decoder.decode(bytes[..<count]))
      if decoder.isWaiting { waitForSilence() }
    }
    // That nobody is at the other end is told only once, perhaps together with the last keys.
    var request = pollfd(fd: RawMode.input, events: Int16(POLLIN), revents: 0)
    if poll(&request, 1, 0) == 1, request.revents & Int16(POLLHUP | POLLERR) != 0 { end() }
  }

  private func waitForSilence() {
    let item = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.send(self.decoder.decodeSilence())
      }
    }
    silence = item
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience, execute: item)
  }

  private func send(_ keys: [Key]) {
    if !keys.isEmpty { onKeys?(keys) }
  }

  private func end() {
    close()
    onEnd?()
  }
}
