"""From a state to the bytes of its SVG, caches warm, beside takumi. Processor time on both sides."""

import itertools
import statistics

import takumi
from engine import engine
from measure import Row, in_turn

WIDTH = 393


def rows(root: str):
    peer = takumi.Takumi()
    with engine(root) as bench:
        selections = itertools.cycle(range(3))

        def control() -> float:
            # One picture is a millisecond: too short to be timed alone.
            return statistics.median(
                peer.time(takumi.segmented_control(next(selections)), None) for _ in range(21))

        yield _row(
            "state → SVG, segmented control",
            lambda: bench.nanoseconds("segmented-svg 1"), control, goal=0.35, rounds=101)
        for count, goal, rounds in ((20, 0.06, 101), (1_000, 0.05, 11)):
            nodes = takumi.rows(count)
            yield _row(
                f"state → SVG, {count:,} rows", lambda: bench.nanoseconds(f"rows-svg {count}"),
                lambda: peer.time(nodes, WIDTH), goal, rounds)


def _row(work: str, ours, peer, goal: float, rounds: int) -> Row:
    peer()
    mine, theirs = in_turn(ours, peer, rounds)
    return Row(
        work=work, ours=mine / 1e6, peer=theirs / 1e6, unit="ms", peer_name="takumi", goal=goal)
