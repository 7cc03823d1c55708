"""Measures the product beside its peers and prints one ratio a line; writes .build/bench.json."""

import json
import os
import sys

import http_cached

ROWS = {"http-cached": http_cached.rows}


def main() -> None:
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    names = sys.argv[1:] or list(ROWS)
    unknown = [name for name in names if name not in ROWS]
    if unknown:
        sys.exit(f"unknown: {', '.join(unknown)}; known: {', '.join(ROWS)}")
    results = []
    for name in names:
        for row in ROWS[name](root):
            print(row.as_text(), flush=True)
            results.append(row.as_json())
    with open(os.path.join(root, ".build/bench.json"), "w", encoding="utf-8") as file:
        json.dump(results, file, indent=2, ensure_ascii=False)
        file.write("\n")


if __name__ == "__main__":
    main()
