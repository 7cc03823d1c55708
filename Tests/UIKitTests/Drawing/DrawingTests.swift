import CoreGraphics
import Dispatch
import Drawing
import Foundation
import Geometry
import Testing
import UIKit
import ViewCore
import Views

/// Draws into an image of 40 by 30 points.
private func drawn(_ actions: (CGContext) -> Void) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { actions($0.cgContext) }
}

/// An image as it is on the left, as a blue template on the right.
private func halves(of image: UIImage) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
    image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 10))
    image.withRenderingMode(.alwaysTemplate).withTintColor(.blue)
      .draw(in: CGRect(x: 5, y: 0, width: 5, height: 10))
  }
}

extension UIImage {
  /// `RRGGBBAA` at a point of the image.
  @MainActor fileprivate func color(_ x: CGFloat, _ y: CGFloat) -> String {
    let graph = ViewGraph(canvas: Canvas(width: size.width, height: size.height))
    graph.update(image, environment: EnvironmentValues())
    graph.settle()
    var painter = Painter()
    graph.root?.paint(&painter)
    let list = DisplayList(size: size, items: painter.items)
    let (red, green, blue, alpha) = list.color(at: CGPoint(x: x, y: y)).bytes
    return [red, green, blue, alpha]
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

@Suite @MainActor struct DrawingTests {
  @Test func rectanglesAreFilled() {
    let image = drawn { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      UIRectFill(CGRect(x: 20, y: 5, width: 10, height: 10))
    }
    #expect(image.size == CGSize(width: 40, height: 30))
    #expect(image.color(10, 10) == "FF0000FF")
    #expect(image.color(25, 10) == "0000FFFF")
    #expect(image.color(17, 10) == "00000000")
  }

  @Test func statesAreKept() {
    let image = drawn { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.saveGState()
      context.setFillColor(gray: 1, alpha: 1)
      context.translateBy(x: 20, y: 0)
      context.restoreGState()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(image.color(2, 2) == "FF0000FF")
    #expect(image.color(22, 2) == "00000000")
  }

  @Test func pathsFollowTheTransformOfTheirTime() {
    let image = drawn { context in
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.translateBy(x: 10, y: 10)
      context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.translateBy(x: 10, y: 0)
      context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.fillPath()
      context.fillPath()
    }
    #expect(image.color(12, 12) == "00FF00FF")
    #expect(image.color(22, 12) == "00FF00FF")
    #expect(image.color(17, 12) == "00000000")
  }

  @Test func strokesAreAsWideAsTheSpaceMakesThem() {
    let image = drawn { context in
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setLineWidth(2)
      context.scaleBy(x: 2, y: 2)
      context.move(to: CGPoint(x: 0, y: 5))
      context.addLine(to: CGPoint(x: 20, y: 5))
      context.strokePath()
    }
    #expect(image.color(20, 8.5) == "FF0000FF")
    #expect(image.color(20, 11.5) == "FF0000FF")
    #expect(image.color(20, 12.5) == "00000000")
  }

  @Test func clipsHoldUntilTheStateGoesBack() {
    let image = drawn { context in
      context.saveGState()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 30)).addClip()
      context.clip(to: CGRect(x: 5, y: 0, width: 10, height: 30))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 5, y: 0, width: 5, height: 30))
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 20, width: 40, height: 10))
    }
    #expect(image.color(2, 5) == "00000000")
    #expect(image.color(7, 5) == "000000FF")
    #expect(image.color(12, 5) == "00000000")
    #expect(image.color(30, 25) == "000000FF")
  }

  @Test func gradientsEndWhereTheyEnd() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil,
        colors: [
          CGColor(red: 1, green: 0, blue: 0, alpha: 1),
          CGColor(red: 0, green: 0, blue: 1, alpha: 1),
        ], locations: nil))
    let start = CGPoint(x: 10, y: 0)
    let end = CGPoint(x: 30, y: 0)
    let short = drawn { $0.drawLinearGradient(gradient, start: start, end: end, options: []) }
    #expect(short.color(5, 15) == "00000000")
    #expect(short.color(20, 15) == "800080FF")
    let long = drawn {
      $0.drawLinearGradient(
        gradient, start: start, end: end,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(long.color(5, 15) == "FF0000FF")
    #expect(long.color(35, 29) == "0000FFFF")
  }

  @Test func layersAreOne() {
    let image = drawn { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 10, y: 0, width: 20, height: 20))
      context.endTransparencyLayer()
      context.endTransparencyLayer()
    }
    #expect(image.color(5, 5) == "FF00007F")
    #expect(image.color(15, 5) == "0000FF7F")
  }

  @Test func clearedPartsAreClear() {
    let image = drawn { context in
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
      context.clear(CGRect(x: 10, y: 10, width: 5, height: 5))
    }
    #expect(image.color(12, 12) == "00000000")
    #expect(image.color(20, 12) == "000000FF")
  }

  /// UIKit draws images upright, Core Graphics on their head.
  @Test func imagesAreDrawn() throws {
    let source = drawn { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 15))
    }
    let upright = drawn { _ in source.draw(in: CGRect(x: 10, y: 10, width: 20, height: 10)) }
    #expect(upright.color(20, 12) == "FF0000FF")
    #expect(upright.color(20, 18) == "00000000")
    #expect(upright.color(5, 12) == "00000000")
    let pixels = try #require(source.cgImage)
    let onItsHead = drawn { $0.draw(pixels, in: CGRect(x: 10, y: 10, width: 20, height: 10)) }
    #expect(onItsHead.color(20, 12) == "00000000")
    #expect(onItsHead.color(20, 18) == "FF0000FF")
    let part = try #require(
      pixels.cropping(to: CGRect(x: 0, y: pixels.height / 4, width: 400, height: 3)))
    #expect(part.height == 3)
    #expect(part.width == pixels.width)
    #expect(UIImage(cgImage: part).color(5, 1) == "FF0000FF")
    #expect(pixels.cropping(to: CGRect(x: -20, y: -20, width: 10, height: 10)) == nil)
  }

  @Test func opaqueImagesAreBlackAtFirst() {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 100, y: 100, width: 10, height: 10), format: format)
    let image = renderer.image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 100, y: 100, width: 5, height: 5))
    }
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 20)
    #expect(image.color(2, 2) == "FFFFFFFF")
    #expect(image.color(7, 7) == "000000FF")
  }

  @Test func contextsAreNested() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 1)
    let outer = UIGraphicsGetCurrentContext()
    _ = drawn { #expect($0 === UIGraphicsGetCurrentContext()) }
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image?.color(2, 5) == "000000FF")
    #expect(image?.color(7, 5) == "00000000")
  }

  /// A picture that is drawn beside the main thread disturbs nothing there.
  @Test func eachThreadHasItsContexts() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 1)
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var inner: UIImage?
    Thread.detachNewThread {
      let square = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      inner = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
        square.draw(in: CGRect(x: 5, y: 0, width: 5, height: 10))
        UIImage(systemName: "square.fill")?.draw(in: CGRect(x: 0, y: 0, width: 5, height: 10))
      }
      done.signal()
    }
    done.wait()
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(outer?.color(7, 5) == "00000000")
    #expect(inner?.color(7, 5) == "000000FF")
    #expect(inner?.color(2, 5) == "000000FF")
  }

  /// Whatever an image is made from: a thread of its own draws what the main thread does.
  @Test func filesAreDrawnBesideTheMainThread() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("red@2x.png")
    try Data(pngStart).write(to: file)
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.size == CGSize(width: 1.5, height: 1))
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var beside: UIImage?
    Thread.detachNewThread {
      beside = halves(of: image)
      done.signal()
    }
    done.wait()
    let drawing = try #require(beside)
    #expect(drawing.source == halves(of: image).source)
    guard case .drawing(let picture) = drawing.source else { return }
    #expect(picture.items.count == 2)
  }

  @Test func badNumbersDrawNothing() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: .infinity)).image {
      $0.cgContext.scaleBy(x: 0, y: 0)
      $0.cgContext.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(image.size == .zero)
  }

  @Test func viewsAreDrawnWithWhatIsOnThem() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let sub = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    sub.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.addSubview(sub)
    for image in [
      drawn { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) },
      drawn { view.layer.render(in: $0) },
    ] {
      #expect(image.color(5, 5) == "0000FFFF")
      #expect(image.color(15, 15) == "FF0000FF")
    }
  }

  @Test func viewsDrawThemselves() {
    let view = Striped(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.backgroundColor = .white
    let image = drawn { view.layer.render(in: $0) }
    #expect(image.color(5, 25) == "FFFFFFFF")
    #expect(image.color(5, 5) == "FF0000FF")
  }

  @Test func textIsDrawn() {
    let image = drawn { _ in
      ("MMM" as NSString).draw(
        at: .zero,
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 20, weight: .black),
          .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        ])
    }
    let reds = (0..<40).filter { image.color(CGFloat($0) + 0.5, 12) == "FF0000FF" }
    #expect(reds.count > 5)
  }
}

/// Draws its upper half red.
private final class Striped: UIView {
  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    UIRectFill(CGRect(x: 0, y: 0, width: rect.width, height: rect.height / 2))
  }
}
