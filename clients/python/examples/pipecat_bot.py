"""A pipeline of Pipecat with a memory. Text stands for the microphone, and a small processor for the model."""

import asyncio
import os
import uuid

from palimpsest import AsyncClient, Memory, MemoryOptions
from palimpsest.models import Identifier
from palimpsest.pipecat import PalimpsestMemory
from pipecat.frames.frames import EndFrame, Frame, LLMContextFrame
from pipecat.pipeline.pipeline import Pipeline
from pipecat.pipeline.runner import PipelineRunner
from pipecat.pipeline.task import PipelineTask
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor


class Model(FrameProcessor):
    """Stands for your language model: it says what it was told of the caller."""

    async def process_frame(self, frame: Frame, direction: FrameDirection) -> None:
        await super().process_frame(frame, direction)
        if isinstance(frame, LLMContextFrame):
            told = str(frame.context.get_messages()[-2]["content"])
            print("the model knows the caller:", "<contact>" in told)
            frame.context.add_message({"role": "assistant", "content": "Hello."})
        await self.push_frame(frame, direction)


async def main() -> None:
    caller = Identifier(kind="phone", value=f"+91{uuid.uuid4().int % 10**10:010d}")
    async with AsyncClient(os.environ["PALIMPSEST_URL"], os.environ["PALIMPSEST_KEY"]) as client:
        memory = Memory(MemoryOptions(client=client, channel="phone", identifier=caller, start_deadline=10))
        await memory.start()
        context = LLMContext([{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Hello?"}])
        task = PipelineTask(Pipeline([PalimpsestMemory(memory), Model()]))
        await task.queue_frames([LLMContextFrame(context), EndFrame()])
        await PipelineRunner(handle_sigint=False).run(task)
        print([turn.text for turn in (await client.list_turns(memory.session_id)).turns])


asyncio.run(main())
