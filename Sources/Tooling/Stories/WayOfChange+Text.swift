package import PatternKit

extension [Step] {
  /// Says who shows the change, and how it gets there. The subject is the role that makes the deciding step,
  /// or the one that observes.
  package func decision(of way: WayOfChange) -> LocalizedText? {
    let call = self[way.decidingStep].call
    guard let caller = self[way.decidingStep].caller else { return nil }
    func name(_ call: Call) -> LocalizedText {
      let role = call.isOf(.control) ? nil : call.role?.text
      return role ?? "\(call.type)"
    }
    let (from, to) = (name(caller), name(call))
    switch call.kind {
    case .call where call.accessor == .set: return "the \(from) sets the \(to) itself"
    case .call: return "the \(from) calls its \(to), by name"
    case .protocol: return "the \(from) calls its \(to), through a protocol"
    case .closure: return "the \(from) calls a closure of its \(to)"
    case .notification: return "the \(from) posts a message, and the \(to) receives it"
    // Many objects observe a model. This one needs no other object to show the change.
    case .observer where caller.isOf(.model):
      return "the \(to) itself shows the change of the \(from)"
    case .observer:
      let knows = contains {
        $0.caller?.outerType == caller.outerType && $0.call.outerType == call.outerType
          && $0.call.kind != .observer
      }
      return knows
        ? "the \(to) observes the \(from)"
        : "the \(to) observes a \(from) that knows no \(to)"
    case .wakes: return "the \(to) waits for the \(from)"
    case .touch, .drawing, .start, .answer, .starts: return nil
    }
  }
}
