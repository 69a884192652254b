package import PatternKit

extension LocalizedText {
  /// Explains the words of a call tree, one per line.
  package static let legend: LocalizedText = """
    touch            the user touched a control
    drawing          a control was drawn
    start            the screen was created: its objects, then its window
    answer           this function of a service has answered
    call             a direct call: the caller knows the type
    via P            through the protocol P
    closure          a call of a stored closure
    message M        the message M, to an observer
    observer, later  observes this property, and runs after the functions above
    get, set         a property is read or set. An equal value is not announced
    starts           a new task begins
    wakes, later     a waiting task. It runs after the functions above
    waits for        the task stops here until a change or an answer
    closure in f()   a closure whose code is inside f(). Only the closure runs
    × n              n times, with the same steps each
    :25              the first line that ran in this step
    """

  /// Explains the words between holder and held object.
  package static let holdsLegend: LocalizedText = """
    Holder, property, held object. owns: a strong reference · weak: a weak or unowned reference · by
    protocol: the property’s type is a protocol. The objects that a closure captures are not shown.
    """
}
