#!/usr/bin/env python3
"""A bot for Undercroft in Python, with the standard library alone. It takes any choice that it is offered.

Measured on one's own machine, over standard input (docs/bots.md):

    npx undercroft sim all-out-assault --seats "exec:python3 examples/bot.py,greedy"

At a table online:

    UNDERCROFT_TOKEN=... python3 examples/bot.py http://127.0.0.1:8080 TABLE [INVITATION]
"""

import base64
import hashlib
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid


def choose(options, seen, chance):
    """Everything a bot may know is in `seen`; every choice that is legal is in `options`. Gives an index."""
    return chance.randrange(len(options))


# Over standard input: one line of JSON for each message.


def play_here():
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["say"] == "hello" and message["protocol"] != 1:
            sys.exit(f"this bot speaks protocol 1, not {message['protocol']}")
        if message["say"] == "game":
            chance.seed(message["seed"])
        if message["say"] == "ask":
            index = choose(message["ask"]["options"], message["seen"], chance)
            print(json.dumps({"choice": index}), flush=True)


# Online: HTTP to sit down, a WebSocket to play.


class Socket:
    """As much of a WebSocket (RFC 6455) as a bot needs."""

    def __init__(self, base, token):
        at = urllib.parse.urlsplit(base)
        port = at.port or (443 if at.scheme == "https" else 80)
        self.stream = socket.create_connection((at.hostname, port), timeout=120)
        if at.scheme == "https":
            self.stream = ssl.create_default_context().wrap_socket(self.stream, server_hostname=at.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            (
                f"GET /api/socket HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
            ).encode()
        )
        self.read = self.stream.makefile("rb")
        status = self.read.readline().decode().strip()
        headers = {}
        while (line := self.read.readline().decode().strip()) != "":
            name, _, value = line.partition(":")
            headers[name.lower()] = value.strip()
        wanted = hashlib.sha1(f"{key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11".encode()).digest()
        if headers.get("sec-websocket-accept") != base64.b64encode(wanted).decode():
            raise ConnectionError(f"no WebSocket: {status}")

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def frame(self, opcode, data):
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, size)
        mask = os.urandom(4)
        self.stream.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def exactly(self, size):
        data = self.read.read(size)
        if len(data) < size:
            raise ConnectionError("the connection broke")
        return data

    def messages(self):
        """Gives each message; when the server closes the socket, gives the code of it as a number, and ends."""
        text = b""
        while True:
            first, second = self.exactly(2)
            opcode, size = first & 15, second & 127
            if size == 126:
                (size,) = struct.unpack("!H", self.exactly(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.exactly(8))
            data = self.exactly(size)
            if opcode == 8:
                yield struct.unpack("!H", data[:2])[0] if size >= 2 else 1005
                return
            if opcode == 9:
                self.frame(10, data)
            if opcode in (0, 1):
                text += data
                if first & 0x80:
                    yield json.loads(text)
                    text = b""


class Online:
    def __init__(self, base, table, token):
        self.base, self.table, self.token = base, table, token
        self.chance = random.Random()
        self.pending = None  # the answer that is not confirmed: it is sent again, with its request id
        self.answered = None  # the ticket of the last question on this socket
        self.view = None

    def post(self, path, body):
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        url = f"{self.base}/api/tables/{self.table}/{path}"
        try:
            with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as answer:
                return json.loads(answer.read() or b"{}")
        except urllib.error.HTTPError as error:
            sys.exit(json.loads(error.read())["error"]["message"])

    def sit_down(self, invitation):
        joined = self.post("join", {} if invitation is None else {"invitation": invitation})
        self.seat, card = joined["seat"], joined["card"]
        print(f"sitting on seat {self.seat}", flush=True)
        # A word of one's own for the dice, drawn now that the table has shown what its secret is bound by.
        if card["status"] == "open":
            self.post("word", {"commitment": card["seal"]["commitment"], "word": str(uuid.uuid4())})

    def play(self):
        """Comes back until the game is over."""
        wait = 0.25
        while True:
            try:
                code = self.play_on(Socket(self.base, self.token))
                if code is None:
                    return
                if code not in (1001, 1006, 1011, 1012, 4008):
                    sys.exit(f"the server closed the socket with code {code}")
                wait = 10 if code == 4008 else 0.25
            except OSError:
                wait = min(wait * 2, 10)
            time.sleep(wait)

    def play_on(self, connection):
        """Plays on one socket. Gives the code by which the server closed it, or None when the game is over."""
        self.answered = self.view = None
        connection.send({"do": "watch", "table": self.table, "seat": self.seat})
        if self.pending is not None:
            connection.send(self.pending)
        for message in connection.messages():
            if isinstance(message, int):
                return message
            if message["say"] == "refused":
                print(message["error"]["message"], file=sys.stderr)
            if message["say"] == "view":
                self.view = message["view"]
            if self.pending is not None and message.get("request") == self.pending["request"]:
                self.pending = None
            if self.view is None:
                continue
            seen, ask = self.view["seen"], self.view.get("ask")
            if "outcome" in seen:
                print("won" if self.seat in seen["outcome"]["winners"] else "did not win")
                connection.frame(8, struct.pack("!H", 1000))
                return None
            if ask is not None and self.pending is None and ask["ticket"] != self.answered:
                self.answered = ask["ticket"]
                self.pending = {
                    "do": "answer",
                    "table": self.table,
                    "seat": self.seat,
                    "request": str(uuid.uuid4()),
                    "ticket": ask["ticket"],
                    "choice": ask["options"][choose(ask["options"], seen, self.chance)],
                }
                connection.send(self.pending)
        return 1006


if __name__ == "__main__":
    if len(sys.argv) < 3:
        play_here()
    else:
        online = Online(sys.argv[1], sys.argv[2], os.environ.get("UNDERCROFT_TOKEN", ""))
        online.sit_down(sys.argv[3] if len(sys.argv) > 3 else None)
        online.play()
