"""A frame at a time beside the same frame at rest. Processor time on both sides."""

from engine import engine
from measure import Row, in_turn

GOAL = 2


def rows(root: str):
    with engine(root) as bench:
        pairs = [("frame at 0.2 s → SVG, segmented control", "segmented-frame 1", "segmented-svg 1")]
        for count in (20, 1_000):
            pairs.append((f"next frame, {count:,} rows that move", f"moving-rows {count}",
                          f"resting-rows {count}"))
        for work, moving, resting in pairs:
            ours, peer = in_turn(
                lambda: bench.nanoseconds(moving), lambda: bench.nanoseconds(resting), 5)
            yield Row(
                work=work, ours=ours / 1e6, peer=peer / 1e6, unit="ms", peer_name="at rest",
                goal=GOAL)
