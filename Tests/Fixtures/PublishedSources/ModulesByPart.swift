import Combine
import CoreGraphics.CGGeometry
import SwiftUI
import UIKit.UIGestureRecognizerSubclass
import UIKit.UIImage
import os.log

// Parts of modules are named in imports, and what they hold is there.

private let log = OSLog(subsystem: "com.example", category: "images")

final class ImageTimer {
  private var lock = os_unfair_lock_s()
  private var link: CADisplayLink?
  private var count = 0

  func begin() {
    os_log("begins %d", log: log, type: .debug, count)
    os_unfair_lock_lock(&lock)
    count += 1
    os_unfair_lock_unlock(&lock)
    link = CADisplayLink(target: self, selector: Selector("tick"))
    link?.add(to: .main, forMode: .common)
  }
}

struct ImageCard: View {
  let image: UIImage
  @State private var frame = CGRect.zero

  var body: some View {
    Image(uiImage: image)
      .frame(width: CGRectGetWidth(frame))
      .animation(.default, value: frame)
  }
}
