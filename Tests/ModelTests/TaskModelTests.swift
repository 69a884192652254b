import Model
import Testing

@Suite("TaskModel")
struct TaskModelTests {
  @Test func `has nothing said at first`() {
    #expect(TaskModel().lines == [])
  }

  @Test func `keeps what was said, line by line`() {
    let model = TaskModel()

    model.say("finish work!")
    model.say("celebrate Task!")

    #expect(model.lines == ["finish work!", "celebrate Task!"])
  }

  @Test func `forgets everything when it is cleared`() {
    let model = TaskModel()
    model.say("finish work!")

    model.clear()
    model.say("again")

    #expect(model.lines == ["again"])
  }
}
