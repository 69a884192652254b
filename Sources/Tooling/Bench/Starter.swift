import Foundation

/// Starts whole programs, and measures their time and memory.
///
/// A small helper program starts them, and is compiled first. On Linux, the peak memory of a
/// process includes the memory of its parent at the start. This process uses much memory.
final class Starter {
  private let folder: TemporaryFolder
  private let compiler: String
  private var executable = ""
  /// The highest memory peak of each figure.
  private(set) var peaks: [String: Int] = [:]

  /// Throws an error if the helper program cannot be compiled.
  init(in folder: TemporaryFolder, compiler: String = "swiftc") async throws {
    self.folder = folder
    self.compiler = compiler
    executable = try await compile(Self.source, named: "starter")
  }

  /// Returns a figure for the time from the start of a program to its exit.
  func figure(_ name: String, of words: [String], reference: String? = nil) -> Benchmark {
    Benchmark(group: .start, name: name, reference: reference, perItem: nil) { [self] repetitions in
      let child = try await Child(
        running: [executable, "\(repetitions)"] + words, errors: folder.file(named: "errors"))
      let numbers = child.errors.split(separator: " ").compactMap { Int($0) }
      guard child.status == 0, numbers.count == 2 else {
        throw BenchError(description: "“\(name)” failed")
      }
      peaks[name] = max(peaks[name] ?? 0, numbers[1] * Memory.unitOfPeak)
      return .nanoseconds(numbers[0])
    }
  }

  /// Compiles a program, and returns its path.
  func compile(_ source: String, named name: String) async throws -> String {
    let (file, program) = (folder.file(named: "\(name).swift"), folder.file(named: name))
    try Data(source.utf8).write(to: file)
    let child = try await Child(
      running: [compiler, "-O", file.path, "-o", program.path], errors: folder.file(named: "errors")
    )
    // `env` has this exit status if the program was not found.
    guard child.status != 127 else {
      throw BenchError(description: "found no \(compiler) in PATH")
    }
    guard child.status == 0 else {
      throw BenchError(description: "\(compiler) could not compile the test program")
    }
    return program.path
  }

  /// Runs a program the given number of times, then writes the time and the highest memory peak.
  private static let source = """
    #if canImport(Darwin)
      import Darwin
    #else
      import Glibc
    #endif

    let words = CommandLine.arguments
    var arguments = words.dropFirst(2).map { strdup($0) } + [nil]
    var peak = 0
    let start = ContinuousClock.now
    for _ in 0..<(Int(words[1]) ?? 0) {
      var (process, status, usage) = (pid_t(), Int32(), rusage())
      guard posix_spawn(&process, words[2], nil, nil, &arguments, environ) == 0,
        wait4(process, &status, 0, &usage) == process, status == 0
      else { exit(1) }
      peak = max(peak, Int(usage.ru_maxrss))
    }
    let nanoseconds = Int((ContinuousClock.now - start) / .nanoseconds(1))
    fputs("\\(nanoseconds) \\(peak)", stderr)

    """
}

extension Starter {
  private static let press = "patterns mvvm button --events press"
  private static let simplest = "a Foundation program that prints a line"
  private static let networked = "the same with FoundationNetworking"

  /// Returns figures for this program with one press, and for the simplest program with Foundation.
  func figures(patterns: String) async throws -> [Benchmark] {
    let words = [patterns] + Self.press.split(separator: " ").dropFirst().map(String.init)
    let program = "import Foundation\nprint(ProcessInfo.processInfo.processName)\n"
    let simplest = try await compile(program, named: "simplest")
    var figures = [
      figure(Self.press, of: words, reference: Self.simplest),
      figure(Self.simplest, of: [simplest]),
    ]
    #if canImport(FoundationNetworking)
      // A separate library on this platform, which `--feed` needs. It loads many other libraries.
      let networked = try await compile(
        "import FoundationNetworking\n\(program)", named: "networked")
      figures.append(figure(Self.networked, of: [networked], reference: Self.simplest))
    #endif
    return figures
  }

  /// The highest memory peak of each program.
  var memory: [Memory] {
    var memory = peaks.sorted { $0.key < $1.key }
      .map { Memory(name: "\($0.key): peak", bytes: $0.value) }
    if let press = peaks[Self.press], let simplest = peaks[Self.simplest] {
      memory.append(
        Memory(name: "\(Self.press): beyond \(Self.simplest)", bytes: press - simplest))
    }
    return memory
  }
}
