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


def in_turn(ours, peer, rounds: int, best=min) -> tuple[float, float]:
    """Runs two measurements in turn; the best round of each: the shortest time, or the highest rate.

    Neighbours on a machine slow a round down by up to two and never speed one up: the best rounds are
    those that nobody disturbed. Rounds are many enough to outlast a disturbance.
    """
    pairs = [(ours(), peer()) for _ in range(rounds)]
    return best(pair[0] for pair in pairs), best(pair[1] for pair in pairs)
