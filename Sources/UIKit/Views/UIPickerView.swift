import Geometry
import ViewCore
import Views

/// Wheels of rows side by side. Nothing turns them here but code.
///
/// Coverage: partial (titles; rows of views of one's own are left empty). Verified: believed.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { noteChange() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { noteChange() } }
  private var selection: [Int: Int] = [:]

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func reloadAllComponents() { noteChange() }
  open func reloadComponent(_ component: Int) { noteChange() }

  /// Shows a row without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
    noteChange()
  }

  /// -1 without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count > 0 ? min(max(selection[component] ?? 0, 0), count - 1) : -1
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  open override var _picture: AnyView? {
    let components = (0..<max(0, numberOfComponents)).map { component in
      let titles = (0..<max(0, numberOfRows(inComponent: component))).map {
        delegate?.pickerView(self, titleForRow: $0, forComponent: component) ?? ""
      }
      return (titles: titles, selected: selectedRow(inComponent: component))
    }
    return AnyView(
      HStack(spacing: 0) {
        ForEach(components.indices, id: \.self) { index in
          Picker("", selection: .constant(components[index].selected)) {
            ForEach(components[index].titles.indices, id: \.self) { row in
              Text(verbatim: components[index].titles[row]).tag(row)
            }
          }
          .pickerStyle(.wheel)
        }
      })
  }
}

@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 34 }
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { UIView.noIntrinsicMetric }
}
