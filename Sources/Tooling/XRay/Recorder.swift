#if canImport(Runtime)
  import Runtime
#endif

/// Takes the call stack whenever a control changes or a service is called.
///
/// Patterns do not know the recorder. During an event, stacks are only collected. Functions are
/// named afterwards.
public final class Recorder {
  #if canImport(Runtime)
    /// The addresses of the program and its libraries. They are read once, before any function is
    /// named, because naming maps the same files again.
    private static let images = ImageMap.capture()
    private var samples: [Sample] = []
    private var known: Set<Sample> = []
    /// The named calls of known stacks, for events that occur again.
    private var named: [Sample: [Call]] = [:]

    /// A stack, and the service that was called on top of it.
    private nonisolated struct Sample: Hashable {
      let stack: Backtrace
      let service: Call?
      let addresses: [Backtrace.Address]

      static func == (one: Sample, other: Sample) -> Bool { one.addresses == other.addresses }

      func hash(into hasher: inout Hasher) { hasher.combine(addresses) }
    }
  #endif

  private let findsLines: Bool

  /// The number of stacks taken in this event.
  public private(set) var stackCount = 0

  /// - Parameter findsLines: Whether to find files and lines. This takes most of the time that
  ///   naming functions takes.
  public init(findsLines: Bool = true) {
    self.findsLines = findsLines
  }

  /// Takes the current stack, unless the same stack was already taken in this event.
  ///
  /// This takes some tens of microseconds. The time does not depend on the size of the program.
  public func takeStack() {
    takeStack(under: nil)
  }

  func takeStack(under service: Call?) {
    #if canImport(Runtime)
      guard let stack = try? Backtrace.capture(limit: 200, images: Self.images) else { return }
      let addresses = stack.frames.map(\.originalProgramCounter)
      let sample = Sample(stack: stack, service: service, addresses: addresses)
      guard known.insert(sample).inserted else { return }
      samples.append(sample)
      stackCount = samples.count
    #endif
  }

  /// Begins another event, and discards the stacks of the previous one.
  public func beginEvent() {
    #if canImport(Runtime)
      (samples, known, stackCount) = ([], [], 0)
    #endif
  }

  /// Ends an event, and returns its calls. Later calls belong to the next event.
  ///
  /// - Parameter modules: The modules whose functions are shown.
  /// - Returns: `nil` if the program has no function names, because they were stripped or the
  ///   toolchain cannot read them.
  public func finishEvent(showing modules: Set<String>) async -> CallTree? {
    #if canImport(Runtime)
      let finished = samples
      beginEvent()
      return await tree(of: finished, showing: modules)
    #else
      return nil
    #endif
  }

  /// Returns the calls that this event has made so far. The event continues.
  ///
  /// - Returns: `nil` if the program has no function names.
  public func treeUpToNow(showing modules: Set<String>) async -> CallTree? {
    #if canImport(Runtime)
      return await tree(of: samples, showing: modules)
    #else
      return nil
    #endif
  }

  #if canImport(Runtime)
    /// Names the functions on another thread.
    private func tree(of samples: [Sample], showing modules: Set<String>) async -> CallTree? {
      let calls = await Self.calls(
        of: samples.filter { named[$0] == nil }, showing: modules, in: Self.images,
        findsLines: findsLines)
      named.merge(calls.filter { !$0.value.isEmpty }) { old, _ in old }
      var tree = CallTree()
      for sample in samples {
        guard let calls = named[sample] else { return nil }
        tree.add(calls)
      }
      return tree
    }

    @concurrent private nonisolated static func calls(
      of samples: [Sample], showing modules: Set<String>, in images: ImageMap, findsLines: Bool
    ) async -> [Sample: [Call]] {
      var result: [Sample: [Call]] = [:]
      for sample in samples {
        result[sample] = calls(of: sample, showing: modules, in: images, findsLines: findsLines)
      }
      return result
    }

    /// Returns the named functions of a stack. This takes milliseconds.
    private nonisolated static func calls(
      of sample: Sample, showing modules: Set<String>, in images: ImageMap, findsLines: Bool
    ) -> [Call] {
      let options: Backtrace.SymbolicationOptions = findsLines ? .default : []
      let stack = sample.stack.symbolicated(with: images, options: options)
      let calls = CallStack(stack?.frames.compactMap(Frame.init) ?? [], showing: modules).calls
      return calls.isEmpty ? [] : calls + (sample.service.map { [$0] } ?? [])
    }
  #endif
}
