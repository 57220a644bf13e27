"""The processor of Pipecat, in a pipeline of Pipecat's own test harness."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import httpx
from frameworks.known import known, memory_of
from frameworks.notes import Notes
from palimpsest import AsyncClient, Client, Memory, MemoryOptions
from palimpsest.models import Identifier
from palimpsest.pipecat import PalimpsestMemory
from pipecat.frames.frames import (
    EagerEndOfTurnCancelFrame,
    Frame,
    LLMContextFrame,
    LLMContextSummaryRequestFrame,
    LLMContextSummaryResultFrame,
    TextFrame,
)
from pipecat.pipeline.pipeline import Pipeline
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_context_summarizer import LLMContextSummarizer
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor
from pipecat.tests.utils import SleepFrame, run_test
from pipecat.utils.context.llm_context_summarization import LLMContextSummarizationUtil

SYSTEM = {"role": "system", "content": "Be brief."}


def user(text: str) -> dict[str, str]:
    return {"role": "user", "content": text}


async def test_a_reply_is_given_what_is_known(client: Client, caller: Identifier, options: MemoryOptions) -> None:
    memory = memory_of(options, known(client, caller))
    context = LLMContext([SYSTEM, user("Where do I live?")])
    processor = PalimpsestMemory(memory, deadline=60)
    await run_test(processor, frames_to_send=[LLMContextFrame(context)], expected_down_frames=[LLMContextFrame])
    system, told, asked = context.get_messages()
    assert (system, asked) == (SYSTEM, user("Where do I live?"))
    assert told["role"] == "developer"
    assert "<current_datetime>" in told["content"]
    assert "<recalled>\n1. Asha lives in Porto." in told["content"]
    assert client.get_session(memory.session_id).ended_at is not None


async def test_what_was_told_is_replaced_and_both_sides_are_kept(client: Client, caller: Identifier, options: MemoryOptions) -> None:
    memory = memory_of(options, known(client, caller))
    context = LLMContext([SYSTEM, user("Where do I live?")])
    processor = PalimpsestMemory(memory, deadline=60)
    await processor._prepare(context)
    context.add_message({"role": "assistant", "content": "In Porto."})
    context.add_message(user("And where do I work?"))
    await processor._prepare(context)
    context.add_message({"role": "assistant", "content": "At Wipro."})
    await processor.cleanup()
    told = [message["content"] for message in context.get_messages() if message["role"] == "developer"]
    assert len(told) == 1
    assert "1. Asha works at Wipro." in told[0]
    turns = client.list_turns(memory.session_id).turns
    assert [(turn.role, turn.text) for turn in turns] == [
        ("contact", "Where do I live?"), ("agent", "In Porto."), ("contact", "And where do I work?"), ("agent", "At Wipro."),
    ]  # fmt: skip


async def test_other_frames_go_on(options: MemoryOptions) -> None:
    frames = [TextFrame(text="Hello."), SleepFrame(sleep=0.01), TextFrame(text="Bye.")]
    await run_test(PalimpsestMemory(Memory(options)), frames_to_send=frames, expected_down_frames=[TextFrame, TextFrame])


async def test_a_slow_service_holds_a_reply_up_for_the_deadline_at_most(options: MemoryOptions) -> None:
    async def never(_: httpx.Request) -> httpx.Response:
        await asyncio.sleep(60)
        raise AssertionError

    errors: list[BaseException] = []
    slow = AsyncClient("http://service", "key", retries=0, transport=httpx.MockTransport(never))
    memory = Memory(replace(options, client=slow, start_deadline=0.5, on_error=errors.append))
    context = LLMContext([user("Where do I live?")])
    processor = PalimpsestMemory(memory, deadline=0.15)
    began = time.monotonic()
    await processor._prepare(context)
    assert time.monotonic() - began < 2
    told, _ = context.get_messages()
    assert "<current_datetime>" in told["content"]
    assert memory.waiting == 1


def said(text: str) -> dict[str, str]:
    return {"role": "assistant", "content": text}


def contents(context: LLMContext) -> list[str]:
    return [message["content"] for message in context.get_messages()]


async def test_what_is_added_while_a_reply_waits_stays_in_the_context_and_is_kept() -> None:
    notes = Notes(pause=0.1)
    context = LLMContext([SYSTEM, user("Book it.")])
    processor = PalimpsestMemory(notes)
    preparing = asyncio.create_task(processor._prepare(context))
    await asyncio.sleep(0.02)
    context.add_message(user("For two people, and I have a nut allergy."))
    await preparing
    assert contents(context) == ["Be brief.", "Book it.", "known", "For two people, and I have a nut allergy."]
    await processor.cleanup()
    assert notes.turns == [("user", "Book it."), ("user", "For two people, and I have a nut allergy.")]


async def test_a_call_of_a_tool_that_is_added_while_a_reply_waits_keeps_its_answer() -> None:
    context = LLMContext([SYSTEM, user("Is it raining?")])
    call = {"role": "assistant", "tool_calls": [{"id": "1", "type": "function", "function": {"name": "rain", "arguments": "{}"}}]}
    answer = {"role": "tool", "tool_call_id": "1", "content": "IN_PROGRESS"}
    preparing = asyncio.create_task(PalimpsestMemory(Notes(pause=0.1))._prepare(context))
    await asyncio.sleep(0.02)
    context.add_messages([call, answer])
    await preparing
    assert context.get_messages()[-2:] == [call, answer]
    answer["content"] = "no"
    assert context.get_messages()[-1]["content"] == "no"


async def test_before_anybody_speaks_what_is_known_stands_behind_the_instructions() -> None:
    context = LLMContext([SYSTEM])
    await PalimpsestMemory(Notes())._prepare(context)
    assert contents(context) == ["Be brief.", "known"]


def provisional(context: LLMContext, text: str) -> LLMContextFrame:
    """:returns: what Pipecat asks for a turn that may go on yet: a copy of the context with it."""
    return LLMContextFrame(LLMContext([*context.get_messages(), user(text)]), speculation=True)


class Aggregator(FrameProcessor):
    """Stands for that of the user: it owns the context, and lets all frames through."""

    def __init__(self, context: LLMContext) -> None:
        super().__init__()
        self.context = context

    async def process_frame(self, frame: Frame, direction: FrameDirection) -> None:
        await super().process_frame(frame, direction)
        await self.push_frame(frame, direction)


async def test_a_turn_that_may_go_on_yet_is_no_turn_until_the_context_has_it() -> None:
    notes = Notes()
    context = LLMContext([SYSTEM])
    processor = PalimpsestMemory(notes)
    supposed = provisional(context, "I live in Porto")
    await processor.process_frame(supposed, FrameDirection.DOWNSTREAM)
    assert contents(supposed.context) == ["Be brief.", "known", "I live in Porto"]
    assert contents(context) == ["Be brief."]
    context.add_message(user("I live in Portobello, not in Porto"))
    await processor.process_frame(LLMContextFrame(context), FrameDirection.DOWNSTREAM)
    context.add_message(said("Noted."))
    supposed = provisional(context, "Thanks, bye")
    await processor.process_frame(supposed, FrameDirection.DOWNSTREAM)
    assert contents(supposed.context).count("known") == 1
    context.add_messages([user("Thanks, bye"), said("Your table is booked for 7. Bye.")])
    await processor.cleanup()
    assert notes.turns == [
        ("user", "I live in Portobello, not in Porto"), ("assistant", "Noted."),
        ("user", "Thanks, bye"), ("assistant", "Your table is booked for 7. Bye."),
    ]  # fmt: skip


async def test_where_every_supposed_end_of_a_turn_held_the_turns_are_read_from_the_aggregator() -> None:
    notes = Notes()
    context = LLMContext([SYSTEM])
    frame = provisional(context, "Book it.")
    pipeline = Pipeline([Aggregator(context), PalimpsestMemory(notes)])
    await run_test(pipeline, frames_to_send=[frame], expected_down_frames=[LLMContextFrame])
    assert notes.turns == []
    processor = PalimpsestMemory(notes)
    aggregator = Aggregator(context)
    aggregator.link(processor)
    await processor.process_frame(frame, FrameDirection.DOWNSTREAM)
    context.add_messages([user("Book it."), said("Booked.")])
    await processor.cleanup()
    assert notes.turns == [("user", "Book it."), ("assistant", "Booked.")]


async def test_what_is_said_before_the_model_was_ever_asked_is_kept() -> None:
    notes = Notes()
    context = LLMContext([SYSTEM])
    processor = PalimpsestMemory(notes)
    Aggregator(context).link(processor)
    # As Pipecat does it when somebody hangs up in the middle of their turn: no frame with the context comes any more.
    context.add_message(user("Call me back, my number is"))
    await processor.cleanup()
    assert notes.turns == [("user", "Call me back, my number is")]


async def test_a_turn_that_is_withdrawn_while_the_reply_waits_gets_none() -> None:
    context = LLMContext([SYSTEM])
    frames = [provisional(context, "I live in Porto"), SleepFrame(sleep=0.1), EagerEndOfTurnCancelFrame(), SleepFrame(sleep=0.3)]
    processor = PalimpsestMemory(Notes(pause=0.3), deadline=60)
    await run_test(processor, frames_to_send=frames, expected_down_frames=[EagerEndOfTurnCancelFrame])


async def apply(context: LLMContext, summary: str, *, leaves: int) -> None:
    """Does to the context what Pipecat does once its model has made a summary of all but the last messages."""
    found = LLMContextSummarizationUtil.get_messages_to_summarize(context, leaves)
    await LLMContextSummarizer(context=context)._apply_summary(summary, found.last_summarized_index)


def request(context: LLMContext) -> LLMContextSummaryRequestFrame:
    return LLMContextSummaryRequestFrame(
        request_id="1", context=context, min_messages_to_keep=4, target_context_tokens=100, summarization_prompt="Summarize."
    )


async def test_a_summary_that_the_model_made_is_no_turn() -> None:
    notes = Notes()
    context = LLMContext([SYSTEM, user("Do your cakes have eggs?"), said("Some do."), user("Then bread.")])
    processor = PalimpsestMemory(notes)
    await processor._prepare(context)
    context.add_message(said("One loaf?"))
    await apply(context, "The user may have an egg allergy.", leaves=2)
    context.add_message(user("Two."))
    await processor._prepare(context)
    await processor.cleanup()
    assert contents(context)[1] == "Conversation summary: The user may have an egg allergy."
    assert [text for _, text in notes.turns] == ["Do your cakes have eggs?", "Some do.", "Then bread.", "One loaf?", "Two."]


async def test_what_is_summarized_was_kept_before_it_goes() -> None:
    notes = Notes()
    context = LLMContext([SYSTEM, user("Then bread.")])
    processor = PalimpsestMemory(notes)
    await processor._prepare(context)
    context.add_message(said("One loaf?"))
    await processor.process_frame(request(context), FrameDirection.UPSTREAM)
    await apply(context, "They want bread.", leaves=0)
    answer = LLMContextSummaryResultFrame(request_id="1", summary="They want bread.", last_summarized_index=3)
    await processor.process_frame(answer, FrameDirection.UPSTREAM)
    context.add_message(user("Two."))
    await processor._prepare(context)
    assert notes.turns == [("user", "Then bread."), ("assistant", "One loaf?"), ("user", "Two.")]


async def test_a_summary_leaves_all_that_it_does_not_sum_up() -> None:
    context = LLMContext([SYSTEM, user("Rain in Porto and Lisbon?")])
    processor = PalimpsestMemory(Notes())
    await processor._prepare(context)
    context.add_messages([said("I look."), said("In Porto."), said("Not in Lisbon.")])
    await processor.process_frame(request(context), FrameDirection.UPSTREAM)
    found = LLMContextSummarizationUtil.get_messages_to_summarize(context, 2)
    context.add_message(user("And in Faro?"))
    await processor._prepare(context)
    await LLMContextSummarizer(context=context)._apply_summary("Rain.", found.last_summarized_index)
    answer = LLMContextSummaryResultFrame(request_id="1", summary="Rain.", last_summarized_index=found.last_summarized_index)
    await processor.process_frame(answer, FrameDirection.UPSTREAM)
    rest = ["In Porto.", "Not in Lisbon.", "known", "And in Faro?"]
    assert contents(context) == ["Be brief.", "Conversation summary: Rain.", *rest]
    await processor._prepare(context)
    assert contents(context).count("known") == 1


def copied(context: LLMContext) -> None:
    context.set_messages([dict(message) for message in context.get_messages()])


async def test_messages_that_are_replaced_by_copies_are_kept_once_and_what_was_told_is_replaced() -> None:
    notes = Notes()
    context = LLMContext([SYSTEM, user("Yes."), said("Book it?"), user("Yes.")])
    processor = PalimpsestMemory(notes)
    await processor._prepare(context)
    context.add_message(said("Booked."))
    copied(context)
    context.add_message(user("Yes."))
    await processor._prepare(context)
    assert contents(context).count("known") == 1
    # Some are the same, and some are copies.
    context.set_messages([*context.get_messages()[:-2], *(dict(message) for message in context.get_messages()[-2:])])
    context.add_message(said("Bye."))
    await processor.cleanup()
    assert [text for _, text in notes.turns] == ["Yes.", "Book it?", "Yes.", "Booked.", "Yes.", "Bye."]


async def test_copies_may_leave_out_what_was_said_and_what_is_said_again_is_kept_again() -> None:
    notes = Notes()
    context = LLMContext([SYSTEM, user("Yes."), said("Book it?"), user("For two.")])
    processor = PalimpsestMemory(notes)
    await processor._prepare(context)
    context.set_messages([dict(SYSTEM), said("Book it?"), user("For two."), said("Booked."), user("Yes.")])
    await processor._prepare(context)
    assert [text for _, text in notes.turns] == ["Yes.", "Book it?", "For two.", "Booked.", "Yes."]


async def test_what_is_said_again_behind_a_summary_is_kept_again() -> None:
    notes = Notes()
    context = LLMContext([SYSTEM, user("Yes.")])
    processor = PalimpsestMemory(notes)
    await processor._prepare(context)
    await processor.process_frame(request(context), FrameDirection.UPSTREAM)
    await apply(context, "They agree.", leaves=0)
    answer = LLMContextSummaryResultFrame(request_id="1", summary="They agree.", last_summarized_index=2)
    await processor.process_frame(answer, FrameDirection.UPSTREAM)
    context.add_message(user("Yes."))
    await processor._prepare(context)
    assert notes.turns == [("user", "Yes."), ("user", "Yes.")]


async def test_copies_behind_a_summary_are_kept_once() -> None:
    notes = Notes()
    context = LLMContext([SYSTEM, user("Yes."), said("Book it?")])
    processor = PalimpsestMemory(notes)
    await processor._prepare(context)
    await processor.process_frame(request(context), FrameDirection.UPSTREAM)
    await apply(context, "They agree.", leaves=0)
    answer = LLMContextSummaryResultFrame(request_id="1", summary="They agree.", last_summarized_index=3)
    await processor.process_frame(answer, FrameDirection.UPSTREAM)
    context.add_messages([user("For two."), said("Booked.")])
    await processor._prepare(context)
    copied(context)
    context.add_messages([user("Yes."), said("Bye.")])
    await processor.cleanup()
    assert [text for _, text in notes.turns] == ["Yes.", "Book it?", "For two.", "Booked.", "Yes.", "Bye."]
