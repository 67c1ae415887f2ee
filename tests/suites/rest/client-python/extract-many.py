"""Reads one file many times with a client of the package `lavra`, and prints a line of JSON for each result.

python3 extract-many.py sync|async BASE_URL KEY FILE EXTRACTIONS AT_ONCE
"""

import asyncio
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from lavra import AsyncLavraClient, LavraClient, ReadResult


def read_sync(base_url: str, key: str, image: bytes, extractions: int, at_once: int) -> list[ReadResult]:
    """With threads that share a client."""
    with LavraClient(base_url, key) as client, ThreadPoolExecutor(at_once) as threads:
        return list(threads.map(client.read_birth_certificate, [image] * extractions))


async def read_async(base_url: str, key: str, image: bytes, extractions: int, at_once: int) -> list[ReadResult]:
    """With tasks."""
    places = asyncio.Semaphore(at_once)
    async with AsyncLavraClient(base_url, key) as client:

        async def read() -> ReadResult:
            async with places:
                return await client.read_birth_certificate(image)

        return await asyncio.gather(*[read() for _ in range(extractions)])


mode, base_url, key, file, extractions, at_once = sys.argv[1:]
arguments = (base_url, key, Path(file).read_bytes(), int(extractions), int(at_once))
for result in read_sync(*arguments) if mode == "sync" else asyncio.run(read_async(*arguments)):
    print(json.dumps({"success": result["success"], "isReplay": result["isReplay"]}))
