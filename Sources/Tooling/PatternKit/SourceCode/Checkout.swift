public import Foundation
import Synchronization

/// The folder with the sources of this package.
public struct Checkout: Sendable {
  /// The folder that contains `Package.swift`.
  public let folder: URL
  /// Whether the current folder is in the checkout. Otherwise, the program was built in it.
  public private(set) var isAround = true
  private let knownSources = KnownSources()

  /// No folder around the given location contains the package.
  public struct NotFound: ReportedError {
    public var message: LocalizedText {
      "the sources are missing: run this in a checkout of the repository"
    }

    public init() {}
  }

  /// Finds the package in the folder of a file, or in a parent folder.
  public init(around file: URL) throws(NotFound) {
    // The compiler prints paths without links. On macOS, Foundation would name `/private/tmp` otherwise.
    let path = realpath(file.path, nil)
    defer { free(path) }
    let file = path.map { URL(filePath: String(cString: $0)) } ?? file.standardizedFileURL
    let folders = sequence(first: file) {
      $0.pathComponents.count > 1 ? $0.deletingLastPathComponent() : nil
    }
    let marks = ["Package.swift", "Sources/Catalog/Catalog.swift"]
    let root = folders.first { folder in
      marks.allSatisfy {
        FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
      }
    }
    guard let root else { throw NotFound() }
    folder = root
  }

  /// Returns the text of a file, such as `Package.swift`. Its lines end with a line feed, even if Git
  /// or an editor has written other line ends.
  public func text(of path: String) throws -> String {
    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    return text.unicodeScalars.contains("\r") ? text.replacing("\r\n", with: "\n") : text
  }

  /// Returns the paths of the Swift files in a folder and its subfolders, such as `Sources/MVC`.
  public func paths(in path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: path).path)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { "\(path)/\($0)" }
  }

  /// Returns all sources in a folder and its subfolders. The result is cached.
  public func sources(in path: String) throws -> [SourceFile] {
    if let sources = knownSources.ofFolders.withLock({ $0[path] }) { return sources }
    let sources = try paths(in: path).map { SourceFile($0, try text(of: $0)) }
    knownSources.ofFolders.withLock { $0[path] = sources }
    return sources
  }

  /// A cache of parsed sources. Splitting sources into tokens takes most of the time of a
  /// comparison.
  private final class KnownSources: Sendable {
    let ofFolders = Mutex<[String: [SourceFile]]>([:])
  }

  /// Returns the checkout around a folder, by default the current one. If there is none, returns the
  /// one that the program was built in, by default this program.
  public static func current(
    in folder: URL = URL(filePath: FileManager.default.currentDirectoryPath),
    or program: URL? = Bundle.main.executableURL
  ) -> Checkout? {
    if let checkout = try? Checkout(around: folder) { return checkout }
    var other = program.flatMap { try? Checkout(around: $0) }
    other?.isAround = false
    return other
  }
}
