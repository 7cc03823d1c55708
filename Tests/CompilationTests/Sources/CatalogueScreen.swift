import SwiftUI

struct Item: Identifiable { let id: Int; let title: String; let detail: String?; let isNew: Bool }

struct Deep: View {
  @State private var query = ""
  @State private var selection: Int?
  @State private var isExpanded = false
  @Environment(\.colorScheme) private var colorScheme
  let items: [Item]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(items) { item in
              Button {
                withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {
                  selection = item.id
                  isExpanded.toggle()
                }
              } label: {
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                  ZStack(alignment: .topTrailing) {
                    RoundedRectangle(cornerRadius: 12, style: .continuous)
                      .fill(item.isNew ? Color.accentColor.opacity(0.2) : Color.gray.opacity(0.1))
                      .frame(width: 44, height: 44)
                      .overlay {
                        Image(systemName: item.isNew ? "star.fill" : "star")
                          .foregroundColor(item.isNew ? .yellow : .secondary)
                          .padding(4)
                      }
                    if item.isNew {
                      Circle().fill(.red).frame(width: 8, height: 8).offset(x: 2, y: -2)
                    }
                  }
                  VStack(alignment: .leading, spacing: 2) {
                    Text(item.title).font(.headline).lineLimit(1)
                    /*VIEW*/
                    if let detail = item.detail {
                      Text(detail)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                      /*MODIFIER*/
                    }
                  }
                  Spacer(minLength: 0)
                  Image(systemName: "chevron.right").imageScale(.small)
                }
                .padding(.horizontal, 16)
                .padding(.vertical, 8)
                .background(colorScheme == .dark ? Color.black : Color.white)
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
              }
              .buttonStyle(.plain)
            }
          } header: {
            Text("Items").font(.title2.bold()).frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .padding()
      }
      .navigationTitle("Catalogue")
      .searchable(text: $query)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Add", systemImage: "plus") { query = "" }
        }
      }
    }
  }
}
