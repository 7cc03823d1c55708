import Geometry

/// Changes that can be taken back. Absent from Foundation on Linux.
///
/// Coverage: partial (closures on a stack; no grouping by events). Verified: documented.
open class UndoManager: NSObject, @unchecked Sendable {
  private var undoing: [() -> Void] = []
  private var redoing: [() -> Void] = []
  private var state = State.recording

  private enum State { case recording, undoing, redoing }

  public override init() { super.init() }

  open var levelsOfUndo = 0
  open var groupsByEvent = true
  open var canUndo: Bool { !undoing.isEmpty }
  open var canRedo: Bool { !redoing.isEmpty }
  open var isUndoing: Bool { state == .undoing }
  open var isRedoing: Bool { state == .redoing }
  open private(set) var undoActionName = ""
  open func setActionName(_ actionName: String) { undoActionName = actionName }
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func disableUndoRegistration() {}
  open func enableUndoRegistration() {}

  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    let action = { [weak target] in
      if let target { handler(target) }
    }
    if state == .undoing {
      redoing.append(action)
    } else {
      undoing.append(action)
      if state == .recording { redoing = [] }
    }
  }

  open func undo() {
    guard let action = undoing.popLast() else { return }
    state = .undoing
    action()
    state = .recording
  }

  open func redo() {
    guard let action = redoing.popLast() else { return }
    state = .redoing
    action()
    state = .recording
  }

  open func removeAllActions() {
    undoing = []
    redoing = []
  }
}
