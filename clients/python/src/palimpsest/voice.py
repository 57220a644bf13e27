"""What the processors of voice frameworks have in common."""

from __future__ import annotations

import asyncio

from palimpsest import background
from palimpsest.grounding import prompt_text
from palimpsest.memory import Memory
from palimpsest.options import Started

#: How long a reply waits for the memory, in seconds: a pause that nobody hears.
REPLY_DEADLINE = 0.15


class VoiceMemory:
    """Prepares a memory while the call is set up, and asks it before each reply within one deadline for both."""

    def __init__(self, memory: Memory, deadline: float) -> None:
        self.memory = memory
        self._deadline = deadline
        self._starting: asyncio.Task[Started] | None = None

    def begin(self) -> None:
        """Starts the session in the background; a fault of it is told to `on_error`."""
        if self._starting is None:
            self._starting = background.start(self.memory.start())
            self._starting.add_done_callback(self._started)

    async def opening(self) -> str:
        """:returns: what is known before anybody speaks, for a greeting; waits for it no longer than `start_deadline`."""
        self.begin()
        if self._starting is not None:
            await asyncio.wait({self._starting})
        return self.memory.grounding()

    async def before_reply(self, asked: str | None) -> str:
        """:returns: the lines for the prompt of a reply; what comes too late is in those of the next one."""
        self.begin()
        loop = asyncio.get_running_loop()
        end = loop.time() + self._deadline
        if self._starting is not None:
            await asyncio.wait({self._starting}, timeout=self._deadline)
        left = max(0.0, end - loop.time())
        recalled = await self.memory.recall(asked, deadline=left)
        return prompt_text(self.memory.grounding(), recalled.text)

    def _started(self, task: asyncio.Task[Started]) -> None:
        error = None if task.cancelled() else task.exception() or task.result().error
        if error is not None:
            self.memory.report(error)
