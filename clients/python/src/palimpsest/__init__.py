"""The memory of voice and chat agents: the typed clients of a Palimpsest service, and the memory of one agent."""

from palimpsest.call import OMITTED as OMITTED
from palimpsest.errors import ConflictError as ConflictError
from palimpsest.errors import Fault as Fault
from palimpsest.errors import ForbiddenError as ForbiddenError
from palimpsest.errors import InternalError as InternalError
from palimpsest.errors import InvalidError as InvalidError
from palimpsest.errors import NotFoundError as NotFoundError
from palimpsest.errors import PalimpsestError as PalimpsestError
from palimpsest.errors import RateLimitedError as RateLimitedError
from palimpsest.errors import TooLargeError as TooLargeError
from palimpsest.errors import UnauthenticatedError as UnauthenticatedError
from palimpsest.errors import UnavailableError as UnavailableError
from palimpsest import models as models
from palimpsest.generated.async_client import AsyncClient as AsyncClient
from palimpsest.generated.client import Client as Client
from palimpsest.memory import Memory as Memory
from palimpsest.options import MemoryOptions as MemoryOptions
