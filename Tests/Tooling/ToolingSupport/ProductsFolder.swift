import Foundation

/// Returns the URL of a program of this package, which is built next to the tests.
///
/// On Linux, the program that runs the tests is in the same folder. On macOS, a helper of the toolchain
/// runs them. Its argument is the path of the file `<products>/<name>.xctest/Contents/MacOS/<name>`.
public nonisolated func builtProgram(_ name: String) -> URL {
  let bundle = CommandLine.arguments.drop { $0 != "--test-bundle-path" }.dropFirst().first
  let products = bundle.map { file in
    (1...4).reduce(URL(filePath: file)) { url, _ in url.deletingLastPathComponent() }
  }
  return (products ?? Bundle.main.bundleURL).appending(path: name)
}
