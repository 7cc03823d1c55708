"""The engine's own bench, asked line by line so that a peer can run in between."""

import contextlib
import json
import os
import subprocess


class Engine:
    def __init__(self, process: subprocess.Popen):
        self._process = process

    def ask(self, command: str) -> dict:
        """The answer to a command of EngineBench: nanoseconds, nodes, sizings, bytes."""
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"EngineBench ended at: {command}")
        return json.loads(line)

    def nanoseconds(self, command: str) -> float:
        return self.ask(command)["nanoseconds"]


@contextlib.contextmanager
def engine(root: str):
    """A running EngineBench. It looks for fonts from the project's folder on."""
    binary = os.path.join(root, "Benchmarks/.build/release/EngineBench")
    process = subprocess.Popen(
        [binary], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield Engine(process)
    finally:
        process.stdin.close()
        process.wait(timeout=30)
