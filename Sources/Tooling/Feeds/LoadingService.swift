import Foundation
import Model
import Synchronization

/// A request from the program to its loading process.
nonisolated enum LoadRequest: Codable {
  case load(id: Int, URL, timeout: Int)
  case cancel(id: Int)
}

/// An answer from the loading process.
nonisolated enum LoadAnswer: Codable {
  case loaded(id: Int, Data)
  case failed(id: Int, LoadError)
}

/// Loads for another process.
package nonisolated final class LoadingService: Sendable {
  /// The hidden argument with which the program starts itself. Its standard input is a socket.
  package static let argument = "--load-for-another-process"

  private let channel: MessageChannel
  private let loads = Mutex<[Int: Task<Void, Never>]>([:])

  /// Creates a service that answers on standard input, which is a socket.
  package convenience init() {
    self.init(on: MessageChannel(descriptor: STDIN_FILENO))
  }

  init(on channel: MessageChannel) {
    self.channel = channel
  }

  /// Answers requests until the other process ends or closes its end of the socket.
  package func run() {
    while let request = channel.receive(LoadRequest.self) {
      switch request {
      case .load(let id, let url, let timeout): load(id, url, timeout: timeout)
      case .cancel(let id): loads.withLock { $0[id]?.cancel() }
      }
    }
  }

  private func load(_ id: Int, _ url: URL, timeout: Int) {
    loads.withLock {
      $0[id] = Task {
        do throws(LoadError) {
          let body = try await Download().body(of: url, timeout: timeout)
          channel.send(LoadAnswer.loaded(id: id, body))
        } catch {
          channel.send(LoadAnswer.failed(id: id, error))
        }
        loads.withLock { $0[id] = nil }
      }
    }
  }
}
