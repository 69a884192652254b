/// What a table's user pulls, or the key they press, to get the latest data.
public final class RefreshControl: Control {
  public override func handle(_ event: Event) -> Bool {
    guard event == .reload else { return false }
    sendActions()
    return true
  }
}
