"""wrk, Debian's load generator."""

import re
import subprocess

SECONDS = 3


def requests_per_second(address: str, connections: int, *script: str) -> float:
    """What wrk counts; `script` is a Lua file that makes the requests, and its arguments."""
    command = ["wrk", "--threads", "1", "--connections", str(connections),
               "--duration", f"{SECONDS}s"]
    if script:
        command += ["--script", script[0]]
    command.append(address)
    if script:
        command += ["--", *script[1:]]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    if "Non-2xx" in output or "Socket errors" in output:
        raise RuntimeError(output)
    return float(re.search(r"Requests/sec:\s+([\d.]+)", output).group(1))
