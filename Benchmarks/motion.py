"""A frame at a time beside the same frame at rest. Processor time on both sides."""

from engine import engine
from measure import Row, in_turn

GOAL = 2


def rows(root: str):
    with engine(root) as bench:
        pairs = [("frame at 0.2 s → SVG, segmented control", "segmented-frame 1", "segmented-svg 1",
                  41)]
        for count, rounds in ((20, 41), (1_000, 11)):
            pairs.append((f"next frame, {count:,} rows that move", f"moving-rows {count}",
                          f"resting-rows {count}", rounds))
        for work, moving, resting, rounds in pairs:
            ours, peer = in_turn(
                lambda: bench.nanoseconds(moving), lambda: bench.nanoseconds(resting), rounds)
            yield Row(
                work=work, ours=ours / 1e6, peer=peer / 1e6, unit="ms", peer_name="at rest",
                goal=GOAL)
