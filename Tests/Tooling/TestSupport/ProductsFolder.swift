import Foundation

/// Returns the URL of a program of this package, which is built next to the tests.
public nonisolated func builtProgram(_ name: String) -> URL {
  productsFolder(arguments: CommandLine.arguments, program: Bundle.main.bundleURL)
    .appending(path: name)
}

/// Returns the folder of the built products.
///
/// On Linux, the program that runs the tests is in this folder. On macOS, a helper of the toolchain
/// runs them. Its argument is the path of the file `<products>/<name>.xctest/Contents/MacOS/<name>`.
///
/// - Parameters:
///   - arguments: The arguments of the program that runs the tests.
///   - program: The folder of this program.
nonisolated func productsFolder(arguments: [String], program: URL) -> URL {
  guard let option = arguments.firstIndex(of: "--test-bundle-path"),
    arguments.indices.contains(option + 1)
  else { return program }
  let file = URL(filePath: arguments[option + 1])
  return (1...4).reduce(file) { url, _ in url.deletingLastPathComponent() }
}
