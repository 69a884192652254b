import Delegation
import DirectCoupling
import MVC
import MVP
import MVVM
import Notifications
import PatternDefinition

// MARK: - Three ways to split a screen

nonisolated extension DependencyRules {
  static let mvc = DependencyRules(
    forbidden: [
      .byProtocolOnly(.view, knows: .controller), .never(.controls, knows: .model),
      .byProtocolOnly(.controls, knows: .controller),
    ],
    roles: [
      .news: [
        Role(
          .controller, is: ["NewsViewController"],
          knows: [.model, .items, .controls], byProtocol: [.services], formats: true),
        .newsModel, .items, .services, .controls(calling: [.controller]),
      ],
      .button: [
        Role(
          .controller, is: ["ButtonViewController"], knows: [.view, .model, .controls]),
        Role(
          .view, is: ["ButtonView", "ButtonViewDelegate"],
          knows: [.model, .controls], byProtocol: [.controller]),
        .buttonModel, .digits, .controls,
      ],
    ])

  static let mvp = DependencyRules(
    forbidden: [
      .never(.view, knows: .model), .never(.view, knows: .items),
      .byProtocolOnly(.view, knows: .presenter), .byProtocolOnly(.presenter, knows: .view),
      .never(.presenter, knows: .controls), .never(.presenter, knows: .controller),
    ],
    roles: [
      .news: [
        Role(
          .view, is: ["NewsViewController", "NewsPresenterProtocol"],
          knows: [.row, .controls], byProtocol: [.presenter]),
        Role(
          .presenter, is: ["NewsPresenter", "NewsViewProtocol"],
          knows: [.model, .items, .row], byProtocol: [.view, .services], formats: true),
        Role(.row, is: ["NewsRow"]),
        .newsModel, .items, .services, .controls(calling: [.view]),
      ],
      .button: [
        Role(.controller, is: ["ButtonViewController"], knows: [.view, .presenter, .controls]),
        Role(
          .view, is: ["ButtonView", "ButtonViewDelegate"],
          knows: [.controls], byProtocol: [.presenter]),
        Role(
          .presenter, is: ["ButtonPresenter", "ButtonViewProtocol"],
          knows: [.model], byProtocol: [.view]),
        .buttonModel, .digits, .controls,
      ],
    ])

  static let mvvm = DependencyRules(
    forbidden: [
      .never(.view, knows: .model), .never(.view, knows: .items),
      .never(.view, knows: .services), .never(.viewModel, knows: .view),
      .never(.viewModel, knows: .controls),
    ],
    roles: [
      .news: [
        Role(.view, is: ["NewsViewController"], knows: [.viewModel, .controls]),
        Role(
          .viewModel, is: ["NewsViewModel", "NewsRows", "NewsItemViewModel", "NewsAlert"],
          knows: [.model, .items], byProtocol: [.services], formats: true),
        .newsModel, .items, .services, .controls(calling: [.view]),
      ],
      .button: [
        Role(
          .view, is: ["ButtonView", "ButtonViewController"], knows: [.viewModel, .controls]),
        Role(.viewModel, is: ["ButtonViewModel"], knows: [.model]),
        .buttonModel, .digits, .controls,
      ],
    ])
}

// MARK: - Three ways for a manager and a worker to communicate

nonisolated extension DependencyRules {
  static let direct = DependencyRules(
    forbidden: [
      .never(.worker, knows: .controls)
    ],
    roles: [
      .news: [
        Role(
          .manager, is: ["NewsManager"],
          knows: [.worker, .items, .controls], byProtocol: [.services], formats: true),
        Role(.worker, is: ["NewsWorker"], knows: [.manager, .model]),
        .newsModel, .items, .services, .controls(calling: [.manager]),
      ],
      .button: [
        Role(.manager, is: ["ButtonManager"], knows: [.worker, .controls]),
        Role(.worker, is: ["ButtonWorker"], knows: [.manager, .model]),
        .buttonModel, .digits, .controls,
      ],
      .task: [
        Role(.manager, is: ["TaskManager"], knows: [.worker, .model, .controls]),
        Role(.worker, is: ["TaskWorker"], knows: [.manager, .model]),
        .taskModel, .controls,
      ],
    ])

  static let delegate = DependencyRules(
    forbidden: [
      .byProtocolOnly(.worker, knows: .manager), .never(.worker, knows: .controls),
    ],
    roles: [
      .news: [
        Role(
          .manager, is: ["NewsManager"],
          knows: [.worker, .items, .controls], byProtocol: [.services], formats: true),
        Role(
          .worker, is: ["NewsWorker", "NewsWorkerDelegate"],
          knows: [.model, .items], byProtocol: [.manager]),
        .newsModel, .items, .services, .controls(calling: [.manager]),
      ],
      .button: [
        Role(.manager, is: ["ButtonManager"], knows: [.worker, .controls]),
        Role(
          .worker, is: ["ButtonWorker", "ButtonWorkerDelegate"],
          knows: [.model], byProtocol: [.manager]),
        .buttonModel, .digits, .controls,
      ],
      .task: [
        Role(.manager, is: ["TaskManager"], knows: [.worker, .model, .controls]),
        Role(
          .worker, is: ["TaskWorker", "TaskWorkerDelegate"],
          knows: [.model], byProtocol: [.manager]),
        .taskModel, .controls,
      ],
    ])

  static let notification = DependencyRules(
    forbidden: [
      .never(.manager, knows: .worker), .never(.worker, knows: .manager),
      .never(.messages, knows: .manager), .never(.messages, knows: .worker),
      .never(.worker, knows: .controls),
    ],
    roles: [
      .news: [
        Role(
          .manager, is: ["NewsManager"],
          knows: [.messages, .items, .controls], byProtocol: [.services], formats: true),
        Role(.worker, is: ["NewsWorker"], knows: [.messages, .model]),
        Role(
          .messages, is: ["ReloadRequested", "NewsLoadFinished"], in: "NewsMessages",
          knows: [.items]),
        .newsModel, .items, .services, .controls(calling: [.manager]),
      ],
      .button: [
        Role(.manager, is: ["ButtonManager"], knows: [.messages, .controls]),
        Role(.worker, is: ["ButtonWorker"], knows: [.messages, .model]),
        Role(.messages, is: ["ButtonTapped", "ContentChanged"], in: "ButtonMessages"),
        .buttonModel, .digits, .controls,
      ],
      .task: [
        Role(.manager, is: ["TaskManager"], knows: [.messages, .model, .controls]),
        Role(.worker, is: ["TaskWorker"], knows: [.messages, .model]),
        Role(.messages, is: ["TaskRequested", "TaskFinished"], in: "TaskMessages"),
        .taskModel, .controls,
      ],
    ])
}
