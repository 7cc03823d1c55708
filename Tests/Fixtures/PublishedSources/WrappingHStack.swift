import SwiftUI

/// The way of before `Layout`: alignment guides and a measured height.
public struct WrappingHStack<Data: RandomAccessCollection, Cell: View>: View
where Data.Element: Hashable {
  let data: Data
  var alignment: HorizontalAlignment = .leading
  var spacing: CGFloat = 8
  @ViewBuilder let cell: (Data.Element) -> Cell
  @State private var totalHeight = CGFloat.zero

  public var body: some View {
    VStack {
      GeometryReader { geometry in self.generateContent(in: geometry) }
    }
    .frame(height: totalHeight)
  }

  private func generateContent(in g: GeometryProxy) -> some View {
    var width = CGFloat.zero
    var height = CGFloat.zero
    return ZStack(alignment: .topLeading) {
      ForEach(Array(data), id: \.self) { element in
        self.cell(element)
          .padding([.horizontal, .vertical], spacing / 2)
          .alignmentGuide(
            .leading,
            computeValue: { d in
              if abs(width - d.width) > g.size.width {
                width = 0
                height -= d.height
              }
              let result = width
              if element == self.data.last { width = 0 } else { width -= d.width }
              return result
            }
          )
          .alignmentGuide(
            .top,
            computeValue: { _ in
              let result = height
              if element == self.data.last { height = 0 }
              return result
            })
      }
    }
    .background(viewHeightReader($totalHeight))
  }

  private func viewHeightReader(_ binding: Binding<CGFloat>) -> some View {
    GeometryReader { geometry -> Color in
      let rect = geometry.frame(in: .local)
      DispatchQueue.main.async { binding.wrappedValue = rect.size.height }
      return .clear
    }
  }
}

struct TagCloud: View {
  @State private var tags = ["swift", "layout", "geometry", "alignment", "preferences", "anchors"]
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      WrappingHStack(data: tags) { tag in
        HStack(spacing: 4) {
          Text("#\(tag)")
          Image(systemName: "xmark.circle.fill").onTapGesture { tags.removeAll { $0 == tag } }
        }
        .font(.footnote)
        .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
        .background(Color.accentColor.opacity(0.12).clipShape(Capsule()))
        .fixedSize()
      }
      TextField(
        "New tag", text: $draft,
        onCommit: {
          guard !draft.isEmpty else { return }
          tags.append(draft.lowercased())
          draft = ""
        }
      )
      .textFieldStyle(RoundedBorderTextFieldStyle())
    }
    .padding()
  }
}

#Preview { TagCloud() }
