/// The form in which an X-ray is printed.
package enum XRayForm: String, CaseIterable {
  /// Call trees without the steps inside one type.
  case text
  /// Call trees with every step.
  case full
  /// Which object holds which, after the last event.
  case holds
  /// One document with the screens, the call trees and the references.
  case json
}
