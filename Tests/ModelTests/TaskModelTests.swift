import Model
import Testing

@Suite("TaskModel")
struct TaskModelTests {
  @Test func `the model has no lines at first`() {
    #expect(TaskModel().lines == [])
  }

  @Test func `the model stores the lines in order`() {
    let model = TaskModel()

    model.say("finish work!")
    model.say("celebrate Task!")

    #expect(model.lines == ["finish work!", "celebrate Task!"])
  }

  @Test func `the model removes all lines when it is cleared`() {
    let model = TaskModel()
    model.say("finish work!")

    model.clear()
    model.say("again")

    #expect(model.lines == ["again"])
  }
}
