// Whoever builds pages has the menu, and the messages about it, by one import.
@_exported public import Diagnostics
@_exported public import MenuKit
