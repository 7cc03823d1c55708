import CoreGraphics
import Testing
import UIKit

/// Pickers of UIKit keep what code selects.
@MainActor
@Suite struct PickerTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 3 : 0
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }
  }

  @Test(arguments: [(-1, 0), (1, 1), (7, 2)])
  func selectionStaysAmongTheRows(_ row: Int, _ selected: Int) {
    let source = Source()
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    #expect(picker.numberOfComponents == 2)
    picker.selectRow(row, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == selected)
    #expect(picker.selectedRow(inComponent: 1) == -1)
    #expect(picker._picture != nil)
  }

  @Test(arguments: [
    (UIDatePickerStyle.wheels, CGSize(width: 320, height: 216)),
    (.compact, CGSize(width: 222, height: 34)),
  ])
  func stylesHaveTheirSizes(_ style: UIDatePickerStyle, _ size: CGSize) {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    #expect(picker.intrinsicContentSize == size)
    #expect(picker._picture != nil)
  }
}
