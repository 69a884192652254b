public import Foundation

/// A picture that arrives when it arrives.
///
/// A cell is used for one row after another while pictures are under way. Each
/// load therefore ends the one before it, and a picture that comes for an
/// earlier row is ignored.
public final class ImageView: View {
  /// What the view shows.
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

  /// Shows a placeholder, and the picture as soon as `data` has delivered it.
  public func load(_ data: @escaping () async throws -> Data) {
    loading?.cancel()
    content = .loading
    loading = Task { [weak self] in
      let image = (try? await data()).flatMap(Image.init(data:))
      guard !Task.isCancelled else { return }
      self?.content = image.map(Content.image) ?? .failed
    }
  }

  /// Shows no picture, and waits for none.
  public func clear() {
    loading?.cancel()
    content = .nothing
  }

  /// The picture in words.
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

  isolated deinit { loading?.cancel() }
}
