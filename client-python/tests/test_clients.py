"""Both clients, against a server that answers as told."""

import asyncio
import base64
import itertools
import pickle
import socket
import threading
import time
from http.server import BaseHTTPRequestHandler
from typing import Any

import httpx
import pytest

from lavra import AsyncLavraClient, ImageUrl, LavraClient, LavraError

from .conftest import Call, Server, answer, cut, drop

OK = answer(201, {"success": True})
LINK = ImageUrl("https://example.com/a.jpg")


def read(call: Call, server: Server, image: object = LINK, **options: object) -> Any:  # noqa: ANN401
    return call(server.base_url, "read_birth_certificate", image, **options)


def test_whatever_may_pass_is_tried_again_with_the_same_request(
    call: Call, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    passing = [
        *[answer(status, "<h1>no</h1>") for status in (502, 503, 504, 201)],
        *[answer(status, {"retryAfter": 0}) for status in (408, 409, 429)],
    ]
    server.answers = [drop, cut, *passing, OK]
    monkeypatch.setattr("lavra.attempts.BACKOFF_MIN_SECONDS", 0.001)
    result = read(call, server)
    assert result["success"] is True
    assert result["isReplay"] is False
    assert len(server.received) == 10
    assert len({request.body for request in server.received}) == 1
    assert server.request_ids == {result["requestId"]}


def test_each_request_has_its_own_id_or_the_one_that_was_given(call: Call, server: Server) -> None:
    server.answers = [OK, answer(201, {"success": True}, {"Idempotent-Replayed": "true"}), OK]
    results = [read(call, server), read(call, server), read(call, server, request_id="mine")]
    ids = [result["requestId"] for result in results]
    assert all(len(chosen) == 32 for chosen in ids[:2])
    assert ids[0] != ids[1]
    assert ids[2] == "mine"
    assert server.request_ids == set(ids)
    assert [result["isReplay"] for result in results] == [False, True, False]


def test_sends_what_the_contract_wants(call: Call, server: Server) -> None:
    server.answers = [OK, OK]
    read(call, server, request_id="a")
    read(
        call,
        server,
        b"\x00file",
        request_id="b",
        resize_image=True,
        engine="fast",
        include=["evidence"],
        client={"language": "pt-BR"},
    )
    first, second = server.received
    assert first.json == {"imageType": "url", "imageUrl": LINK.url, "requestId": "a"}
    assert first.path == "/api/v1/documents/birth-certificate"
    assert second.json == {
        "imageType": "base64",
        "imageBase64": base64.b64encode(b"\x00file").decode(),
        "requestId": "b",
        "resizeImage": True,
        "engine": "fast",
    }
    assert second.path == "/api/v1/documents/birth-certificate?include=evidence"
    for request, language in ((first, "en"), (second, "pt-BR")):
        headers = {name.lower(): value for name, value in request.headers.items()}
        assert headers["authorization"] == "Bearer k"
        assert headers["accept-language"] == language
        assert headers["content-type"] == "application/json"
        assert headers["content-length"] == str(len(request.body))
        assert "transfer-encoding" not in headers


@pytest.mark.parametrize("status", [400, 401, 402, 413, 422])
def test_a_refusal_is_final_and_says_why(call: Call, server: Server, status: int) -> None:
    body = {"message": ["One.", "Two."], "errorCode": "SOME_CODE"}
    server.answers = [answer(status, body)]
    with pytest.raises(LavraError, match=r"^One\. Two\.$") as caught:
        read(call, server, request_id="mine")
    error = caught.value
    assert (error.status, error.error_code, error.request_id, error.body) == (status, "SOME_CODE", "mine", body)
    assert len(server.received) == 1


def test_a_redirect_is_final(call: Call, server: Server) -> None:
    server.answers = [answer(308, "<h1>there</h1>", {"Location": "/elsewhere"})]
    with pytest.raises(LavraError, match="HTTP 308"):
        read(call, server)


def test_an_answer_without_data_is_a_result(call: Call, server: Server) -> None:
    server.answers = [answer(201, {"success": False, "errorCode": "IMAGE_NOT_PROCESSABLE"})]
    assert read(call, server)["errorCode"] == "IMAGE_NOT_PROCESSABLE"


def test_the_other_operations(call: Call, server: Server) -> None:
    well = {"status": "ok", "uptime": 1}
    unwell = {"status": "unavailable", "uptime": 1}
    server.answers = [
        *[answer(503, "<h1>503</h1>"), answer(200, {"standard": 1})],
        answer(200, {"types": []}),
        *[answer(200, well), answer(503, unwell), answer(503, "<h1>503</h1>"), drop],
        answer(401, {"error": "Unauthorized", "message": "Unknown."}),
    ]
    assert call(server.base_url + "/", "get_prices") == {"standard": 1}
    assert call(server.base_url, "get_document_types") == {"types": []}
    assert call(server.base_url, "get_health") == well
    assert call(server.base_url, "get_health") == unwell
    with pytest.raises(LavraError, match="HTTP 503"):
        call(server.base_url, "get_health")
    with pytest.raises(LavraError, match=r"No answer came\."):
        call(server.base_url, "get_health")
    with pytest.raises(LavraError, match=r"Unknown\."):
        call(server.base_url, "get_document_types")
    paths = [request.path.removeprefix("/api/v1") for request in server.received]
    assert paths == [*["/documents/prices"] * 2, "/documents/types", *["/health"] * 4, "/documents/types"]


def test_a_server_that_is_not_there_is_given_up_in_time(call: Call) -> None:
    started_at = time.monotonic()
    with pytest.raises(LavraError, match=r"No answer came\.") as caught:
        call("http://127.0.0.1:1", "get_prices", client={"max_wait_seconds": 1})
    assert caught.value.status is None
    assert isinstance(caught.value.__cause__, httpx.ConnectError)
    assert time.monotonic() - started_at < 10


def trickle(handler: BaseHTTPRequestHandler) -> None:
    """Send an answer byte by byte, so that no single read takes long."""
    handler.send_response(201)
    handler.send_header("Content-Length", "1000")
    handler.end_headers()
    handler.close_connection = True
    try:
        for _ in range(1_000):
            handler.wfile.write(b" ")
            time.sleep(0.02)
    except OSError:
        pass


def test_an_answer_that_trickles_in_is_lost_in_time(
    call: Call, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lavra.attempts.ATTEMPT_TIMEOUT_SECONDS", 0.3)
    server.answers = [trickle, OK]
    started_at = time.monotonic()
    assert read(call, server)["success"] is True
    assert len(server.received) == 2
    assert time.monotonic() - started_at < 10


def test_an_upload_that_trickles_out_is_lost_in_time(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65_536)
        ended = threading.Event()

        def sip() -> None:
            connection, _ = listener.accept()
            with connection:
                while not ended.wait(0.05) and connection.recv(65_536):
                    pass

        thread = threading.Thread(target=sip)
        thread.start()
        monkeypatch.setattr("lavra.attempts.ATTEMPT_TIMEOUT_SECONDS", 0.5)
        started_at = time.monotonic()
        with pytest.raises(LavraError, match=r"No answer came\."):
            call(
                f"http://127.0.0.1:{listener.getsockname()[1]}",
                "read_birth_certificate",
                bytes(20_000_000),
                client={"max_wait_seconds": 0.6},
            )
        assert time.monotonic() - started_at < 10
        ended.set()
        thread.join()


@pytest.mark.parametrize("client", [LavraClient, AsyncLavraClient])
def test_what_can_never_be_sent_is_refused_at_once(client: type[LavraClient] | type[AsyncLavraClient]) -> None:
    for base_url in ("lavra.example/api/v1", "ftp://lavra.example", ""):
        with pytest.raises(ValueError, match="base_url"):
            client(base_url, "k")
    for key in ("", "lavra_live_v1_x\n", "chave é"):
        with pytest.raises(ValueError, match="api_key"):
            client("https://lavra.example", key)


@pytest.mark.parametrize("image", ["certificate.jpg", None, 7])
def test_an_image_is_bytes_or_a_link(call: Call, server: Server, image: object) -> None:
    with pytest.raises(TypeError, match="bytes or an ImageUrl"):
        read(call, server, image)
    assert server.received == []


def test_one_client_serves_many_threads(server: Server) -> None:
    server.answers = [OK] * 40
    with LavraClient(server.base_url, "k") as lavra:
        threads = [threading.Thread(target=lavra.read_birth_certificate, args=(LINK,)) for _ in range(40)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert len(server.request_ids) == 40


def test_a_client_of_the_caller_is_used_and_left_open(server: Server) -> None:
    server.answers = [answer(200, {}), answer(200, {})]
    with httpx.Client(headers={"X-From": "caller"}) as http:
        with LavraClient(server.base_url, "k", http_client=http) as lavra:
            lavra.get_prices()
        assert not http.is_closed

    async def run() -> None:
        async with httpx.AsyncClient(headers={"X-From": "caller"}) as http:
            async with AsyncLavraClient(server.base_url, "k", http_client=http) as lavra:
                await lavra.get_prices()
            assert not http.is_closed

    asyncio.run(run())
    names = itertools.chain.from_iterable(request.headers for request in server.received)
    assert [name.lower() for name in names].count("x-from") == 2


def test_the_asynchronous_one_can_be_cancelled_while_it_waits(server: Server) -> None:
    server.answers = [answer(409, {"retryAfter": 60})]

    async def run() -> None:
        async with AsyncLavraClient(server.base_url, "k") as lavra:
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(lavra.read_birth_certificate(LINK), 0.3)

    started_at = time.monotonic()
    asyncio.run(run())
    assert time.monotonic() - started_at < 10


def test_an_error_passes_between_processes() -> None:
    error = LavraError("No.", status=422, error_code="IMAGE_INVALID", request_id="a", body={"b": 1})
    copy = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (str(copy), vars(copy)) == ("No.", vars(error))
