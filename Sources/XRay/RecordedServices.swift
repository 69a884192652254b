import Foundation
import Model

/// A news source whose calls are recorded.
final class RecordedNews: NewsSource {
  private let source: any NewsSource
  private let recorder: Recorder

  init(source: any NewsSource, recorder: Recorder) {
    self.source = source
    self.recorder = recorder
  }

  func items() async throws(LoadError) -> [NewsItem] {
    recorder.takeStack()
    return try await source.items()
  }
}

/// An image source whose calls are recorded.
final class RecordedImages: ImageSource {
  private let source: any ImageSource
  private let recorder: Recorder

  init(source: any ImageSource, recorder: Recorder) {
    self.source = source
    self.recorder = recorder
  }

  func data(at address: String) async throws(LoadError) -> Data {
    recorder.takeStack()
    return try await source.data(at: address)
  }
}

/// A digit source whose calls are recorded.
final class RecordedDigits: DigitSource {
  private let source: any DigitSource
  private let recorder: Recorder

  init(source: any DigitSource, recorder: Recorder) {
    self.source = source
    self.recorder = recorder
  }

  func nextDigit() -> Int {
    recorder.takeStack()
    return source.nextDigit()
  }
}
