"""What the rows share: a row of the table, and measuring two things in turn."""

from dataclasses import dataclass


@dataclass
class Row:
    """One line of the result. Only the ratio counts: both figures are of the same minute.

    A row without a peer has no goal either: it tells what the rows beside it leave out.
    """

    work: str
    ours: float
    unit: str
    peer: float | None = None
    peer_name: str = ""
    goal: float | None = None
    higher_is_better: bool = False
    note: str = ""

    @property
    def ratio(self) -> float | None:
        return self.ours / self.peer if self.peer else None

    @property
    def reached(self) -> bool | None:
        if self.ratio is None or self.goal is None:
            return None
        return self.ratio >= self.goal if self.higher_is_better else self.ratio <= self.goal

    def as_json(self) -> dict:
        return {
            "work": self.work, "ours": round(self.ours, 3),
            "peer": None if self.peer is None else round(self.peer, 3), "unit": self.unit,
            "peerName": self.peer_name, "ratio": None if self.ratio is None else round(self.ratio, 4),
            "goal": self.goal, "reached": self.reached, "note": self.note,
        }

    def as_text(self) -> str:
        line = f"{self.work:<46} {self.ours:>12,.2f}"
        if self.ratio is None:
            return f"{line} {'':>12} {self.unit:<8} {'':>9} {self.note}".rstrip()
        line += f" {self.peer:>12,.2f} {self.unit:<8} {self.ratio:>7.3f} ×"
        sign = "≥" if self.higher_is_better else "≤"
        goal = "" if self.goal is None else f"{sign} {self.goal:g}"
        verdict = {True: "reached", False: "MISSED", None: ""}[self.reached]
        text = f"{line} {goal:<7} {verdict:<8} {self.peer_name}"
        return f"{text}; {self.note}" if self.note else text

    @staticmethod
    def heading() -> str:
        return (
            f"{'work':<46} {'ours':>12} {'peer':>12} {'unit':<8} {'ratio':>7}  "
            f" {'goal':<7} {'':<8} peer or bound")


def in_turn(ours, peer, rounds: int) -> tuple[float, float]:
    """Runs two measurements in turn; both of the round whose ratio is the median.

    A noisy machine disturbs neighbours alike and rounds differently: a median of ours beside a median of
    the peer's would set one minute beside another.
    """
    pairs = [(ours(), peer()) for _ in range(rounds)]
    return sorted(pairs, key=lambda pair: pair[0] / pair[1])[len(pairs) // 2]
