import Foundation
import Model
import Synchronization

/// A child process that loads.
///
/// It ends when this process ends, even if this process is killed, because the socket is closed
/// then.
nonisolated final class LoadingProcess: Sendable {
  private typealias Answer = Result<Data, LoadError>

  private struct State {
    var lastID = 0
    var waiting: [Int: CheckedContinuation<Answer?, Never>] = [:]
    var hasEnded = false
  }

  private let channel: MessageChannel
  private let state = Mutex(State())

  /// Starts `program` as a child process that loads.
  init(program: URL) throws {
    let (channel, childChannel) = try MessageChannel.pair()
    let process = Process()
    process.executableURL = program
    process.arguments = [LoadingService.argument]
    // A crash is expected and reported. A backtrace would take a second.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = childChannel.file
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    withExtendedLifetime(childChannel) {}
    self.channel = channel
    // Waiting for messages blocks, so it uses its own thread.
    Thread.detachNewThread { self.receiveAnswers() }
  }

  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// Ends the process. Loads in progress receive no answer.
  func end() {
    channel.end()
  }

  /// Returns the body at `url`. Returns `nil` if the process ends before it answers.
  func body(of url: URL, timeout: Int) async -> Result<Data, LoadError>? {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let hasEnded = state.withLock { state in
          if !state.hasEnded {
            state.waiting[id] = continuation
            channel.send(LoadRequest.load(id: id, url, timeout: timeout))
          }
          return state.hasEnded
        }
        if hasEnded { continuation.resume(returning: nil) }
        if Task.isCancelled { cancel(id) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func cancel(_ id: Int) {
    guard let continuation = state.withLock({ $0.waiting.removeValue(forKey: id) }) else { return }
    channel.send(LoadRequest.cancel(id: id))
    continuation.resume(returning: .failure(.cancelled))
  }

  private func receiveAnswers() {
    while let answer = channel.receive(LoadAnswer.self) {
      switch answer {
      case .loaded(let id, let body): finish(id, with: .success(body))
      case .failed(let id, let error): finish(id, with: .failure(error))
      }
    }
    let unanswered = state.withLock { state in
      state.hasEnded = true
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in unanswered { continuation.resume(returning: nil) }
  }

  private func finish(_ id: Int, with answer: Answer) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: answer)
  }
}
