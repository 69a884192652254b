@_exported import Foundation
@_exported import Observation

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("This view has no body.") }
}

extension View where Body == Never {
  public var body: Never { fatalError("This view has no body.") }
}

/// A view of this module. Instead of a body, it has elements.
@MainActor
protocol Drawable {
  func elements(at place: Place) -> [Element]
}

public struct EmptyView: View, Drawable {
  nonisolated public init() {}
  func elements(at place: Place) -> [Element] { [] }
}

public struct TupleView<T>: View, Drawable {
  fileprivate let parts: [@MainActor (Place) -> [Element]]

  func elements(at place: Place) -> [Element] {
    parts.enumerated().flatMap { index, part in part(place.inner(index)) }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Drawable where Wrapped: View {
  func elements(at place: Place) -> [Element] {
    map { place.inner("some").elements(of: $0) } ?? []
  }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @MainActor
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [@MainActor (Place) -> [Element]] = []
    for view in repeat each content {
      parts.append { place in place.elements(of: view) }
    }
    return TupleView(parts: parts)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")
