import Foundation

/// A view that loads and shows a picture.
///
/// A table cell is reused for other rows while pictures are loading. Each load therefore cancels
/// the previous one, and a picture that arrives for an earlier row is ignored.
public final class ImageView: View {
  /// The content of the view.
  public enum Content: Equatable {
    case nothing
    case loading
    case image(Image)
    case failed
  }

  public private(set) var content = Content.nothing {
    didSet { if content != oldValue { setNeedsDisplay() } }
  }

  private var loading: Task<Void, Never>?

  /// Shows a placeholder, then the picture when `data` returns it.
  public func load(_ data: @escaping () async throws -> Data) {
    loading?.cancel()
    content = .loading
    loading = Task { [weak self] in
      let image = (try? await data()).flatMap(Image.init(data:))
      guard !Task.isCancelled else { return }
      self?.content = image.map(Content.image) ?? .failed
    }
  }

  /// Removes the picture, and cancels the load.
  public func clear() {
    loading?.cancel()
    content = .nothing
  }

  /// A description of the picture.
  public var text: String {
    switch content {
    case .nothing: ""
    case .loading: "[…]"
    case .image(let image): "[\(image.kind.rawValue) \(image.width)×\(image.height)]"
    case .failed: "[✗]"
    }
  }

  public override func preferredHeight(forWidth width: Int) -> Int? {
    text.isEmpty ? 0 : 1
  }

  public override func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.write(text, x: rect.x, y: rect.y, width: rect.width)
  }

  deinit { loading?.cancel() }
}
