import Testing

@testable import Stories
@testable import Tracing

@Suite("XRay: StackFrame")
struct StackFrameTests {
  /// The names of one function in the symbol tables of Linux and macOS.
  @Test(arguments: [
    ("$s3MVP15ButtonPresenterC6tappedyyF", ObjectFormat.elf),
    ("_$s3MVP15ButtonPresenterC6tappedyyF", .machO),
  ])
  func `a frame has the same names on Linux and on macOS`(rawName: String, format: ObjectFormat) {
    let frame = StackFrame(rawName: rawName, path: "/a/ButtonPresenter.swift", line: 7, in: format)

    #expect(frame.name == "ButtonPresenter.tapped()")
    #expect(frame.mangledName == "$s3MVP15ButtonPresenterC6tappedyyF")
    #expect(frame.module == "MVP")
    #expect(frame.file == "ButtonPresenter.swift")
    #expect(frame.line == 7)
    #expect(frame.isStep)
  }

  @Test(arguments: [
    ("__swift_release_dealloc", "_swift_release_dealloc", ObjectFormat.machO),
    ("start", "start", .machO),
    ("-[NSNotificationCenter post:]", "-[NSNotificationCenter post:]", .machO),
    ("_swift_release_dealloc", "_swift_release_dealloc", .elf),
  ])
  func `a function that is not Swift has its name from the source`(
    rawName: String, name: String, format: ObjectFormat
  ) {
    let frame = StackFrame(rawName: rawName, path: "", line: 0, in: format)

    #expect(frame.name == name)
    #expect(frame.module == "")
  }

  @Test func `a copy that the optimizer specialized has the name of the function`() {
    let frame = StackFrame(
      rawName: "$s3MVP15ButtonPresenterC6tappedyyFTf4d_n", path: "", line: 0, in: .elf)

    #expect(frame.name == "ButtonPresenter.tapped()")
  }

  @Test(
    arguments: [
      (
        "$s10Foundation18NotificationCenterC4post_7subjectyx_7SubjectQzSgtAC16MainActorMessageRzlF",
        .elf
      ),
      ("_$sSo20NSNotificationCenterC10FoundationE4post7messageyx_tlF", .machO),
      ("-[NSNotificationCenter postNotificationName:object:userInfo:]", .machO),
    ] as [(String, ObjectFormat)])
  func `a frame that posts a message is found by the name of the class on each system`(
    rawName: String, format: ObjectFormat
  ) {
    #expect(StackFrame(rawName: rawName, path: "", line: 0, in: format).isPost)
  }

  @Test func `a frame in the expansion of a macro has no file and no line`() {
    let frame = StackFrame(
      rawName: "$s3App4ViewC4showyyF", path: "/a/@__swiftmacro_3App4ViewC.swift", line: 7, in: .elf)

    #expect(frame.file == "")
    #expect(frame.line == 0)
  }

  @Test func `the closure of an observer has the type of its message`() {
    let closure = StackFrame(
      rawName: "$s3App4ViewCACycfcyAA6TappedVcfU_", path: "", line: 0, in: .elf)

    #expect(closure.messageType == "Tapped")
  }

  @Test(arguments: ["$sSq3mapyqd_0_Sgqd_0_xqd__YKXEqd_0_YKs5ErrorRd__Ri_d_0_r0_lF", "$ss5printyyF"])
  func `a function of the standard library, of which a module can have a copy, is not a step`(
    rawName: String
  ) {
    #expect(!StackFrame(rawName: rawName, path: "", line: 0, in: .elf).isStep)
  }

  @Test func `a closure in a local function is named with every function around it`() {
    let frame = StackFrame(
      name: "closure #1 in inner #1 () in View.show()",
      mangledName: "$s3App4ViewC4showyyF5innerL_yyFyycfU_", file: "", line: 0)

    #expect(frame.functionAroundClosure == "inner #1 () in View.show()")
  }

  @Test(arguments: [
    ("4textSSvs", "String"),
    ("5state5Model04NewsD0C5StateOvg", "NewsModel.State"),
    ("3box5Model0D3BoxVvg", "ModelBox"),
    ("4rowsSayAA5OuterV3RowVSgGvg", "[Outer.Row?]"),
    ("4date20FoundationEssentials4DateVSgvs", "FoundationEssentials.Date?"),
    ("4urlsSDySS20FoundationEssentials3URLVGvg", "Dictionary<String, FoundationEssentials.URL>"),
    ("7changedySScSgvs", "((String) -> ())?"),
    ("5titleSSycvg", "() -> String"),
    ("ySSSicig", "String"),
    ("1xAA1AVvg", "A"),
    // A generic parameter has no name.
    ("5statexvg", nil), ("4listSayxGvs", nil), ("3mapSDySSxGvM", nil),
  ])
  func `the type of a property keeps all names but those of the modules that every story shows`(
    accessor: String, type: String?
  ) {
    let frame = StackFrame(rawName: "$s3App4ViewC\(accessor)", path: "", line: 0, in: .elf)

    #expect(frame.propertyType == type)
  }

  @Test func `a call that passes an object by protocol passes no value`() {
    let frame = StackFrame(
      rawName: "$s3MVP15ButtonPresenterC6attachyyAA0B12ViewProtocol_pF", path: "", line: 0, in: .elf
    )
    let attach = CallStack([frame], showing: ["MVP"]).calls.first

    #expect(attach?.passedTypes == [])
    #expect(attach?.member.description == "attach(ButtonViewProtocol)")
  }

  @Test func `a parameter of any type is shown as a placeholder`() {
    let frame = StackFrame(
      name: "Box.send(_:)", mangledName: "$s3App3BoxC4sendyyxF", file: "", line: 1)

    #expect(frame.parameterTypes == ["_"])
  }
}
