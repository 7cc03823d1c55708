"""Requests a second for states of the segmented control that the server has never answered."""

import itertools
import os
import tempfile
import urllib.request

from measure import Row, in_turn
from servers import bare_server, gallery_server
from wrk import requests_per_second

PATH = "/components/segmented-control.svg"
CONNECTIONS = 16
ROUNDS = 3


def rows(root: str) -> list[Row]:
    script = os.path.join(root, "Benchmarks/uncached.lua")
    rounds = itertools.count(1)
    with gallery_server(root) as gallery:
        picture = urllib.request.urlopen(f"{gallery}{PATH}?story=options&selection=B").read()
        with tempfile.NamedTemporaryFile(suffix=".svg") as file:
            file.write(picture)
            file.flush()
            with bare_server(root, file.name, os.cpu_count() or 1) as bare:
                # Making addresses costs wrk a third of its rate: the bound is measured without.
                ours, peer = in_turn(
                    lambda: requests_per_second(
                        gallery + PATH, CONNECTIONS, script, str(next(rounds))),
                    lambda: requests_per_second(bare + PATH, CONNECTIONS), ROUNDS, best=max)
    return [Row(
        work="HTTP, uncached segmented state", ours=ours, peer=peer, unit="req/s",
        peer_name="bare libmicrohttpd", goal=0.03, higher_is_better=True)]
