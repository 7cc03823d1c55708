"""Layout beside Yoga, and beside itself at other sizes. Processor time on both sides."""

import statistics

from engine import Engine, engine
from measure import Row, in_turn
from yoga import BOXES_PER_ROW, YogaRows

ROUNDS = 41
LARGE_ROUNDS = 9


def rows(root: str):
    with engine(root) as bench:
        yield from _against_yoga(bench)
        yield from _against_itself(bench)
        yield from _sizings(bench)
        yield from _before_layout(bench)


def _against_yoga(bench: Engine):
    for count, name, rounds in ((1_000, "layout, 1,000 rows", ROUNDS),
                                (25_000, "layout, 100,000 views", LARGE_ROUNDS)):
        peer = YogaRows(count)
        ours, yoga = in_turn(
            lambda: bench.nanoseconds(f"layout {count}"), peer.layout, rounds)
        nodes = bench.ask(f"layout {count}")["nodes"] if count == 1_000 else None
        yield Row(
            work=name, ours=ours / peer.boxes, peer=yoga / peer.boxes, unit="ns/view",
            peer_name="Yoga", goal=0.25,
            note=f"{nodes} nodes here, {peer.boxes} there" if nodes else "")
        if count == 1_000:
            yield from _one_leaf(bench, peer)
        peer.close()


def _one_leaf(bench: Engine, peer: YogaRows):
    for command, work in (("leaf", "one leaf changed in 1,000 rows, layout"),
                          ("change", "the same from state: body, layout, all")):
        ours, yoga = in_turn(
            lambda: bench.nanoseconds(f"{command} {peer.count}"), peer.leaf, ROUNDS)
        yield Row(
            work=work, ours=ours / 1e6, peer=yoga / 1e6, unit="ms", peer_name="Yoga, layout",
            goal=0.3)


def _against_itself(bench: Engine):
    def per_row(count: int) -> float:
        return bench.nanoseconds(f"layout {count}") / (1 + BOXES_PER_ROW * count)

    def per_level(kind: str, depth: int) -> float:
        answer = bench.ask(f"{kind} {depth}")
        return answer["nanoseconds"] / answer["nodes"]

    many, few = in_turn(lambda: per_row(10_000), lambda: per_row(100), ROUNDS)
    yield Row(
        work="layout, 10,000 rows", ours=many, peer=few, unit="ns/view", peer_name="100 rows",
        goal=1.3)
    for kind in ("alternating", "columns"):
        deep, flat = in_turn(lambda: per_level(kind, 100), lambda: per_level(kind, 10), ROUNDS)
        yield Row(
            work=f"layout, 100 levels, {kind}", ours=deep, peer=flat, unit="ns/view",
            peer_name="10 levels", goal=2)


def _sizings(bench: Engine):
    for kind, command in (("alternating", "alternating-sizings"), ("columns", "column-sizings")):
        count = bench.ask(f"{command} 100")["sizings"]
        yield Row(
            work=f"sizings a container, 100 levels, {kind}", ours=count, peer=4, unit="sizings",
            peer_name="at most four", goal=1)


def _before_layout(bench: Engine):
    for command, work, unit in (("build", "building 1,000 rows", "ns/view"),
                                ("shape", "shaping 1,000 strings", "ns/string")):
        answers = [bench.ask(f"{command} 1000") for _ in range(ROUNDS)]
        time = statistics.median(answer["nanoseconds"] for answer in answers)
        things = 1 + BOXES_PER_ROW * 1_000 if command == "build" else 1_000
        yield Row(work=work, ours=time / things, unit=unit, note="no peer")
