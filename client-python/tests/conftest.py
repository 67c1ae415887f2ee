"""A server that answers as told, and both clients behind one way of calling them."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from lavra import AsyncLavraClient, LavraClient

Respond = Callable[[BaseHTTPRequestHandler], None]


@dataclass
class Received:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        return json.loads(self.body)  # type: ignore[no-any-return]


@dataclass
class Server:
    """Answers the requests with `answers`, in order."""

    base_url: str
    answers: list[Respond] = field(default_factory=list)
    received: list[Received] = field(default_factory=list)

    @property
    def request_ids(self) -> set[str]:
        return {request.json["requestId"] for request in self.received}


def answer(status: int, body: object, headers: dict[str, str] | None = None) -> Respond:
    """JSON, or a page where the body is text."""

    def respond(handler: BaseHTTPRequestHandler) -> None:
        is_page = isinstance(body, str)
        content = str(body).encode() if is_page else json.dumps(body).encode()
        handler.send_response(status)
        fields = {"Content-Type": "text/html" if is_page else "application/json", "Content-Length": str(len(content))}
        for name, value in {**fields, **(headers or {})}.items():
            handler.send_header(name, value)
        handler.end_headers()
        handler.wfile.write(content)

    return respond


def drop(handler: BaseHTTPRequestHandler) -> None:
    """Close the connection without a word."""
    handler.close_connection = True


def cut(handler: BaseHTTPRequestHandler) -> None:
    """Close the connection in the middle of the answer."""
    handler.send_response(201)
    handler.send_header("Content-Length", "1000")
    handler.end_headers()
    handler.wfile.write(b'{"success": true')
    handler.close_connection = True


@pytest.fixture
def server() -> Iterator[Server]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self.answer()

        def do_POST(self) -> None:
            self.answer()

        def answer(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
            told.received.append(Received(self.path, dict(self.headers), body))
            told.answers.pop(0)(self)

        def log_message(self, *_: object) -> None:
            pass

    http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    http.daemon_threads = True
    told = Server(f"http://127.0.0.1:{http.server_port}/api/v1")
    thread = threading.Thread(target=http.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield told
    http.shutdown()
    thread.join()
    http.server_close()


Call = Callable[..., Any]


def call_sync(
    base_url: str, method: str, *args: object, client: dict[str, Any] | None = None, **options: object
) -> Any:  # noqa: ANN401
    with LavraClient(base_url, "k", **(client or {})) as lavra:
        return getattr(lavra, method)(*args, **options)


def call_async(
    base_url: str, method: str, *args: object, client: dict[str, Any] | None = None, **options: object
) -> Any:  # noqa: ANN401
    async def run() -> object:
        async with AsyncLavraClient(base_url, "k", **(client or {})) as lavra:
            return await getattr(lavra, method)(*args, **options)

    return asyncio.run(run())


@pytest.fixture(params=[call_sync, call_async], ids=["sync", "async"])
def call(request: pytest.FixtureRequest) -> Call:
    """call(base_url, method, *args, client={options of the client}, **options of the method)."""
    return request.param  # type: ignore[no-any-return]
