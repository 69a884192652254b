/// The control that reloads the data of a table.
public final class RefreshControl: Control {
  public override func handle(_ event: Event) -> Bool {
    guard event == .reload else { return false }
    sendActions()
    return true
  }
}
