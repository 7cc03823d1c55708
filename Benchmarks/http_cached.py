"""Requests a second for a state that the server has answered before."""

import os
import re
import subprocess
import tempfile
import urllib.request

from measure import Row, in_turn
from servers import bare_server, gallery_server

ADDRESS = "/components/segmented-control.svg?selection=round-trip"
CONNECTIONS = (16, 64)
ROUNDS = 5
SECONDS = 3


def rows(root: str) -> list[Row]:
    threads = os.cpu_count() or 1
    with gallery_server(root) as gallery:
        picture = urllib.request.urlopen(gallery + ADDRESS).read()
        with tempfile.NamedTemporaryFile(suffix=".svg") as file:
            file.write(picture)
            file.flush()
            with bare_server(root, file.name, threads) as bare:
                return [_row(gallery, bare, count) for count in CONNECTIONS]


def _row(gallery: str, bare: str, connections: int) -> Row:
    ours, peer = in_turn(
        lambda: _requests_per_second(gallery, connections),
        lambda: _requests_per_second(bare, connections), ROUNDS)
    return Row(
        work=f"HTTP, cached SVG, {connections} connections", ours=ours, peer=peer, unit="req/s",
        peer_name="bare libmicrohttpd", goal=0.85, higher_is_better=True)


def _requests_per_second(server: str, connections: int) -> float:
    output = subprocess.run(
        ["wrk", "--threads", "1", "--connections", str(connections), "--duration", f"{SECONDS}s",
         server + ADDRESS],
        check=True, capture_output=True, text=True).stdout
    if "Non-2xx" in output or "Socket errors" in output:
        raise RuntimeError(output)
    return float(re.search(r"Requests/sec:\s+([\d.]+)", output).group(1))
