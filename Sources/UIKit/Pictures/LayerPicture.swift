import Geometry
import LayoutCore
import ViewCore
import Views

/// What a layer shows behind the content of its view: shadow, background, outline or gradient, and
/// the layers on it.
struct LayerPicture: View {
  let layer: CALayer
  /// The view's background, in place of the layer's.
  var background: UIColor?

  var body: some View {
    FrameLayout(frames: frames) {
      backdrop
      drawing
      ForEach(Array(sublayers.enumerated()), id: \.offset) { _, sublayer in
        SublayerPicture(layer: sublayer)
      }
    }
  }

  private var sublayers: [CALayer] { layer.sublayers?.filter { !$0.isHidden } ?? [] }

  private var frames: [CGRect] {
    let bounds = CGRect(origin: .zero, size: layer.frame.size)
    return [bounds, bounds] + sublayers.map(\.frame)
  }

  private var fill: Color {
    background?.color ?? layer.backgroundColor.map { UIColor(cgColor: $0).color } ?? .clear
  }

  @ViewBuilder private var backdrop: some View {
    if layer.shadowOpacity > 0, let color = layer.shadowColor {
      layer.shape.fill(fill)
        .shadow(
          color: UIColor(cgColor: color).color.opacity(Double(layer.shadowOpacity)),
          radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height)
    } else {
      layer.shape.fill(fill)
    }
  }

  @ViewBuilder private var drawing: some View {
    if let outline = layer as? CAShapeLayer, let path = outline.path {
      OutlinePicture(layer: outline, path: Path(path))
    } else if let gradient = layer as? CAGradientLayer {
      layer.shape.fill(gradient.style)
    } else if let emitter = layer as? CAEmitterLayer {
      EmitterPicture(layer: emitter)
    } else if let contents = layer.contentsImage {
      contents.image.resizable()
    }
  }
}

/// A layer on another one: with its own border, clipping and opacity.
private struct SublayerPicture: View {
  let layer: CALayer

  var body: some View {
    clipped.opacity(min(1, max(0, Double(layer.opacity))))
  }

  @ViewBuilder private var clipped: some View {
    if layer.masksToBounds { content.clipShape(layer.shape) } else { content }
  }

  private var content: some View {
    LayerPicture(layer: layer).overlay { LayerBorder(layer: layer) }
  }
}

/// A layer's border, inside its edge.
struct LayerBorder: View {
  let layer: CALayer

  var body: some View {
    if layer.borderWidth > 0, let color = layer.borderColor {
      layer.shape.strokeBorder(UIColor(cgColor: color).color, lineWidth: layer.borderWidth)
    } else {
      Color.clear
    }
  }
}

private struct OutlinePicture: View {
  let layer: CAShapeLayer
  let path: Path

  var body: some View {
    ZStack(alignment: .topLeading) {
      if let fill = layer.fillColor {
        path.fill(
          UIColor(cgColor: fill).color, style: FillStyle(eoFill: layer.fillRule == .evenOdd))
      }
      if let stroke = layer.strokeColor, layer.lineWidth > 0 {
        path.trimmedPath(from: layer.strokeStart, to: layer.strokeEnd)
          .stroke(UIColor(cgColor: stroke).color, style: layer.strokeStyle)
      }
    }
  }
}

extension CALayer {
  /// The image that the layer shows, stretched over it.
  var contentsImage: UIImage? {
    (contents as? CGImage).map { UIImage(cgImage: $0) } ?? contents as? UIImage
  }

  /// The layer's outline with its rounded corners.
  var shape: UnevenRoundedRectangle {
    let radius = max(0, cornerRadius)
    let corners = maskedCorners
    return UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(
        topLeading: corners.contains(.layerMinXMinYCorner) ? radius : 0,
        bottomLeading: corners.contains(.layerMinXMaxYCorner) ? radius : 0,
        bottomTrailing: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
        topTrailing: corners.contains(.layerMaxXMinYCorner) ? radius : 0),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }
}

extension CAShapeLayer {
  var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth,
      lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: miterLimit, dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [],
      dashPhase: lineDashPhase)
  }
}

extension CAGradientLayer {
  /// The gradient in the layer's unit square; a conic one is drawn about its start.
  var style: AnyShapeStyle {
    let colors = (colors ?? []).compactMap { $0 as AnyObject as? CGColor }.map {
      UIColor(cgColor: $0).color
    }
    let places = locations?.map { CGFloat($0.doubleValue) } ?? []
    let last = CGFloat(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(
        color: color,
        location: places.indices.contains(index) ? places[index] : CGFloat(index) / last)
    }
    let start = UnitPoint(x: startPoint.x, y: startPoint.y)
    let end = UnitPoint(x: endPoint.x, y: endPoint.y)
    switch type {
    case .radial:
      return AnyShapeStyle(
        EllipticalGradient(
          stops: stops, center: start, startRadiusFraction: 0, endRadiusFraction: 1))
    case .conic:
      return AnyShapeStyle(AngularGradient(stops: stops, center: start, angle: .zero))
    default:
      return AnyShapeStyle(LinearGradient(stops: stops, startPoint: start, endPoint: end))
    }
  }
}
