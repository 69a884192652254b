package import Foundation
package import Model
package import PatternKit
import TerminalUI

/// The value of `--feed`.
package enum FeedLocation: Equatable {
  case bundled
  case standardInput
  case file(path: String)
  case address(URL)

  /// Reads a path, an address, or `-` for standard input.
  ///
  /// A path whose first folder looks like a scheme must begin with `./`.
  package init(_ text: String) throws {
    // `feed:https://…` is the address of a feed in browsers.
    if let inner = text.wholeMatch(of: /[A-Za-z-]+:(https?:\/\/.+)/.ignoresCase())?.1 {
      throw UsageError(message: "type --feed \(String(inner).hidingPassword.fitted(to: 60))")
    }
    if text.contains(/^[A-Za-z0-9.-]+:[0-9]+(\/|$)/) {
      throw UsageError(message: "type --feed http://\(text.fitted(to: 60))")
    }
    switch (text, Self.scheme(of: text)) {
    case ("-", _), ("/dev/stdin", _), ("/dev/fd/0", _): self = .standardInput
    case (_, nil): self = .file(path: text)
    case (_, "http"), (_, "https"): self = .address(try Self.url(text))
    case (_, let scheme?):
      let word = scheme.fitted(to: 20)
      throw UsageError(message: "--feed takes only http and https addresses, not “\(word)”")
    }
  }

  @MainActor
  package func source(delay: Duration = .zero, for language: Language = .english) -> any NewsSource
  {
    let source: any NewsSource =
      switch self {
      case .bundled: BundledNewsSource(for: language)
      case .standardInput: PipeNewsSource()
      case .file(let path): PipeNewsSource(path: path) ?? FileNewsSource(path: path)
      case .address(let url): HTTPNewsSource(url: url)
      }
    return delay == .zero ? source : DelayedNewsSource(source: source, delay: delay)
  }

  /// Returns the scheme of an address in lowercase, or `nil` if `text` is a path.
  private static func scheme(of text: String) -> String? {
    guard let match = text.prefixMatch(of: /([A-Za-z][A-Za-z0-9+.-]*):(\/?)/) else { return nil }
    let scheme = match.1.lowercased()
    return !match.2.isEmpty || ["http", "https"].contains(scheme) ? scheme : nil
  }

  private static func url(_ address: String) throws -> URL {
    guard let url = URL(string: address), let host = url.host(), !host.isEmpty else {
      throw UsageError(
        message: "“\(address.hidingPassword.fitted(to: 60))” is not a valid address")
    }
    return url
  }
}
