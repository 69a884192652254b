import Model
import Observing
import TerminalUI

// TODO: Add the news list. Sources/MVC/NewsViewController.swift shows all its tasks. Copy the texts
// from there, and divide the tasks among the types of your pattern. How does a worker report new
// articles to the screen?
// 添加新闻列表。全部任务见 Sources/MVC/NewsViewController.swift。文字从那里复制，任务分给你的
// 各个类型。工作者怎样把新的文章报告给界面？
