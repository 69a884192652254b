import Foundation
public import Model

extension Recorder {
  /// Returns services that forward to `services` and record every call.
  public func recording(_ services: Services) -> Services {
    let recorded = RecordedServices(services, recorder: self)
    return Services(news: recorded, images: recorded, digits: recorded)
  }
}

/// Services that take the call stack, then forward the call.
private final class RecordedServices: NewsSource, ImageSource, DigitSource {
  private let services: Services
  private let recorder: Recorder

  init(_ services: Services, recorder: Recorder) {
    self.services = services
    self.recorder = recorder
  }

  func items() async throws(LoadError) -> [NewsItem] {
    takeStack(calling: "items()", of: "NewsSource")
    return try await services.news.items()
  }

  func data(at address: String) async throws(LoadError) -> Data {
    takeStack(calling: "data(at:)", of: "ImageSource")
    return try await services.images.data(at: address)
  }

  func nextDigit() -> Int {
    takeStack(calling: "nextDigit()", of: "DigitSource")
    return services.digits.nextDigit()
  }

  private func takeStack(calling function: String, of service: String) {
    recorder.takeStack(
      under: Call(.protocol, via: service, module: "Model", type: service, function: function))
  }
}
