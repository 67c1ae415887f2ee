"""The decisions between attempts."""

import json
import time

import pytest

from lavra import LavraError
from lavra.attempts import (
    ATTEMPT_TIMEOUT_SECONDS,
    Answer,
    Attempts,
    Deadline,
    Lost,
    Reply,
    Wait,
    backoff_seconds,
    is_final,
    parse_json_object,
    retry_after_seconds,
)


@pytest.mark.parametrize(
    ("status", "body", "final"),
    [
        (201, {"success": True}, True),
        (201, {"success": False, "errorCode": "EXTRACTION_BUSY"}, True),
        (201, None, False),
        (200, {}, True),
        (301, None, True),
        (400, {}, True),
        (401, {}, True),
        (402, {}, True),
        (404, None, False),
        (408, {}, False),
        (409, {}, False),
        (413, {}, True),
        (422, {}, True),
        (429, {}, False),
        (500, {}, True),
        (502, None, False),
        (503, {}, False),
        (504, {}, False),
    ],
)
def test_is_final(status: int, body: dict[str, object] | None, final: bool) -> None:
    assert is_final(status, body) is final


@pytest.mark.parametrize(
    ("body", "seconds"),
    [
        (None, None),
        ({}, None),
        ({"retryAfter": 12}, 12),
        ({"retryAfter": 1.5}, 1.5),
        ({"retryAfter": 0}, 0.25),
        ({"retryAfter": -3}, 0.25),
        ({"retryAfter": float("nan")}, 0.25),
        ({"retryAfter": "12"}, None),
        ({"retryAfter": True}, None),
    ],
)
def test_retry_after_seconds(body: dict[str, object] | None, seconds: float | None) -> None:
    assert retry_after_seconds(body) == seconds


@pytest.mark.parametrize(
    ("content", "body"),
    [
        (b'{"a": 1}', {"a": 1}),
        (b'{"a": 1', None),
        (b"", None),
        (b"[]", None),
        (b"null", None),
        (b"<h1>502</h1>", None),
        (b"\xff\xfe\xfd", None),
        (b"[" * 1_000_000, None),
    ],
    ids=["object", "cut", "empty", "list", "null", "page", "no text", "deep"],
)
def test_parse_json_object(content: bytes, body: object) -> None:
    assert parse_json_object(content) == body


@pytest.mark.parametrize(("attempt", "longest"), [(0, 0.25), (1, 0.5), (4, 4), (5, 8), (6, 8), (100_000, 8)])
def test_backoff_seconds(attempt: int, longest: float) -> None:
    for _ in range(100):
        assert longest / 2 <= backoff_seconds(attempt) <= longest


def test_waits_as_asked_and_backs_off_otherwise() -> None:
    attempts = Attempts(60, "id")
    assert attempts.judge(Reply(409, b'{"retryAfter": 7}', {})) == Wait(7)
    doubled = attempts.judge(Lost(OSError()))
    assert isinstance(doubled, Wait)
    assert 0.25 <= doubled.seconds <= 0.5
    assert attempts.judge(Reply(201, b"{}", {"Idempotent-Replayed": "true"})) == Answer(201, {}, is_replay=True)


@pytest.mark.parametrize("code", ["EXTRACTION_BUSY", "EXTRACTION_TIMEOUT", "EXTRACTION_UNAVAILABLE"])
def test_an_answer_without_data_that_may_pass_is_what_it_came_to_in_the_end(code: str) -> None:
    reply = Reply(201, json.dumps({"success": False, "errorCode": code}).encode(), {})
    assert isinstance(Attempts(60, "id").judge(reply), Wait)
    answer = Attempts(0.1, "id").judge(reply)
    assert isinstance(answer, Answer)
    assert answer.body == {"success": False, "errorCode": code}


def test_an_answer_without_data_that_will_not_change_is_final() -> None:
    body = {"success": False, "errorCode": "DOCUMENT_NOT_RECOGNIZED"}
    assert Attempts(60, "id").judge(Reply(201, json.dumps(body).encode(), {})) == Answer(201, body, is_replay=False)


def test_a_wait_beyond_the_longest_one_ends_at_once() -> None:
    with pytest.raises(LavraError, match=r"The limit per day\.") as caught:
        Attempts(60, "id").judge(Reply(429, b'{"message": "The limit per day.", "retryAfter": 61}', {}))
    assert (caught.value.status, caught.value.request_id) == (429, "id")


def test_never_tries_longer_than_answers_are_kept() -> None:
    attempts = Attempts(1e9, None)
    assert attempts.judge(Reply(409, b'{"retryAfter": 839}', {})) == Wait(839)
    with pytest.raises(LavraError):
        attempts.judge(Reply(409, b'{"retryAfter": 840}', {}))


def test_an_attempt_ends_with_the_longest_wait() -> None:
    assert Attempts(60, None).next().seconds_left() == pytest.approx(60, abs=1)
    assert Attempts(600, None).next().seconds_left() == pytest.approx(ATTEMPT_TIMEOUT_SECONDS, abs=1)


def test_a_deadline_passes_by_either_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, monotonic = time.time, time.monotonic
    deadline = Deadline(60)
    assert 59 < deadline.seconds_left() <= 60
    with monkeypatch.context() as slept:
        slept.setattr(time, "time", lambda: wall() + 61)
        assert deadline.seconds_left() < 0
    with monkeypatch.context() as clock_set_back:
        clock_set_back.setattr(time, "time", lambda: wall() - 3_600)
        clock_set_back.setattr(time, "monotonic", lambda: monotonic() + 61)
        assert deadline.seconds_left() < 0


def test_nothing_is_sent_by_a_machine_that_slept_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    attempts = Attempts(300, "id")
    attempts.judge(Reply(503, b"<h1>503</h1>", {}))
    wall = time.time
    monkeypatch.setattr(time, "time", lambda: wall() + 3_600)
    with pytest.raises(LavraError, match="HTTP 503"):
        attempts.next()
