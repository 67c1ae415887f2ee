"""The client of the Lavra API.

Its one habit that matters: a request keeps its requestId however often it must be sent, so that an answer is never paid
for twice.
"""

from .async_client import AsyncLavraClient
from .attempts import MAX_WAIT_SECONDS
from .client import LavraClient
from .errors import LavraError
from .request import ImageUrl
from .result import AnsweredResult, ReadResult, UnansweredResult

__all__ = [
    "MAX_WAIT_SECONDS",
    "AnsweredResult",
    "AsyncLavraClient",
    "ImageUrl",
    "LavraClient",
    "LavraError",
    "ReadResult",
    "UnansweredResult",
]
