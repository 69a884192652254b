/// A comparison of the sources of one demo with the references that its roles declare.
public struct ReferenceCheck {
  private let roles: [Role]
  private let sources: [SourceFile]
  /// The sources of the modules that the patterns share.
  private let surroundings: [SourceFile]

  public init(roles: [Role], sources: [SourceFile], surroundings: [SourceFile]) {
    self.roles = roles
    self.sources = sources
    self.surroundings = surroundings
  }

  /// A reference to a type in the code of a role.
  private struct Mention {
    /// The type whose code mentions another one.
    let type: String
    let role: Role
    /// The name of the referenced role, or `nil` if the type has no role in the demo.
    let other: RoleName?
    let word: String
    let isByProtocol: Bool
    let place: String
  }

  /// The differences between sources and declarations, with file, line and type if possible.
  package var violations: [String] {
    let mentions = mentions
    return mentions.compactMap(violation).map(\.description)
      + roles.flatMap { missing(in: $0, after: mentions) }
  }

  /// The references that the declarations do not allow.
  public var forbiddenMentions: [LocalizedText] { mentions.compactMap(violation) }

  private func violation(by mention: Mention) -> LocalizedText? {
    let (place, type, role, word) = (mention.place, mention.type, mention.role, mention.word)
    guard let other = mention.other else {
      return
        "\(place): \(type) (\(role.name.text)) mentions \(word), which has no role in this demo"
    }
    let mayKnowByProtocol = role.byProtocol.contains(other)
    if role.byName.contains(other) || mention.isByProtocol && mayKnowByProtocol { return nil }
    return mayKnowByProtocol
      ? "\(place): \(type) (\(role.name.text)) mentions \(word), and may know the \(other.text) by protocol only"
      : "\(place): \(type) (\(role.name.text)) mentions \(word), and must not know the \(other.text)"
  }

  private func missing(in role: Role, after mentions: [Mention]) -> [String] {
    func isMentioned(_ other: RoleName, byProtocol: Bool) -> Bool {
      mentions.contains {
        $0.role.name == role.name && $0.other == other && $0.isByProtocol == byProtocol
      }
    }
    let byName = role.byName.filter { !isMentioned($0, byProtocol: false) }
      .map { "the \(role.name) should know the \($0) by name, but does not mention it" }
    let byProtocol = role.byProtocol.filter { !isMentioned($0, byProtocol: true) }
      .map { "the \(role.name) should know the \($0) by protocol, but does not mention it" }
    let undeclared = role.types.filter { kinds[$0] == nil }
      .map { "\($0) is listed for the role “\(role.name)”, but no declaration exists" }
    return byName + byProtocol + undeclared
  }

  // MARK: - Reading the sources

  /// The kind of each type: `class`, `protocol`. Types of the pattern hide those of its modules.
  private var kinds: [String: String] {
    let types = (surroundings + sources).flatMap(\.declarations).filter(\.isType)
    return Dictionary(types.map { ($0.name, $0.kind) }, uniquingKeysWith: { $1 })
  }

  /// The names of the roles that adopt each protocol.
  private var adopters: [String: Set<RoleName>] {
    var adopters: [String: Set<RoleName>] = [:]
    for declaration in (surroundings + sources).flatMap(\.declarations) {
      guard declaration.kind != "protocol", let role = role(of: declaration.name) else { continue }
      for name in declaration.inherited { adopters[name, default: []].insert(role.name) }
    }
    return adopters
  }

  private func role(of type: String) -> Role? {
    roles.first { $0.types.contains(type) }
  }

  private var mentions: [Mention] {
    let (kinds, adopters) = (kinds, adopters)
    let own = sources.flatMap { mentions(in: $0, kinds, adopters) }
    // References inside the shared modules to types without a role are ignored.
    let others = surroundings.flatMap { mentions(in: $0, kinds, adopters) }
    return own + others.filter { $0.other != nil }
  }

  private func mentions(
    in file: SourceFile, _ kinds: [String: String], _ adopters: [String: Set<RoleName>]
  ) -> [Mention] {
    file.declarations.flatMap { declaration -> [Mention] in
      guard let role = role(of: declaration.name) else { return [] }
      return declaration.mentions.flatMap { token -> [Mention] in
        guard let kind = kinds[token.text] else { return [] }
        let isProtocol = kind == "protocol"
        func mention(of other: RoleName?) -> Mention {
          Mention(
            type: declaration.name, role: role, other: other, word: token.text,
            isByProtocol: isProtocol,
            place: "\(file.name):\(token.line)")
        }
        guard let player = self.role(of: token.text) else { return [mention(of: nil)] }
        let adopters = isProtocol ? adopters[token.text, default: []] : []
        return adopters.union([player.name]).subtracting([role.name])
          .sorted { $0.description < $1.description }.map(mention)
      }
    }
  }
}
