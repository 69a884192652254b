public import Model
import TerminalUI

#if canImport(Runtime)
  import Runtime
#endif

/// Takes the call stack whenever a control changes or a service is called.
///
/// Nothing in a pattern knows of it. While an event lasts, stacks are only
/// collected; functions are named afterwards.
public final class Recorder {
  /// The modules whose functions are shown.
  private let modules: Set<String>

  #if canImport(Runtime)
    /// Where the program lies in memory. Asking costs a millisecond, so ask once.
    private let images = ImageMap.capture()
    /// Each different stack of the event once, in the order in which they came.
    private var stacks: [(key: [Backtrace.Address], stack: Backtrace)] = []
    private var keys: Set<[Backtrace.Address]> = []
  #endif

  /// - Parameter modules: The modules whose functions are shown.
  public init(showing modules: Set<String>) {
    self.modules = modules
  }

  /// Takes the present call stack, unless there has been the same one in this event.
  ///
  /// Costs some tens of microseconds.
  public func takeStack() {
    #if canImport(Runtime)
      guard let stack = try? Backtrace.capture(limit: 200, images: images) else { return }
      let key = stack.frames.map(\.originalProgramCounter)
      if keys.insert(key).inserted { stacks.append((key, stack)) }
    #endif
  }

  /// Ends the event: names the functions, and returns who called whom since the
  /// last call of this method. Returns nothing where the stacks have no names.
  public func finishEvent() -> CallTree? {
    var tree = CallTree()
    #if canImport(Runtime)
      defer {
        stacks = []
        keys = []
      }
      for (_, stack) in stacks {
        let frames = stack.symbolicated(with: images)?.frames.compactMap(Frame.init) ?? []
        let calls = CallStack(frames, showing: modules).calls
        guard !calls.isEmpty else { return nil }
        tree.add(calls)
      }
      return tree
    #else
      return nil
    #endif
  }

  /// The same services, with every call recorded.
  public func recording(_ services: Services) -> Services {
    Services(
      news: RecordedNews(source: services.news, recorder: self),
      images: RecordedImages(source: services.images, recorder: self),
      digits: RecordedDigits(source: services.digits, recorder: self))
  }
}
