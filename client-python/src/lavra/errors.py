"""What a refused or unanswered request becomes."""


class LavraError(Exception):
    """The request was refused, or no answer came in time."""

    def __init__(
        self,
        message: str,
        *,
        status: int | None = None,
        error_code: str | None = None,
        request_id: str | None = None,
        body: object = None,
    ) -> None:
        """Every detail is optional, so that the error can be pickled between processes."""
        super().__init__(message)
        self.status = status
        """HTTP status; None when no answer came."""
        self.error_code = error_code
        """Of contract 7.4, where the reply has one."""
        self.request_id = request_id
        """To send the same request again, safely."""
        self.body = body
        """The reply as received, parsed; None when it is not JSON."""


def refusal(status: int, body: object, request_id: str | None) -> LavraError:
    """Take the sentence from `message`, a list in a 400, or from `error` where the reply has the extraction's form."""
    fields = body if isinstance(body, dict) else {}
    sentence = fields.get("message") or fields.get("error") or f"HTTP {status}"
    code = fields.get("errorCode")
    return LavraError(
        " ".join(map(str, sentence)) if isinstance(sentence, list) else str(sentence),
        status=status,
        error_code=code if isinstance(code, str) else None,
        request_id=request_id,
        body=body,
    )
