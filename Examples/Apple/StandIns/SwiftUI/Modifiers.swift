/// A view with something that happens to its elements.
struct Modified<Content: View>: View, Drawable {
  let content: Content
  let modify: @MainActor (Place, inout [Element]) -> Void

  func elements(at place: Place) -> [Element] {
    var elements = place.inner("content").elements(of: content)
    modify(place, &elements)
    return elements
  }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Modified(content: self) { place, _ in
      if let action { place.host.appear(at: place.inner("onAppear"), action) }
    }
  }

  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    Modified(content: self) { _, elements in elements.append(.refresh(action)) }
  }

  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let views = data.map { (actions: actions($0), message: message($0)) }
    return Modified(content: self) { place, elements in
      guard isPresented.wrappedValue, let views else { return }
      let buttons = place.inner("actions").elements(of: views.actions).map { element in
        guard case .button(let action, let label) = element else { return element }
        let closeAndAct: @MainActor () -> Void = {
          isPresented.wrappedValue = false
          action()
        }
        return .button(closeAndAct, label: label)
      }
      let message = place.inner("message").elements(of: views.message)
      elements.append(.alert([.text(String(title))] + message + buttons))
    }
  }
}

// MARK: Modifiers without an effect: nothing is drawn

public struct Font: Sendable {
  public static let headline = Font(), caption = Font()
}

public struct HorizontalAlignment: Sendable {
  public static let leading = Self(), center = Self()
}

extension View {
  public func font(_ font: Font?) -> some View { self }
  public func padding() -> some View { self }
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
}
