"""The same pictures as takumi's nodes."""

import time

from takumi_py import Renderer

BLUE = "#007AFF"
_LABEL_PADDING = {"left": "12px", "top": "10px", "position": "absolute"}


class Takumi:
    """One renderer for all pictures: its font and glyph caches stay warm."""

    def __init__(self):
        self._renderer = Renderer()

    def time(self, node: dict, width: int | None) -> float:
        """Nanoseconds of processor time from nodes to the text of the SVG."""
        start = time.process_time_ns()
        self._renderer.render_svg_node(node, width=width, height=None)
        return time.process_time_ns() - start


def segmented_control(selected: int) -> dict:
    """Three segments, their labels drawn three times with the blend modes of the component."""
    segments = [
        _segment(title, index == selected)
        for index, title in enumerate(("One way", "Round trip", "Multi-city"))
    ]
    control = _container(segments, padding="4px", backgroundColor=BLUE, borderRadius="14px")
    return _container([control], padding="20px", backgroundColor="white")


def _segment(title: str, is_selected: bool) -> dict:
    font = {"fontSize": "16px", "fontWeight": 600, "color": "white"}
    labels = [
        {"type": "text", "text": title, "style": font | place | {"mixBlendMode": mode}}
        for mode, place in (("difference", {}), ("hue", _LABEL_PADDING), ("overlay", _LABEL_PADDING))
    ]
    plate = {"backgroundColor": "white", "borderRadius": "10px"} if is_selected else {}
    return _container(labels, position="relative", padding="10px 12px", **plate)


def rows(count: int) -> dict:
    """An icon, a text that takes what is left, a text; a rectangle stands for the icon."""
    return _container(
        [_row(index) for index in range(count)], flexDirection="column", width="393px",
        backgroundColor="white")


def _row(index: int) -> dict:
    icon = _container(
        [], width="24px", height="24px", backgroundColor=BLUE, marginRight="8px")
    growing = {
        "type": "text", "text": f"Row number {index}",
        "style": {"flexGrow": 1, "fontSize": "17px"}}
    text = {"type": "text", "text": "value", "style": {"fontSize": "17px"}}
    return _container([icon, growing, text], padding="12px", alignItems="center")


def _container(children: list[dict], **style) -> dict:
    return {"type": "container", "style": {"display": "flex"} | style, "children": children}
