"""The servers that benchmarks ask, started for a block and stopped after it."""

import contextlib
import os
import re
import subprocess


@contextlib.contextmanager
def gallery_server(root: str):
    """`vitrine serve` on a free port; its address."""
    binary = os.path.join(root, "Benchmarks/.build/release/vitrine")
    with _running([binary, "serve", "--port", "0"]) as process:
        line = process.stdout.readline()
        yield re.search(r"http://[^\s/]+", line).group(0)


@contextlib.contextmanager
def bare_server(root: str, file: str, threads: int):
    """libmicrohttpd answering everything with a file's bytes; its address."""
    binary = os.path.join(root, "Benchmarks/.build/release/BareMicroHTTPD")
    with _running([binary, file, str(threads)]) as process:
        yield f"http://127.0.0.1:{int(process.stdout.readline())}"


@contextlib.contextmanager
def _running(command: list[str]):
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(timeout=10)
