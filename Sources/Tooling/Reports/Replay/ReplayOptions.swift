import Catalog
import Console
import Foundation
import Inputs
import Model
package import PatternKit
import Tracing

/// The demos to record, their services, and the file to write: the page or the poster.
package struct ReplayOptions {
  private var demos: [Demo] = [.button, .news]
  /// The file, or `nil` for standard output.
  private var path: String?
  /// The patterns and the colours of the poster, or `nil` for the page.
  private var poster: (patterns: [Pattern], colours: PictureColours)?
  private let source: any NewsSource

  private static let names = ["-o", "--feed", "--poster", "--dark"]

  /// Reads the arguments after `replay`.
  package init(arguments: [String]) throws {
    var words: [String] = []
    var feed: FeedLocation?
    var (isPoster, isDark) = (false, false)
    var arguments = Arguments(arguments)
    while let argument = arguments.next() {
      switch argument {
      case .word(let word):
        words.append(word)
      case .option(let option):
        switch option.name {
        case "-o": path = try arguments.value(of: option)
        case "--feed": feed = try FeedLocation(try arguments.value(of: option))
        case "--poster", "--dark":
          try arguments.requireNoValue(of: option)
          if option.name == "--dark" { isDark = true } else { isPoster = true }
        default: throw UsageError(unknownOption: option.name, known: Self.names)
        }
      }
    }
    if isPoster, feed != nil {
      throw UsageError(unexpected: "--feed", "the poster shows one press of the button")
    }
    if isDark, !isPoster { throw UsageError(message: "--dark needs --poster") }
    if words.count > 1 {
      let kind = isPoster ? "pattern" : "demo"
      throw UsageError(unexpected: words[1], "the \(kind) is already “\(words[0])”")
    }
    if isPoster {
      let patterns = try words.first.map { [try Pattern.named($0)] } ?? Pattern.all
      poster = (patterns, isDark ? .dark : .light)
    } else if let name = words.first {
      demos = [try Self.demo(named: name)]
    }
    source = (feed ?? .bundled).source()
  }

  private static func demo(named name: String) throws -> Demo {
    guard let demo = Demo(rawValue: name) else {
      throw UsageError(unknown: "demo", name, known: Demo.allCases.map(\.rawValue))
    }
    return demo
  }

  /// Records the demos and writes the page or the poster.
  ///
  /// Throws the first error of a load after the page is written.
  package func write(showing checkout: Checkout?, print: (String) -> Void) async throws {
    if let failure = NoFunctionNames(for: "replay") { throw failure }
    let replay = Replay(news: source, images: URLImageSource(), showing: checkout)
    let text: String
    if let poster {
      text = try await Poster(of: poster.patterns).svg(in: poster.colours)
    } else {
      for demo in demos { try await replay.record(demo, events: RepeatedEvent.replay(of: demo)) }
      text = try replay.html
    }
    if let path {
      try Self.write("\(text)\n", to: path)
    } else {
      print(text)
    }
    if let failure = replay.failure { throw failure }
  }

  /// Writes a file, or leaves the former file as it is.
  private static func write(_ text: String, to path: String) throws {
    func fail(_ reason: String) -> OutputError { .notWritten("\(path): \(reason)") }
    // Bytes of an argument that are not UTF-8 arrive as replacement characters.
    if path.contains("\u{FFFD}") { throw fail("the name is not valid UTF-8") }
    if path.hasSuffix("/") { throw fail("this is the name of a folder") }
    if !path.hasPrefix("/"), FileManager.default.currentDirectoryPath.isEmpty {
      throw fail("the current folder was deleted")
    }
    let url = URL(filePath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    // A device or a pipe cannot be replaced by another file.
    let isFile = attributes.map { $0[.type] as? FileAttributeType == .typeRegular } ?? true
    do {
      try Data(text.utf8).write(to: url, options: isFile ? .atomic : [])
      if isFile, let permissions = attributes?[.posixPermissions] {
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions], ofItemAtPath: url.path)
      }
    } catch {
      let reason = (error as? CocoaError)?.underlying ?? error
      throw fail(
        (reason as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
          ?? reason.localizedDescription)
    }
  }
}
