"""How the two clients read what was answered."""

from typing import TypeAlias, TypedDict, cast

import httpx

from .attempts import Answer, Lost, Reply, parse_json_object
from .contract import Answered, DocumentTypes, Health, Prices, Unanswered
from .errors import LavraError, refusal
from .request import Call


class _OfRequest(TypedDict):
    requestId: str
    isReplay: bool
    """True when this is the kept answer to a repeat."""


class AnsweredResult(Answered, _OfRequest):
    """Data was read, and charged unless this is a replay."""


class UnansweredResult(Unanswered, _OfRequest):
    """No engine could read the image, or it is no birth certificate; nothing was charged."""


ReadResult: TypeAlias = AnsweredResult | UnansweredResult
"""`success` tells the two apart; neither is an error."""


def read_result(answer: Answer, call: Call) -> ReadResult:
    """Raise LavraError for a refusal."""
    if answer.status != httpx.codes.CREATED:
        raise refusal(answer.status, answer.body, call.request_id)
    reply = cast("Answered | Unanswered", answer.body)
    return cast("ReadResult", {**reply, "requestId": call.request_id, "isReplay": answer.is_replay})


def prices(answer: Answer) -> Prices:
    """Raise LavraError for a refusal."""
    return cast("Prices", _body_of_ok(answer))


def document_types(answer: Answer) -> DocumentTypes:
    """Raise LavraError for a refusal."""
    return cast("DocumentTypes", _body_of_ok(answer))


def _body_of_ok(answer: Answer) -> object:
    if answer.status != httpx.codes.OK:
        raise refusal(answer.status, answer.body, None)
    return answer.body


def health(outcome: Reply | Lost) -> Health:
    """Take it whatever the status; raise LavraError when nothing replied, or something else than the service."""
    if isinstance(outcome, Lost):
        message = "No answer came."
        raise LavraError(message) from outcome.cause
    body = parse_json_object(outcome.content)
    if body is None or "uptime" not in body:
        raise refusal(outcome.status, body, None)
    return cast("Health", body)
