import Foundation
import Synchronization

/// The state of the terminal while the program uses it, and how to restore it.
///
/// A process has one terminal, and signal handlers are functions without an object. Everything that
/// they read is therefore a static property. A handler may neither wait for a lock nor allocate
/// memory. The first access to a stored static property can do both. `prepare()` accesses each of
/// them before the first handler is installed.
nonisolated enum RawMode {
  static var input: Int32 { STDIN_FILENO }
  /// A descriptor of the terminal. Standard output itself is sometimes redirected: see
  /// `DeferredOutput`.
  static let output = DeferredOutput.prepare()

  /// Whether the program has opened the terminal and not closed it. The terminal of a stopped
  /// program is open, and is not in raw mode.
  private static let isOpen = Atomic(false)
  /// The number of calls of `enter()` and `restore()` that have not returned.
  private static let changeCount = Atomic(0)
  /// Whether the program currently uses the terminal in raw mode.
  private static let isTaken = Atomic(false)
  /// The thread that is writing to the terminal, or 0.
  private static let writer = Atomic<UInt>(0)
  /// The settings to restore.
  private static let shellSettings = FixedMemory(termios())
  private static let ownSettings = FixedMemory(termios())

  /// Initializes everything that signal handlers read, unless the terminal is already in raw mode.
  static func prepare() {
    guard output >= 0, !isTaken.load(ordering: .sequentiallyConsistent) else { return }
    isOpen.store(false, ordering: .sequentiallyConsistent)
    changeCount.store(0, ordering: .sequentiallyConsistent)
    writer.store(0, ordering: .sequentiallyConsistent)
    shellSettings.pointer.pointee = termios()
    // `raw` is also called in a handler. Swift looks up its types at the first call.
    ownSettings.pointer.pointee = termios().raw
  }

  /// Opens the terminal. From now on, a stopped program that continues enters raw mode again.
  static func open() {
    isOpen.store(true, ordering: .sequentiallyConsistent)
    enter()
  }

  /// Closes the terminal. No signal that arrives later enters raw mode again.
  static func close() {
    isOpen.store(false, ordering: .sequentiallyConsistent)
    // A signal handler on another thread may be entering or leaving raw mode. The program must not
    // end meanwhile.
    wait(atMost: 300) { changeCount.load(ordering: .sequentiallyConsistent) == 0 }
    restore()
  }

  /// Enters raw mode: own settings, the alternate buffer, no cursor. Does nothing if the terminal is
  /// closed.
  ///
  /// If the terminal is already in raw mode, or should be, this only applies the settings again.
  static func enter() {
    changeCount.add(1, ordering: .sequentiallyConsistent)
    defer { changeCount.subtract(1, ordering: .sequentiallyConsistent) }
    guard isOpen.load(ordering: .sequentiallyConsistent) else { return }
    // In the background, the settings are those of the shell's line editor, and must not be saved.
    // A process that changes them there is stopped until the user types `fg`.
    var attempts = 0
    while isInBackground, attempts < 100 {
      raise(SIGTTOU)
      attempts += 1
    }
    let wasTaken = isTaken.load(ordering: .sequentiallyConsistent)
    if !wasTaken {
      guard tcgetattr(input, shellSettings.pointer) == 0 else { return }
      ownSettings.pointer.pointee = shellSettings.pointer.pointee.raw
    }
    tcsetattr(input, TCSANOW, ownSettings.pointer)
    if !wasTaken {
      DeferredOutput.collect()
      send(ControlSequence.enter)
      isTaken.store(true, ordering: .sequentiallyConsistent)
    }
    // The program may have closed the terminal meanwhile, on another thread.
    if !isOpen.load(ordering: .sequentiallyConsistent) { restore() }
  }

  /// Restores the terminal, if it is in raw mode.
  static func restore() {
    changeCount.add(1, ordering: .sequentiallyConsistent)
    defer { changeCount.subtract(1, ordering: .sequentiallyConsistent) }
    guard isTaken.exchange(false, ordering: .sequentiallyConsistent) else { return }
    waitForWriter()
    // A terminal that accepts no more output must not delay the exit.
    var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    var readyCount: Int32
    repeat { readyCount = poll(&request, 1, 100) } while readyCount < 0 && errno == EINTR
    if readyCount == 1 { send(ControlSequence.leave) }
    if !isInBackground { tcsetattr(input, TCSANOW, shellSettings.pointer) }
    DeferredOutput.show()
  }

  /// Writes to the terminal, in one call if possible. Writes nothing if the terminal was restored.
  ///
  /// - Returns: Whether the terminal is still connected.
  static func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      writer.store(currentThread, ordering: .sequentiallyConsistent)
      guard isTaken.load(ordering: .sequentiallyConsistent) else {
        writer.store(0, ordering: .sequentiallyConsistent)
        return true
      }
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      let error = errno
      writer.store(0, ordering: .sequentiallyConsistent)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if error == EAGAIN {
        var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if error != EINTR {
        return false
      }
    }
    return true
  }

  /// Whether another job of the shell uses the terminal.
  private static var isInBackground: Bool {
    let group = tcgetpgrp(input)
    return group > 0 && group != getpgrp()
  }

  /// Waits until the current frame is written, so that none of it appears after the terminal is
  /// restored. Does not wait on the writing thread itself, and at most 100 milliseconds on others.
  private static func waitForWriter() {
    wait(atMost: 100) {
      let writer = writer.load(ordering: .sequentiallyConsistent)
      return writer == 0 || writer == currentThread
    }
  }

  /// Waits until a condition is true, or the time is over.
  private static func wait(atMost limit: Int, until condition: () -> Bool) {
    var milliseconds = 0
    while milliseconds < limit, !condition() {
      poll(nil, 0, 1)
      milliseconds += 1
    }
  }

  private static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  private static func send(_ text: StaticString) {
    _ = Foundation.write(output, text.utf8Start, text.utf8CodeUnitCount)
  }
}

/// A value at a fixed address that is never freed, so that signal handlers can access it.
nonisolated struct FixedMemory<Value>: Sendable {
  private let address: UInt

  init(_ value: Value, count: Int = 1) {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: count)
    memory.initialize(repeating: value, count: count)
    address = UInt(bitPattern: memory)
  }

  var pointer: UnsafeMutablePointer<Value> {
    guard let pointer = UnsafeMutablePointer<Value>(bitPattern: address) else {
      preconditionFailure("the address is zero")
    }
    return pointer
  }
}
