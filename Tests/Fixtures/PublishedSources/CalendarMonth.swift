import SwiftUI

struct CalendarMonth<Day: View>: View {
  let interval: DateInterval
  @ViewBuilder let day: (Date) -> Day
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  private var weekdays: [String] {
    let symbols = calendar.veryShortWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(symbols[first...] + symbols[..<first])
  }

  private var days: [Date] {
    guard let month = calendar.dateInterval(of: .month, for: interval.start),
      let week = calendar.dateInterval(of: .weekOfMonth, for: month.start)
    else { return [] }
    return (0..<42).compactMap { calendar.date(byAdding: .day, value: $0, to: week.start) }
  }

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 8) {
      Section(header: header) {
        ForEach(Array(weekdays.enumerated()), id: \.offset) { _, name in
          Text(name).font(.caption2).foregroundColor(.secondary)
        }
        ForEach(days, id: \.self) { date in
          if calendar.isDate(date, equalTo: interval.start, toGranularity: .month) {
            day(date)
          } else {
            day(date).hidden()
          }
        }
      }
    }
  }

  private var header: some View {
    HStack {
      Text(interval.start, format: .dateTime.month(.wide).year())
        .font(.title3.smallCaps())
      Spacer()
      Group {
        Button {
        } label: {
          Image(systemName: "chevron.left")
        }
        Button {
        } label: {
          Image(systemName: "chevron.right")
        }
      }
      .buttonStyle(BorderlessButtonStyle())
    }
  }
}

struct TimelineEvent: Hashable { var title: String; var start: Date; var isDone: Bool }

struct TimelineList: View {
  @State private var events: [TimelineEvent] = [
    .init(title: "Breakfast", start: Date(timeIntervalSinceReferenceDate: 0), isDone: true),
    .init(title: "Stand-up", start: Date(timeIntervalSinceReferenceDate: 3600), isDone: false),
  ]
  @State private var expanded: Set<TimelineEvent> = []

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach($events, id: \.title) { $event in
        HStack(alignment: .top) {
          VStack(spacing: 0) {
            Circle().strokeBorder(event.isDone ? .green : .secondary, lineWidth: 2).frame(
              width: 14, height: 14)
            Rectangle().fill(.tertiary).frame(width: 2)
          }
          DisclosureGroup(
            isExpanded: Binding(
              get: { expanded.contains(event) },
              set: { if $0 { expanded.insert(event) } else { expanded.remove(event) } }
            )
          ) {
            Toggle("Done", isOn: $event.isDone).toggleStyle(.switch)
          } label: {
            VStack(alignment: .leading) {
              Text(event.title).strikethrough(event.isDone, color: .red)
              Text(event.start, style: .time).font(.caption)
            }
          }
          .padding(.bottom)
        }
        .fixedSize(horizontal: false, vertical: true)
      }
    }
    .padding()
  }
}

struct ExpandableText: View {
  let text: String
  var limit = 3
  @State private var isExpanded = false
  @State private var isTruncated: Bool?

  var body: some View {
    VStack(alignment: .leading) {
      Text(text)
        .lineLimit(isExpanded ? nil : limit)
        .background(
          ViewThatFits(in: .vertical) {
            Text(text).hidden().onAppear { isTruncated = false }
            Color.clear.onAppear { isTruncated = true }
          })
      if isTruncated ?? false {
        Button(isExpanded ? "less" : "more") { withAnimation { isExpanded.toggle() } }
          .font(.footnote.bold())
      }
    }
  }
}

#Preview("Month") {
  CalendarMonth(
    interval: DateInterval(
      start: Date(timeIntervalSinceReferenceDate: 725_760_000), duration: 86_400)
  ) { date in
    Text(date, format: .dateTime.day()).frame(width: 32, height: 32)
      .background {
        if Calendar.current.component(.day, from: date) == 9 { Circle().fill(.red.opacity(0.3)) }
      }
  }
  .padding()
}
#Preview("Timeline") { TimelineList() }
