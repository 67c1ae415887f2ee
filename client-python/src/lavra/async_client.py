"""The asynchronous client, for asyncio."""

import asyncio
from collections.abc import Collection
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


class AsyncLavraClient:
    """Calls the Lavra API; its methods are those of LavraClient.

    Cancelling a call stops waiting. What runs at the service is finished there, and its answer kept for the same
    requestId.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        language: Language = "en",
        max_wait_seconds: float = DEFAULT_WAIT_SECONDS,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        """Hold what every request needs, as LavraClient does."""
        self._address = Address(base_url, api_key, language)
        self._max_wait_seconds = max_wait_seconds
        self._http = httpx.AsyncClient() if http_client is None else http_client
        self._owns_http = http_client is None

    async def read_birth_certificate(
        self,
        image: Image,
        *,
        resize_image: bool = False,
        engine: Engine | None = None,
        include: Collection[Include] = (),
        request_id: str | None = None,
    ) -> ReadResult:
        """Read a birth certificate, as LavraClient does."""
        call = extraction_call(image, resize_image=resize_image, engine=engine, include=include, request_id=request_id)
        return read_result(await self._send(call), call)

    async def get_prices(self) -> Prices:
        """Today's prices, in credits."""
        return prices(await self._send(PRICES))

    async def get_document_types(self) -> DocumentTypes:
        """The documents that can be read."""
        return document_types(await self._send(DOCUMENT_TYPES))

    async def get_health(self) -> Health:
        """Whether the service can read; asked once, since "no" is an answer here."""
        return health(await self._attempt(HEALTH, Attempts(self._max_wait_seconds, None).next()))

    async def aclose(self) -> None:
        """Close the connections."""
        if self._owns_http:
            await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    async def _send(self, call: Call) -> Answer:
        attempts = Attempts(self._max_wait_seconds, call.request_id)
        while True:
            verdict = attempts.judge(await self._attempt(call, attempts.next()))
            if isinstance(verdict, Answer):
                return verdict
            await asyncio.sleep(verdict.seconds)

    async def _attempt(self, call: Call, deadline: Deadline) -> Reply | Lost:
        seconds = deadline.seconds_left()
        try:
            async with asyncio.timeout(seconds):
                response = await self._http.request(
                    call.method,
                    self._address.url(call),
                    headers=self._address.headers(call),
                    content=call.body,
                    timeout=timeouts(seconds),
                    follow_redirects=False,
                )
                return Reply(response.status_code, response.content, response.headers)
        except (httpx.RequestError, TimeoutError) as error:
            return Lost(error)
