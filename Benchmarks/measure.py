"""What the rows share: a row of the table, and measuring two things in turn."""

import statistics
from dataclasses import dataclass


@dataclass
class Row:
    """One line of the result. Only the ratio counts: both figures are of the same minute."""

    work: str
    ours: float
    peer: float
    unit: str
    peer_name: str
    goal: float
    higher_is_better: bool

    @property
    def ratio(self) -> float:
        return self.ours / self.peer

    @property
    def reached(self) -> bool:
        return self.ratio >= self.goal if self.higher_is_better else self.ratio <= self.goal

    def as_json(self) -> dict:
        return {
            "work": self.work, "ours": round(self.ours, 3), "peer": round(self.peer, 3),
            "unit": self.unit, "peerName": self.peer_name, "ratio": round(self.ratio, 4),
            "goal": self.goal, "reached": self.reached,
        }

    def as_text(self) -> str:
        sign = "≥" if self.higher_is_better else "≤"
        return (
            f"{self.work:<34} {self.ours:>12,.2f} {self.peer:>12,.2f} {self.unit:<6}"
            f" {self.ratio:>7.3f} × {self.peer_name} (goal {sign} {self.goal})"
            f" {'reached' if self.reached else 'MISSED'}"
        )


def in_turn(ours, peer, rounds: int) -> tuple[float, float]:
    """Runs two measurements in turn; the medians. A noisy machine then disturbs both alike."""
    pairs = [(ours(), peer()) for _ in range(rounds)]
    return statistics.median(p[0] for p in pairs), statistics.median(p[1] for p in pairs)
