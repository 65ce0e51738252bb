"""A bot that plays a match over HTTP with the standard library alone: python3 bot.py [URL] [GAME] [OPTIONS]"""

import json
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

URL = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:2567"
GAME = sys.argv[2] if len(sys.argv) > 2 else "tranquility"
OPTIONS = json.loads(sys.argv[3]) if len(sys.argv) > 3 else {"mode": "standard"}
token = None


def call(path, body=None, attempts=240):
    """The answer to a request, as an object. Repeats it while the server is away: a command with the same id counts once."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    data = None if body is None else json.dumps(body).encode()
    url = URL + "/api" + path
    for attempt in range(attempts):
        try:
            with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code == 307:  # another process of a cluster has the table
                url = urllib.parse.urljoin(url, error.headers["Location"])
            elif error.code not in (429, 503):
                return json.load(error)
        except OSError:
            pass
        time.sleep(0.25)
    raise SystemExit("the server does not answer")


def lines(match, after):
    """The lines of a match's stream, which is opened again where it ends."""
    while True:
        request = urllib.request.Request(f"{URL}/api/matches/{match}/stream?after={after}", headers={"Authorization": "Bearer " + token})
        try:
            with urllib.request.urlopen(request, timeout=30) as stream:
                for line in stream:
                    line = json.loads(line)
                    if line["type"] == "events":
                        after = line["events"][-1]["v"]
                    yield line
        except (OSError, ValueError):
            time.sleep(0.25)


def filled(move):
    """The command of a move, with a random value for each part that it leaves open."""
    command = dict(move["command"])
    for part in move.get("parts", []):
        if part["of"] == "cards":
            command[part["into"]] = cards(part)
        elif part["of"] == "number":
            command[part["into"]] = random.randint(part["least"], part["most"])
        elif part["of"] == "option":
            command[part["into"]] = random.choice(part["from"])
    return command


def cards(part):
    """Random cards of a part, as many and with such a sum as it allows."""
    total = part.get("total")
    while True:
        count = random.randint(part["least"], min(part["most"], len(part["from"])))
        chosen = random.sample(part["from"], count)
        if not total or total["least"] <= sum(total["worth"].get(str(card), 0) for card in chosen) <= total["most"]:
            return chosen


guest = call("/players", {"name": "Monty", "kind": "bot", "owner": "the examples"})
token = guest["token"]
match = call("/matches", {"game": GAME, "options": OPTIONS, "seats": 2})["id"]
print(match, flush=True)
call(f"/matches/{match}/requests/sit", {"nonce": "%032x" % random.getrandbits(128)})
call(f"/matches/{match}/requests/seatBot", {"seat": 1})
call(f"/matches/{match}/requests/start", {})
seen = 0
for line in lines(match, 0):
    if line["type"] == "events":
        for event in line["events"]:
            seen += 1
            if event["v"] != seen:
                raise SystemExit(f"event {event['v']} came after {seen - 1} events")
            if event["type"] == "MatchEnded":
                print(event["outcome"]["result"], event["outcome"]["reason"])
                raise SystemExit(0)
    elif line["type"] == "asked" and line["asked"]:
        asked = line["asked"]
        answer = call(f"/matches/{match}/commands", {"id": f"{asked['v']}", "command": filled(random.choice(asked["moves"]))})
        if not answer["ok"] and answer["reason"] != "NotYourTurn":
            print(answer, file=sys.stderr)
