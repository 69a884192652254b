import PatternKit

/// The roles of an exercise, with the types that the learner added.
struct Cast {
  private(set) var roles: [Role]
  /// The types that mention no type with a role. A protocol is no helper: a view can adopt it.
  let helpers: Set<String>

  private let files: [SourceFile]
  private var owners: [String: RoleName]

  init(_ roles: [Role], in files: [SourceFile]) {
    (self.roles, self.files) = (roles, files)
    owners = Dictionary(
      roles.flatMap { role in role.types.map { ($0, role.name) } }, uniquingKeysWith: { $1 })
    let declarations = files.flatMap(\.declarations)
    let declared = declarations.filter(\.isType)
    let others = Set(declared.map(\.name)).subtracting(owners.keys)
    let known = others.union(owners.keys).union(Role.control.types)
    var helpers = others.subtracting(declared.filter { $0.kind == "protocol" }.map(\.name))
    while let other = declarations.first(where: { declaration in
      helpers.contains(declaration.name)
        && declaration.mentions.contains { known.subtracting(helpers).contains($0.text) }
    }) {
      helpers.remove(other.name)
    }
    self.helpers = helpers
    // A type can belong to the role of a type that belongs to a role.
    for _ in others {
      for type in others.subtracting(helpers).subtracting(owners.keys).sorted() {
        owners[type] = owner(of: type)
      }
    }
    let names = owners.filter { others.contains($0.key) }
    func types(of role: RoleName) -> [String] {
      names.filter { $0.value == role }.map(\.key).sorted()
    }
    self.roles =
      roles.map { role in
        Role(
          role.name, is: role.types + types(of: role.name), in: role.file,
          knows: role.byName + [.helper], byProtocol: role.byProtocol)
      } + [Role(.helper, is: helpers.sorted(), in: "")]
      + (roles.contains { $0.name == .control }
        ? [] : [Role(.control, is: types(of: .control), in: "", knows: [.helper])])
  }

  /// The role of the only role that uses a type. A type that several roles use is a control if it knows
  /// controls only. Otherwise, and if no role uses the type, it has the role of its file. A protocol has
  /// the role of a type that adopts it.
  private func owner(of type: String) -> RoleName? {
    let declarations = files.flatMap(\.declarations)
    let own = declarations.filter { $0.name == type }
    let users = Set(
      declarations.filter { $0.name != type && $0.mentions.contains { $0.text == type } }
        .compactMap { owners[$0.name] })
    let file = files.first { $0.declarations.contains { $0.name == type && $0.isType } }
    let fileRole = roles.first { "\($0.file).swift" == file?.name }?.name
    if own.contains(where: { $0.kind == "protocol" }) {
      // The role that adopts it.
      let adopters = declarations.filter { declaration in
        declaration.name != type
          && declaration.tokens.prefix { !$0.is("{") }.contains { $0.text == type }
      }
      return adopters.compactMap { owners[$0.name] }.first ?? fileRole ?? users.first
    }
    if users.count == 1 { return users.first }
    let mentioned = own.flatMap(\.mentions).compactMap { owners[$0.text] }
    if users.count > 1, mentioned.allSatisfy({ $0 == .control }) { return .control }
    return fileRole ?? roles.first { users.contains($0.name) }?.name
  }
}
