import Foundation
public import Model
import PatternKit
import Stories

extension Recorder {
  /// The names of the protocols whose calls are recorded.
  nonisolated static let services: Set = ["NewsSource", "ImageSource", "DigitSource"]

  /// The protocol of the service that answers before its call returns.
  nonisolated static let immediateService = "DigitSource"

  /// Returns services that forward to `services` and record every call.
  ///
  /// - Parameter shown: The services whose types are shown, if they differ from `services`.
  public func recording(_ services: Services, as shown: Services? = nil) -> Services {
    let recorded = RecordingServices(services, as: shown ?? services, recorder: self)
    return Services(news: recorded, images: recorded, digits: recorded)
  }
}

/// Services that take the call stack, then forward the call.
@MainActor
private final class RecordingServices: NewsSource, ImageSource, DigitSource {
  private let services: Services
  private let shown: Services
  private let recorder: Recorder

  init(_ services: Services, as shown: Services, recorder: Recorder) {
    self.services = services
    self.shown = shown
    self.recorder = recorder
  }

  func items() async throws(LoadError) -> [NewsItem] {
    takeStack(calling: "items()", of: shown.news, as: "NewsSource")
    defer { recorder.noteAnswer() }
    return try await services.news.items()
  }

  func data(at address: String) async throws(LoadError) -> Data {
    takeStack(calling: "data(at:)", of: shown.images, as: "ImageSource")
    defer { recorder.noteAnswer() }
    return try await services.images.data(at: address)
  }

  func nextDigit() -> Int {
    takeStack(calling: "nextDigit()", of: shown.digits, as: "DigitSource")
    return services.digits.nextDigit()
  }

  private func takeStack(calling function: String, of service: Any, as name: String) {
    let type = String(describing: type(of: service))
    recorder.takeStack(
      calling: Call(
        .protocol, via: name, module: "Model", type: type, role: .service, Member(function)))
  }
}
