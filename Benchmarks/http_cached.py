"""Requests a second for a state that the server has answered before."""

import os
import tempfile
import urllib.request

from measure import Row, in_turn
from servers import bare_server, gallery_server
from wrk import requests_per_second

ADDRESS = "/components/segmented-control.svg?selection=round-trip"
CONNECTIONS = (16, 64)
ROUNDS = 5


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
        lambda: requests_per_second(gallery + ADDRESS, connections),
        lambda: requests_per_second(bare + ADDRESS, connections), ROUNDS, best=max)
    return Row(
        work=f"HTTP, cached SVG, {connections} connections", ours=ours, peer=peer, unit="req/s",
        peer_name="bare libmicrohttpd", goal=0.85, higher_is_better=True)
