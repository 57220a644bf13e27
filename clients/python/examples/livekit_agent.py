"""An agent of LiveKit with a memory. Text stands for the room, and a list of answers for the model."""

import asyncio
import os
import uuid
from typing import Any

from livekit.agents import AgentSession, ChatContext, llm
from palimpsest import AsyncClient, Memory, MemoryOptions
from palimpsest.livekit import MemoryAgent
from palimpsest.models import Identifier


class Model(llm.LLM):
    """Stands for your language model."""

    def chat(self, *, chat_ctx: ChatContext, tools: Any = None, conn_options: Any = None, **_: Any) -> llm.LLMStream:
        print("the model knows the caller:", "<contact>" in str(chat_ctx.to_dict()))
        return Answer(self, chat_ctx=chat_ctx, tools=tools or [], conn_options=conn_options)


class Answer(llm.LLMStream):
    async def _run(self) -> None:
        self._event_ch.send_nowait(llm.ChatChunk(id="1", delta=llm.ChoiceDelta(role="assistant", content="Hello.")))


async def main() -> None:
    caller = Identifier(kind="phone", value=f"+91{uuid.uuid4().int % 10**10:010d}")
    async with AsyncClient(os.environ["PALIMPSEST_URL"], os.environ["PALIMPSEST_KEY"]) as client:
        memory = Memory(MemoryOptions(client=client, channel="phone", identifier=caller, start_deadline=10))
        await memory.start()
        async with AgentSession(llm=Model()) as session:
            await session.start(MemoryAgent(memory=memory, instructions="Be brief."))
            await session.run(user_input="Hello?")
        # In a job: ctx.add_shutdown_callback(memory.end)
        await memory.end()
        print([turn.text for turn in (await client.list_turns(memory.session_id)).turns])


asyncio.run(main())
