import Model
import Observing
import TerminalUI

// TODO: Add the news list. Sources/MVC/NewsViewController.swift shows all its tasks. Copy the texts
// from there, and divide the tasks among the types of your pattern. How does a worker report new
// articles to the screen?
