#!/usr/bin/env python3
"""A small program that plays at a Bastide table, with nothing but Python's standard library.

    The account page, or POST /api/tokens, gives you a token; then:
    bot.py http://127.0.0.1:8080 TOKEN TABLE SEAT

It takes the seat, waits for the start, and plays: it prefers actions that put a piece somewhere.
"""

import base64
import json
import os
import socket
import struct
import sys
import time
import urllib.parse
import urllib.request
import uuid


def call(server, token, method, path, body):
    """A request to the HTTP interface."""
    request = urllib.request.Request(
        server + path,
        data=json.dumps(body).encode(),
        method=method,
        headers={"Authorization": "Bearer " + token, "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


class WebSocket:
    """As much of a WebSocket as a bot needs (RFC 6455)."""

    def __init__(self, server, path, token):
        url = urllib.parse.urlsplit(server)
        self.stream = socket.create_connection((url.hostname, url.port or 80))
        self.reader = self.stream.makefile("rb")
        head = (
            f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        )
        self.stream.sendall(head.encode())
        status = self.reader.readline().decode()
        if " 101 " not in status:
            raise ConnectionError(status.strip())
        while self.reader.readline().strip():
            pass

    def send(self, payload, opcode=1):
        """Sends a frame; what a client sends is masked."""
        mask = os.urandom(4)
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack(">H", size)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        self.stream.sendall(bytes([0x80 | opcode]) + length + mask + masked)

    def receive(self):
        """The next text; None when the server closes."""
        text = b""
        while True:
            first, second = self.read(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack(">H", self.read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.read(8))
            payload = self.read(size)
            opcode = first & 0x0F
            if opcode == 8:
                return None
            if opcode == 9:
                self.send(payload, opcode=10)
            elif opcode in (0, 1):
                text += payload
                if first & 0x80:
                    return text.decode()

    def read(self, size):
        payload = self.reader.read(size)
        if len(payload) < size:
            raise ConnectionError("the server has hung up")
        return payload


def choose(choices):
    """One of the legal actions: the first that places a piece, or else the first."""
    actions = choices["actions"]
    return next((choice for choice in actions if "piece" in choice), actions[0])["action"]


def play(live):
    """Plays until the game is over; answers False if the server closes before."""
    while (text := live.receive()) is not None:
        message = json.loads(text)
        if message["type"] == "choices" and message["actions"]:
            time.sleep(0.4)  # The server allows 30 messages in 10 seconds.
            act = {"type": "act", "id": str(uuid.uuid4()), "seq": message["seq"], "action": choose(message)}
            live.send(json.dumps(act).encode())
        elif message["type"] == "refused":
            print("refused:", message["message"])
        elif message.get("end"):
            print("scores:", message["end"]["scores"], "winners:", message["end"]["winners"])
            return True
    return False


def main():
    server, token, table, seat = sys.argv[1:5]
    call(server, token, "PUT", f"/api/tables/{table}/seats/{seat}", {"who": "me"})
    while True:
        try:
            if play(WebSocket(server, f"/api/tables/{table}/live", token)):
                return
        except OSError as error:
            print("the connection is lost:", error)
        time.sleep(1)  # A restart is ordinary: come back.


if __name__ == "__main__":
    main()
