import Geometry

struct TaskModifier {
  /// Another value than before ends the task and starts it anew.
  let id: AnyEquatable?
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

/// A value that can only be compared.
struct AnyEquatable {
  let isEqual: (AnyEquatable) -> Bool
  let value: Any

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0.value as? Value) == value }
  }
}

extension TaskModifier: NodeModifier {
  typealias Node = TaskNode
}

/// Rule ST5: the task starts after the layout in which its view appears and is cancelled when the
/// view goes. It runs in the tree's own time, in which the tree settles.
final class TaskNode: ModifierNode<TaskModifier> {
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  override func didMount() { presenceDidChange() }
  override func modifiedItemsDidChange() { presenceDidChange() }

  override func willUnmount() { end() }

  override func modifierDidChange(from old: TaskModifier) {
    guard let id = modifier.id, let former = old.id, !id.isEqual(former), task != nil else {
      return
    }
    graph?.schedule { [weak self] in
      self?.end()
      self?.followPresence()
    }
  }

  @MainActor private func followPresence() {
    let isPresent = isMounted && modifiedItems.contains(where: \.isPresent)
    if isPresent { begin() } else { end() }
  }

  @MainActor private func begin() {
    guard task == nil else { return }
    let action = modifier.action
    task = Task(executorPreference: TaskCapture.shared, priority: modifier.priority) {
      await action()
    }
  }

  private func end() {
    task?.cancel()
    task = nil
  }

  override func presenceDidChange() {
    guard !isCopy else { return }
    graph?.schedule { [weak self] in self?.followPresence() }
  }
}

extension View {
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: nil, priority: priority, action: action))
  }

  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: AnyEquatable(value), priority: priority, action: action))
  }
}
