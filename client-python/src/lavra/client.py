"""The synchronous client."""

import time
from collections.abc import Collection, Iterator
from types import TracebackType
from typing import Self

import httpx

from .attempts import DEFAULT_WAIT_SECONDS, Answer, Attempts, Deadline, Lost, Reply
from .contract import DocumentTypes, Health, Prices
from .request import (
    DOCUMENT_TYPES,
    HEALTH,
    PRICES,
    Address,
    Call,
    Engine,
    Image,
    Include,
    Language,
    extraction_call,
    timeouts,
)
from .result import ReadResult, document_types, health, prices, read_result

BODY_CHUNK_BYTES = 65_536


class LavraClient:
    """Calls the Lavra API; safe to share between threads."""

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        language: Language = "en",
        max_wait_seconds: float = DEFAULT_WAIT_SECONDS,
        http_client: httpx.Client | None = None,
    ) -> None:
        """Hold what every request needs.

        base_url: with the version, https://…/api/v1
        language: of the sentences in errors.
        max_wait_seconds: how long to keep trying; at most 14 minutes count, since answers are kept for 15.
        http_client: replaces our own, for a proxy or certificates; you close it.
        """
        self._address = Address(base_url, api_key, language)
        self._max_wait_seconds = max_wait_seconds
        self._http = httpx.Client() if http_client is None else http_client
        self._owns_http = http_client is None

    def read_birth_certificate(
        self,
        image: Image,
        *,
        resize_image: bool = False,
        engine: Engine | None = None,
        include: Collection[Include] = (),
        request_id: str | None = None,
    ) -> ReadResult:
        """Read a birth certificate.

        Waits out 409, and sends the same request again after 408, 429, 502, 503, 504, a lost connection, a cut answer,
        and EXTRACTION_BUSY, EXTRACTION_TIMEOUT or EXTRACTION_UNAVAILABLE. Raises LavraError when the request is refused
        (400, 401, 402, 413, 422), or no answer came in time.

        image: the file's bytes, or a public link to it.
        include: `evidence`: where each field was read and how sure the reader is, in `evidence` of the result.
        request_id: your own id for this request, without personal data; one is chosen when absent.
        """
        call = extraction_call(image, resize_image=resize_image, engine=engine, include=include, request_id=request_id)
        return read_result(self._send(call), call)

    def get_prices(self) -> Prices:
        """Today's prices, in credits."""
        return prices(self._send(PRICES))

    def get_document_types(self) -> DocumentTypes:
        """The documents that can be read."""
        return document_types(self._send(DOCUMENT_TYPES))

    def get_health(self) -> Health:
        """Whether the service can read; asked once, since "no" is an answer here."""
        return health(self._attempt(HEALTH, Attempts(self._max_wait_seconds, None).next()))

    def close(self) -> None:
        """Close the connections."""
        if self._owns_http:
            self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _send(self, call: Call) -> Answer:
        attempts = Attempts(self._max_wait_seconds, call.request_id)
        while True:
            verdict = attempts.judge(self._attempt(call, attempts.next()))
            if isinstance(verdict, Answer):
                return verdict
            time.sleep(verdict.seconds)

    def _attempt(self, call: Call, deadline: Deadline) -> Reply | Lost:
        try:
            with self._http.stream(
                call.method,
                self._address.url(call),
                headers=self._address.headers(call),
                content=None if call.body is None else _in_time(call.body, deadline),
                timeout=timeouts(deadline.seconds_left()),
                follow_redirects=False,
            ) as response:
                content = bytearray()
                for chunk in response.iter_bytes():
                    content += chunk
                    _check(deadline, httpx.ReadTimeout)
                return Reply(response.status_code, bytes(content), response.headers)
        except httpx.RequestError as error:
            return Lost(error)


def _in_time(body: bytes, deadline: Deadline) -> Iterator[bytes]:
    """Yield the body in chunks: a socket's timeout holds for each write, so that a slow upload would never end."""
    for start in range(0, len(body), BODY_CHUNK_BYTES):
        _check(deadline, httpx.WriteTimeout)
        yield body[start : start + BODY_CHUNK_BYTES]


def _check(deadline: Deadline, error: type[httpx.TimeoutException]) -> None:
    if deadline.seconds_left() <= 0:
        message = "the attempt took too long"
        raise error(message)
