package import Model

/// Runs an action, and records its calls if there is a recorder.
package typealias ActionRecorder = @MainActor (@MainActor () async -> Void) async -> Void

extension ScreenDriver {
  /// Answers requests until there are no more, and returns the errors.
  ///
  /// - Parameters:
  ///   - services: The services that know the answers.
  ///   - record: Runs the action that passes on one answer.
  package func answerRequests(
    from services: Services, recordingWith record: ActionRecorder
  ) async -> [LoadError] {
    var failures: [LoadError] = []
    repeat {
      for request in newsRequests.all {
        let outcome = await outcome { () throws(LoadError) in try await services.news.items() }
        if case .failure(let error) = outcome { failures.append(error) }
        await record { await perform { request.answer(outcome) } }
      }
      await answerImageRequests(from: services.images, recordingWith: record)
    } while !newsRequests.all.isEmpty || !imageRequests.all.isEmpty
    return failures
  }

  /// Answers all requests for articles with an error.
  package func failNewsRequests(recordingWith record: ActionRecorder) async {
    for request in newsRequests.all {
      await record { await perform { request.answer(.failure(.incompleteResponse)) } }
    }
  }

  /// Loads all pictures concurrently, and answers the requests in their order.
  private func answerImageRequests(
    from images: any ImageSource, recordingWith record: ActionRecorder
  ) async {
    let loads = imageRequests.all.map { request in
      let load = Task {
        await outcome { () throws(LoadError) in try await images.data(at: request.question) }
      }
      return (request, load)
    }
    for (request, load) in loads {
      let outcome = await load.value
      await record { await perform { request.answer(outcome) } }
    }
  }
}

/// Returns the result of `work`, or the error that it throws, as a value.
@MainActor package func outcome<Success>(
  of work: () async throws(LoadError) -> Success
) async -> Result<Success, LoadError> {
  do throws(LoadError) {
    return .success(try await work())
  } catch {
    return .failure(error)
  }
}
