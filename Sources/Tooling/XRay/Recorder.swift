#if canImport(Runtime)
  import Runtime
#endif

/// Takes the call stack whenever a control changes or a service is called.
///
/// Nothing in a pattern knows of it. While an event lasts, stacks are only
/// collected; functions are named afterwards.
public final class Recorder {
  #if canImport(Runtime)
    /// Where program and libraries lie in memory, asked once and before any function is named:
    /// naming maps the same files again, and the answer would confuse the two.
    private static let images = ImageMap.capture()
    private var samples: [Sample] = []
    private var known: Set<Sample> = []
    /// The calls of stacks that have been named, for events that happen again.
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

  /// How many stacks have been taken in this event.
  public private(set) var stackCount = 0

  /// - Parameter findsLines: Whether files and lines are wanted. Finding them takes
  ///   most of the time that naming functions takes.
  public init(findsLines: Bool = true) {
    self.findsLines = findsLines
  }

  /// Takes the present stack, unless there has been the same one in this event.
  ///
  /// Some tens of microseconds, whatever the size of the program.
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

  /// Begins another event: what has been taken is forgotten.
  public func beginEvent() {
    #if canImport(Runtime)
      (samples, known, stackCount) = ([], [], 0)
    #endif
  }

  /// Ends an event, and returns its calls. What happens from now on belongs to the next event.
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

  /// Returns the calls of this event up to now. The event continues.
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

    /// Names the functions of a stack, which takes milliseconds.
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
