import Foundation
public import Model

extension Recorder {
  /// The same services, with every call recorded.
  public func recording(_ services: Services) -> Services {
    Services(
      news: RecordedNews(source: services.news, recorder: self),
      images: RecordedImages(source: services.images, recorder: self),
      digits: RecordedDigits(source: services.digits, recorder: self))
  }

  /// A call into a service.
  fileprivate func takeStack(calling function: String, of service: String) {
    takeStack(
      under: Call(.protocol, via: service, module: "Model", type: service, function: function))
  }
}

private final class RecordedNews: NewsSource {
  private let source: any NewsSource
  private let recorder: Recorder

  init(source: any NewsSource, recorder: Recorder) {
    self.source = source
    self.recorder = recorder
  }

  func items() async throws(LoadError) -> [NewsItem] {
    recorder.takeStack(calling: "items()", of: "NewsSource")
    return try await source.items()
  }
}

private final class RecordedImages: ImageSource {
  private let source: any ImageSource
  private let recorder: Recorder

  init(source: any ImageSource, recorder: Recorder) {
    self.source = source
    self.recorder = recorder
  }

  func data(at address: String) async throws(LoadError) -> Data {
    recorder.takeStack(calling: "data(at:)", of: "ImageSource")
    return try await source.data(at: address)
  }
}

private final class RecordedDigits: DigitSource {
  private let source: any DigitSource
  private let recorder: Recorder

  init(source: any DigitSource, recorder: Recorder) {
    self.source = source
    self.recorder = recorder
  }

  func nextDigit() -> Int {
    recorder.takeStack(calling: "nextDigit()", of: "DigitSource")
    return source.nextDigit()
  }
}
