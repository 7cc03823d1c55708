"""Measures the product beside its peers and prints one ratio a line; writes .build/bench.json.

Usage: run.py [layout] [pictures] [motion] [http-cached] [http-uncached]     without names: all

Figures never decide about success: a goal that was missed is printed and recorded as missed.
"""

import json
import os
import sys

import http_cached
import http_uncached
import layout
import motion
import pictures
from measure import Row

ROWS = {
    "layout": layout.rows, "pictures": pictures.rows, "motion": motion.rows,
    "http-cached": http_cached.rows, "http-uncached": http_uncached.rows,
}


def main() -> None:
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    names = sys.argv[1:] or list(ROWS)
    unknown = [name for name in names if name not in ROWS]
    if unknown:
        sys.exit(f"unknown: {', '.join(unknown)}; known: {', '.join(ROWS)}")
    results = []
    print(Row.heading())
    for name in names:
        for row in ROWS[name](root):
            print(row.as_text(), flush=True)
            results.append(row)
    path = os.path.join(root, ".build/bench.json")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        json.dump([row.as_json() for row in results], file, indent=2, ensure_ascii=False)
        file.write("\n")
    missed = [row.work for row in results if row.reached is False]
    print(f"\n{len(results)} rows in .build/bench.json; "
          + (f"missed: {'; '.join(missed)}" if missed else "no goal missed"))


if __name__ == "__main__":
    main()
