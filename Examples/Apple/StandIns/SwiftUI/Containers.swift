public struct VStack<Content: View>: View, Drawable {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func elements(at place: Place) -> [Element] { place.elements(of: content) }
}

public struct HStack<Content: View>: View, Drawable {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func elements(at place: Place) -> [Element] { place.elements(of: content) }
}

public struct ScrollView<Content: View>: View, Drawable {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func elements(at place: Place) -> [Element] { place.elements(of: content) }
}

public struct List<SelectionValue, Content: View>: View, Drawable {
  let content: Content
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    self.content = content()
  }
  func elements(at place: Place) -> [Element] { place.elements(of: content) }
}

public struct Spacer: View, Drawable {
  public init() {}
  func elements(at place: Place) -> [Element] { [] }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, Drawable {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { (self.data, self.id, self.content) = (data, id, content) }

  func elements(at place: Place) -> [Element] {
    data.flatMap { item in place.inner(item[keyPath: id]).elements(of: content(item)) }
  }
}

public struct NavigationPath {}

/// Shows its root, or the destination of a link that was pressed. It does not show both.
public struct NavigationStack<Data, Root: View>: View, Drawable {
  let root: Root
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
  func elements(at place: Place) -> [Element] {
    let place = place.inner("root")
    guard let destination = place.host.destination else { return place.elements(of: root) }
    // The root keeps its state, and appears again later.
    place.host.cover(place)
    return destination(place.inner("destination"))
  }
}

public struct NavigationLink<Label: View, Destination: View>: View, Drawable {
  let destination: Destination
  let label: Label
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination(), label())
  }
  func elements(at place: Place) -> [Element] {
    let host = place.host
    let open: @MainActor () -> Void = { [destination, weak host] in
      host?.destination = { $0.elements(of: destination) }
    }
    return [.button(open, label: place.elements(of: label))]
  }
}
