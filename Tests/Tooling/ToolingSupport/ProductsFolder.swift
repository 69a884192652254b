import Foundation

/// Returns the URL of a program of this package, which is built next to the tests.
///
/// On Linux, the program that runs the tests is in the same folder. On macOS, the tests are a bundle,
/// `<products>/<name>.xctest`. Xcode loads it, or a helper of the toolchain, whose argument is the path
/// of the file `Contents/MacOS/<name>` in it.
public nonisolated func builtProgram(_ name: String) -> URL {
  let arguments = CommandLine.arguments.drop { $0 != "--test-bundle-path" }.dropFirst()
  let file = arguments.first.map { URL(filePath: $0) }
  let bundle =
    file?.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    ?? Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
  return (bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL).appending(path: name)
}
