"""What goes wrong, by the code of the problem."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar


@dataclass(frozen=True)
class Fault:
    """One fault of an input: `path` is dotted (`memories.3.text`), empty for the input as a whole."""

    path: str
    message: str


class PalimpsestError(Exception):
    """Raised when a call is refused or not answered; its text says why in one line. Each code has a class of its own."""

    code: ClassVar[str] = "INTERNAL"

    def __init__(self, detail: str, errors: tuple[Fault, ...] = (), status: int | None = None) -> None:
        super().__init__(detail)
        self.detail = detail
        #: Every fault of the input, for InvalidError.
        self.errors = errors
        #: The HTTP status; None if no answer came.
        self.status = status


class InvalidError(PalimpsestError):
    """The input is wrong; `errors` has every fault."""

    code = "INVALID"


class UnauthenticatedError(PalimpsestError):
    """There is no valid key."""

    code = "UNAUTHENTICATED"


class ForbiddenError(PalimpsestError):
    """The key may not do that."""

    code = "FORBIDDEN"


class NotFoundError(PalimpsestError):
    """It is not there, or belongs to another tenant."""

    code = "NOT_FOUND"


class ConflictError(PalimpsestError):
    """It does not go with what is there now."""

    code = "CONFLICT"


class TooLargeError(PalimpsestError):
    """The body is over 1 MiB."""

    code = "TOO_LARGE"


class RateLimitedError(PalimpsestError):
    """Too many calls; try again later."""

    code = "RATE_LIMITED"


class UnavailableError(PalimpsestError):
    """The service was not reached, did not answer in time, or misses its database or a model; try again."""

    code = "UNAVAILABLE"


class InternalError(PalimpsestError):
    """A fault of the service, or an answer that this version does not understand."""

    code = "INTERNAL"


# Waiting does not cure these.
FINAL = (InvalidError, ConflictError, TooLargeError, NotFoundError)
# A key can be given what it lacks, but that is not done for the turns of one call.
OF_KEY = (UnauthenticatedError, ForbiddenError)


class WaitsForSession(Exception):
    """The session cannot be opened now, so what belongs to it waits; its `__cause__` is the reason."""


def is_hopeless(error: BaseException) -> bool:
    """:returns: whether nothing can be sent, now or later: the session can never be opened, or the key is refused."""
    if isinstance(error, WaitsForSession):
        return isinstance(error.__cause__, (*FINAL, *OF_KEY))
    return isinstance(error, OF_KEY)


KINDS: tuple[type[PalimpsestError], ...] = (
    InvalidError, UnauthenticatedError, ForbiddenError, NotFoundError, ConflictError,
    TooLargeError, RateLimitedError, UnavailableError, InternalError,
)  # fmt: skip
BY_CODE = {kind.code: kind for kind in KINDS}
BY_STATUS: dict[int, type[PalimpsestError]] = {
    400: InvalidError, 401: UnauthenticatedError, 403: ForbiddenError, 404: NotFoundError, 409: ConflictError,
    413: TooLargeError, 429: RateLimitedError, 502: UnavailableError, 503: UnavailableError, 504: UnavailableError,
}  # fmt: skip


def error_of(status: int, reason: str, body: Any) -> PalimpsestError:
    """
    :param body: what the answer held: a problem of the service (RFC 9457), or whatever a proxy put in its place.
    :returns: the error for an answer that is no success.
    """
    fallback = BY_STATUS.get(status, InternalError if status >= 500 else InvalidError)
    if isinstance(body, dict) and isinstance(body.get("code"), str) and isinstance(body.get("detail"), str):
        return BY_CODE.get(body["code"], fallback)(body["detail"], faults_of(body.get("errors")), status)
    return fallback(f"The answer was {f'{status} {reason}'.strip()}, without a reason.", (), status)


def faults_of(errors: Any) -> tuple[Fault, ...]:
    given = errors if isinstance(errors, list) else []
    return tuple(Fault(str(e.get("path", "")), str(e.get("message", ""))) for e in given if isinstance(e, dict))
