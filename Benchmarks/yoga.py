"""Rows as Yoga has them: an icon, a text that takes what is left, a text; sizes of texts given.

A box a view: what takes a modifier of its own here (padding, frame) is a style there.
"""

import time

from poga import libpoga_capi as yg

WIDTH = 393
BOXES_PER_ROW = 4


class YogaRows:
    def __init__(self, count: int):
        self.count = count
        self.boxes = 1 + BOXES_PER_ROW * count
        self._round = 0
        self._root = yg.YGNodeNew()
        self._rows = [self._row(index) for index in range(count)]

    def close(self) -> None:
        yg.YGNodeFreeRecursive(self._root)

    def _row(self, index: int):
        row, icon, growing, text = (yg.YGNodeNew() for _ in range(BOXES_PER_ROW))
        yg.YGNodeStyleSetFlexDirection(row, yg.YGFlexDirection.Row)
        yg.YGNodeStyleSetAlignItems(row, yg.YGAlign.Center)
        yg.YGNodeStyleSetPadding(row, yg.YGEdge.All, 12)
        self._set_size(icon, 24, 24)
        yg.YGNodeStyleSetHeight(growing, 20)
        yg.YGNodeStyleSetFlexGrow(growing, 1)
        yg.YGNodeStyleSetMargin(growing, yg.YGEdge.Left, 8)
        yg.YGNodeStyleSetMargin(growing, yg.YGEdge.Right, 8)
        self._set_size(text, 40, 20)
        for place, box in enumerate((icon, growing, text)):
            yg.YGNodeInsertChild(row, box, place)
        yg.YGNodeInsertChild(self._root, row, index)
        return icon, growing, text

    @staticmethod
    def _set_size(box, width: float, height: float) -> None:
        yg.YGNodeStyleSetWidth(box, width)
        yg.YGNodeStyleSetHeight(box, height)

    def layout(self) -> float:
        """Nanoseconds of a layout in which every box is dirty; dirtying is not counted."""
        self._round += 1
        change = self._round % 2
        for icon, growing, text in self._rows:
            yg.YGNodeStyleSetWidth(icon, 24 + change)
            yg.YGNodeStyleSetHeight(growing, 20 + change)
            yg.YGNodeStyleSetWidth(text, 40 + change)
        return self._time()

    def leaf(self) -> float:
        """Nanoseconds of a layout after one text in the middle changed its width."""
        self._round += 1
        yg.YGNodeStyleSetWidth(self._rows[self.count // 2][2], 40 + self._round % 2)
        return self._time()

    def _time(self) -> float:
        start = time.process_time_ns()
        yg.YGNodeCalculateLayout(self._root, WIDTH, yg.YGUndefined, yg.YGDirection.LTR)
        return time.process_time_ns() - start
