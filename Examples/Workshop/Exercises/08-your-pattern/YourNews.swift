import Model
import TerminalUI

// TODO: The news list. Sources/MVC/NewsViewController.swift shows all that it must do: take its
// words, and divide its jobs as your pattern has it. How does a worker tell you of the news?
