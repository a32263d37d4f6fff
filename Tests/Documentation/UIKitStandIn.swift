// The calls of UIKit that an example of the documentation makes, as far as a compiler can check them.
// Nothing here does anything.

public struct CGRect: Sendable {
  public var width: Double { 0 }
  public var height: Double { 0 }
  public init(x: Double, y: Double, width: Double, height: Double) {}
}

public struct CGPoint: Sendable {
  public var x: Double { 0 }
  public var y: Double { 0 }
  public init(x: Double, y: Double) {}
}

public struct IndexPath: Sendable {
  public var row: Int { 0 }
  public var section: Int { 0 }
  public init(row: Int, section: Int) {}
}

public final class NSCoder {}
public final class Bundle {}

@MainActor open class UIView {
  public var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
  public var bounds: CGRect { frame }
  public init() {}
  public func addSubview(_ view: UIView) {}
  public func layoutIfNeeded() {}
}

open class UIScrollView: UIView {
  public var contentOffset: CGPoint { CGPoint(x: 0, y: 0) }
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {}
}

public final class UILabel: UIView {
  public var text: String?
  public var numberOfLines = 1
}

public final class UITableViewCell: UIView {
  public enum CellStyle { case value1 }
  public let textLabel: UILabel? = nil
  public let detailTextLabel: UILabel? = nil
  public init(style: CellStyle, reuseIdentifier: String?) {}
}

@MainActor public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell
}

@MainActor public protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath)
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

public final class UITableView: UIScrollView {
  public enum RowAnimation { case fade }
  public enum ScrollPosition { case none }
  public weak var dataSource: (any UITableViewDataSource)?
  public weak var delegate: (any UITableViewDelegate)?
  public func rect(forSection section: Int) -> CGRect { bounds }
  public func selectRow(
    at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}
  public func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}
}

@MainActor open class UIViewController {
  public let view = UIView()
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) { nil }
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
}
