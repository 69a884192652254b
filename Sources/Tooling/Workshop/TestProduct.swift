import Foundation
import PatternKit
import Processes

/// The file that contains the tests of the workshop after a build, and how to run it.
///
/// On Linux the file is a program. On macOS it is a library in a bundle.
struct TestProduct {
  private let isInBundle: Bool

  /// The path in the folder of the workshop.
  ///
  /// Each link writes this file. On macOS the bundle around it keeps its date.
  let path: String

  init(isInBundle: Bool) {
    self.isInBundle = isInBundle
    let name = "WorkshopPackageTests"
    let product = "\(WorkshopFolder.products)/\(name).xctest"
    path = isInBundle ? "\(product)/Contents/MacOS/\(name)" : product
  }

  /// The shortest time after which the tests of an exercise are ended. A Mac scans each new bundle first.
  nonisolated var leastTimeLimit: Duration { isInBundle ? .seconds(10) : .seconds(3) }

  static var current: TestProduct {
    #if canImport(Darwin)
      TestProduct(isInBundle: true)
    #else
      TestProduct(isInBundle: false)
    #endif
  }

  func command(in folder: WorkshopFolder, arguments: [String]) async throws -> [String] {
    let file = folder.url(path).path
    guard isInBundle else { return [file] + arguments }
    let toolchain = try await TestingToolchain.selected(swift: folder.swift())
    return toolchain.command(running: file, arguments: arguments)
  }
}

/// The parts of a toolchain on macOS that run tests in a bundle.
struct TestingToolchain {
  /// The path of the program that loads a bundle and calls its `main` function.
  let helper: String
  /// The path of the platform that contains the testing libraries.
  let platform: String

  /// Returns the path of the helper in the toolchain of a program `swift`.
  static func helper(of swift: String) -> String {
    URL(filePath: swift).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "libexec/swift/pm/swiftpm-testing-helper").path
  }

  /// Returns the toolchain that builds the workshop.
  ///
  /// - Parameter swift: The path of the program `swift` in `PATH`. In macOS it is a placeholder for
  ///   the program in Xcode. In a toolchain from swift.org it is the program itself.
  static func selected(swift: String) async throws -> TestingToolchain {
    let found = URL(filePath: swift).resolvingSymlinksInPath().path
    let isProgram = FileManager.default.isExecutableFile(atPath: helper(of: found))
    return TestingToolchain(
      helper: helper(of: isProgram ? found : try await output(ofXcrun: ["--find", "swift"])),
      platform: try await output(ofXcrun: ["--show-sdk-platform-path"]))
  }

  /// Returns the line that `xcrun` prints, which is a path in the selected Xcode.
  private static func output(ofXcrun arguments: [String]) async throws -> String {
    let scratch = try TemporaryFolder()
    let output = scratch.file(named: "output")
    let end = try await ChildProcess.run(
      ["/usr/bin/xcrun"] + arguments, output: output, limits: .none,
      timeLimit: .seconds(60))
    let lines = (try? String(contentsOf: output, encoding: .utf8))?.split(separator: "\n") ?? []
    guard end == .exited(0), let path = lines.last else {
      throw SetupError(
        message: "found no Xcode: install Xcode 26.4 or later, and select it with xcode-select")
    }
    return String(path)
  }

  /// Returns the words of the command that runs the tests in a bundle.
  ///
  /// - Parameter file: The path of the library in the bundle.
  func command(running file: String, arguments: [String]) -> [String] {
    // The system removes these variables when it starts a shell, so the shell itself must set them.
    let script =
      #"export DYLD_FRAMEWORK_PATH="$0" DYLD_LIBRARY_PATH="$1"; shift; exec "$@""#
    return [
      "/bin/sh", "-c", script, "\(platform)/Developer/Library/Frameworks",
      "\(platform)/Developer/usr/lib", helper, "--test-bundle-path", file,
    ] + arguments
  }
}
