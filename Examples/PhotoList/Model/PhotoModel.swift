import Model

/// The photos of the list. The model loads and stores them.
public final class PhotoModel {
  public private(set) var photos: [Photo] = []
  private let source: any PhotoSource

  public init(source: any PhotoSource) {
    self.source = source
  }

  /// Loads the photos, and replaces those of the previous load.
  ///
  /// Throws `LoadError` if the load fails or its task is cancelled. Then the photos do not change.
  public func load() async throws(LoadError) {
    let photos = try await source.photos()
    guard !Task.isCancelled else { throw .cancelled }
    self.photos = photos
  }
}
