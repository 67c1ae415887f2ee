"""Decides what each attempt of a request means: its answer, or how long to wait before the same request is sent again.

Does no IO: the synchronous and the asynchronous client send, sleep, and ask here.
"""

import json
import random
import time
from collections.abc import Mapping
from dataclasses import dataclass

import httpx

from .errors import LavraError, refusal

MAX_WAIT_SECONDS = 14 * 60.0
"""Answers are kept for 15 minutes: a repeat after that would run, and be charged, again."""

DEFAULT_WAIT_SECONDS = 5 * 60.0

ATTEMPT_TIMEOUT_SECONDS = 100.0
"""The service answers within 90 seconds; a connection that says nothing for longer is lost."""

BACKOFF_MIN_SECONDS = 0.25
BACKOFF_DOUBLINGS_MAX = 5
"""Up to 8 seconds."""

PASSING_STATUSES = frozenset({408, 409, 429, 502, 503, 504})
"""Which statuses are worth another try; every other answer is final. 408: the request never arrived whole."""

PASSING_CODES = frozenset({"EXTRACTION_BUSY", "EXTRACTION_TIMEOUT", "EXTRACTION_UNAVAILABLE"})
"""Which answers without data are: nothing of them was kept or charged, and the same request runs again."""


@dataclass(frozen=True, slots=True)
class Reply:
    """One HTTP response, whole."""

    status: int
    content: bytes
    headers: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Lost:
    """An attempt without a whole response; the request may have arrived."""

    cause: Exception


@dataclass(frozen=True, slots=True)
class Answer:
    """The final reply."""

    status: int
    body: object
    is_replay: bool


@dataclass(frozen=True, slots=True)
class Wait:
    """Send the same request again after this time."""

    seconds: float


class Deadline:
    """A point in time, by the clock that is there first: one stops while the machine sleeps, one may be set back."""

    def __init__(self, seconds: float) -> None:
        """Lie this many seconds from now."""
        self._monotonic = time.monotonic() + seconds
        self._wall = time.time() + seconds

    def seconds_left(self) -> float:
        """Negative once it has passed."""
        return min(self._monotonic - time.monotonic(), self._wall - time.time())


class Attempts:
    """The attempts of one request, until its answer or the end of the longest wait."""

    def __init__(self, max_wait_seconds: float, request_id: str | None) -> None:
        """Start the clock."""
        self._give_up = Deadline(min(max_wait_seconds, MAX_WAIT_SECONDS))
        self._request_id = request_id
        self._attempt = 0
        self._error = LavraError("No answer came.", request_id=request_id)

    def next(self) -> Deadline:
        """When the attempt that begins now must be over.

        Raises LavraError, with what the last attempt brought, when the time is up.
        """
        left = self._give_up.seconds_left()
        if left <= 0:
            raise self._error
        return Deadline(min(ATTEMPT_TIMEOUT_SECONDS, left))

    def judge(self, outcome: Reply | Lost) -> Answer | Wait:
        """Say what to do after an attempt.

        Raises LavraError when the wait would be longer than what is left of the time, unless there is an answer without
        data to give.
        """
        if isinstance(outcome, Lost):
            self._error = LavraError("No answer came.", request_id=self._request_id)
            self._error.__cause__ = outcome.cause
            return self._wait(None)
        body = parse_json_object(outcome.content)
        if is_final(outcome.status, body):
            answer = Answer(outcome.status, body, is_replay=outcome.headers.get("Idempotent-Replayed") == "true")
            return self._wait(None, answer) if (body or {}).get("errorCode") in PASSING_CODES else answer
        self._error = refusal(outcome.status, body, self._request_id)
        return self._wait(retry_after_seconds(body))

    def _wait(self, asked_seconds: float | None, otherwise: Answer | None = None) -> Answer | Wait:
        seconds = backoff_seconds(self._attempt) if asked_seconds is None else asked_seconds
        self._attempt += 1
        if seconds < self._give_up.seconds_left():
            return Wait(seconds)
        if otherwise is None:
            raise self._error
        return otherwise


def is_final(status: int, body: dict[str, object] | None) -> bool:
    """Tell an answer from what may pass; what is not JSON was cut on its way or comes from a proxy.

    A redirect is final: a POST does not survive one.
    """
    return httpx.codes.is_redirect(status) or (status not in PASSING_STATUSES and body is not None)


def retry_after_seconds(body: dict[str, object] | None) -> float | None:
    """Read `retryAfter`, which 409 and 429 have in their bodies; None where it is absent."""
    seconds = (body or {}).get("retryAfter")
    if isinstance(seconds, bool) or not isinstance(seconds, int | float):
        return None
    return max(BACKOFF_MIN_SECONDS, float(seconds))


def backoff_seconds(attempt: int) -> float:
    """Double with each attempt, from 0 on, with jitter, so that many clients do not come back at once."""
    longest: float = BACKOFF_MIN_SECONDS * 2 ** min(attempt, BACKOFF_DOUBLINGS_MAX)
    return random.uniform(longest / 2, longest)  # noqa: S311 (No secret.)


def parse_json_object(content: bytes) -> dict[str, object] | None:
    """None for what is no JSON, or not an object, which every body of the contract is."""
    try:
        body = json.loads(content)
    except (ValueError, RecursionError):
        return None
    return body if isinstance(body, dict) else None
