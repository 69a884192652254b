package import Model
package import TerminalUI

/// Plays actions in a demo: sends events, waits for loads, and lets loads fail.
///
/// Transcripts, the recorded runs of a page and their tests play actions here. A live demo does not: its
/// loads and its tasks take the time that they take, so nothing has to wait for them.
package final class Player {
  package enum Action: Equatable {
    case send(Event)
    /// Answers all requests, and those that the answers cause.
    case wait
    /// Answers all requests for articles with an error.
    case fail
  }

  private let driver: ScreenDriver
  private let services: Services
  private let recording: Recording?
  /// The errors of the loads that `wait` has answered.
  package private(set) var failures: [LoadError] = []

  package init(
    _ driver: ScreenDriver, answering services: Services, recording: Recording? = nil
  ) {
    (self.driver, self.services, self.recording) = (driver, services, recording)
  }

  package func start() async {
    if let recording { await recording.open() } else { await driver.start() }
  }

  package func play(_ action: Action) async {
    switch action {
    case .send(let event): await perform { driver.send(event) }
    case .wait: await answerRequests()
    case .fail:
      for request in driver.newsRequests.all {
        await perform { request.answer(.failure(.incompleteResponse)) }
      }
    }
  }

  private func answerRequests() async {
    let (news, images) = (driver.newsRequests, driver.imageRequests)
    while !news.all.isEmpty || !images.all.isEmpty {
      for request in news.all {
        let outcome = await outcome { () throws(LoadError) in try await services.news.items() }
        if case .failure(let error) = outcome { failures.append(error) }
        await perform { request.answer(outcome) }
      }
      // All pictures load concurrently. The requests are answered in their order.
      let loads = images.all.map { request in
        let load = Task {
          await outcome { () throws(LoadError) in
            try await services.images.data(at: request.question)
          }
        }
        return (request, load)
      }
      for (request, load) in loads {
        let outcome = await load.value
        await perform { request.answer(outcome) }
      }
    }
  }

  private func perform(_ action: () -> Void) async {
    if let recording { await recording.perform(action) } else { await driver.perform(action) }
  }
}

extension ScreenDriver {
  /// The lines of the screen, without the empty lines at its end.
  package var screenLines: [String] {
    let lines = draw()
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return Array(lines[..<end])
  }
}

@MainActor package func outcome<Success>(
  of work: () async throws(LoadError) -> Success
) async -> Result<Success, LoadError> {
  do throws(LoadError) {
    return .success(try await work())
  } catch {
    return .failure(error)
  }
}
