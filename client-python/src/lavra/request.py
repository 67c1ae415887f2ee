"""What the two clients send."""

import base64
import json
import re
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal, TypeAlias

import httpx

from .contract import ExtractionRequest

Language: TypeAlias = Literal["en", "pt-BR"]
Engine: TypeAlias = Literal["fast"]
Include: TypeAlias = Literal["evidence"]

CONNECT_TIMEOUT_SECONDS = 10.0
WRITE_TIMEOUT_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class ImageUrl:
    """A public link to a file, which must give the same bytes whenever it is opened."""

    url: str


Image: TypeAlias = bytes | bytearray | memoryview | ImageUrl


@dataclass(frozen=True, slots=True)
class Call:
    """One request, the same at every attempt."""

    method: Literal["GET", "POST"]
    path: str
    body: bytes | None = None
    request_id: str | None = None


PRICES = Call("GET", "/documents/prices")
DOCUMENT_TYPES = Call("GET", "/documents/types")
HEALTH = Call("GET", "/health")


def extraction_call(
    image: Image,
    *,
    resize_image: bool,
    engine: Engine | None,
    include: Collection[Include],
    request_id: str | None,
) -> Call:
    """Encode an extraction, under a new requestId where the caller has none."""
    chosen_id = secrets.token_hex(16) if request_id is None else request_id
    request: ExtractionRequest
    if isinstance(image, ImageUrl):
        request = {"imageType": "url", "imageUrl": image.url, "requestId": chosen_id}
    elif isinstance(image, bytes | bytearray | memoryview):
        encoded = base64.b64encode(image).decode("ascii")
        request = {"imageType": "base64", "imageBase64": encoded, "requestId": chosen_id}
    else:
        message = f"image must be the file's bytes or an ImageUrl, not {type(image).__name__}"
        raise TypeError(message)
    if resize_image:
        request["resizeImage"] = True
    if engine is not None:
        request["engine"] = engine
    query = f"?include={','.join(include)}" if include else ""
    return Call("POST", f"/documents/birth-certificate{query}", json.dumps(request).encode("ascii"), chosen_id)


class Address:
    """Where the service is, and the headers that each of a client's requests has."""

    def __init__(self, base_url: str, api_key: str, language: Language) -> None:
        """Raise ValueError for what could never be sent, rather than try it for minutes."""
        if httpx.URL(base_url).scheme not in {"http", "https"}:
            message = "base_url must begin with http:// or https://"
            raise ValueError(message)
        if not re.fullmatch(r"[!-~]+", api_key):
            message = "api_key must be printable ASCII without spaces or line breaks"
            raise ValueError(message)
        self._base_url = base_url.rstrip("/")
        self._headers = {"Authorization": f"Bearer {api_key}", "Accept-Language": language}

    def url(self, call: Call) -> str:
        """Of a call."""
        return f"{self._base_url}{call.path}"

    def headers(self, call: Call) -> dict[str, str]:
        """Of a call; with Content-Length, since httpx does not know the length of a body that it gets in chunks."""
        if call.body is None:
            return self._headers
        return {**self._headers, "Content-Type": "application/json", "Content-Length": str(len(call.body))}


def timeouts(attempt_seconds: float) -> httpx.Timeout:
    """For one attempt; above 0, which a socket would take for "do not block"."""
    seconds = max(attempt_seconds, 0.001)
    return httpx.Timeout(
        seconds,
        connect=min(CONNECT_TIMEOUT_SECONDS, seconds),
        write=min(WRITE_TIMEOUT_SECONDS, seconds),
    )
