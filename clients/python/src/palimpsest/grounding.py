"""The blocks of a prompt: what is now, who is there, and what is known of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta, timezone as offset, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from palimpsest.models import ChangeSince, Contact, Memory, NoLonger, RecallResult, Turn
from palimpsest.words import one_line

# How many characters of an ISO date the precision fills.
SHOWN = {"month": 7, "quarter": 7, "season": 7, "half": 7, "year": 4, "decade": 4}

# What tells a line from that of a fact.
MEANT = {"fact": "", "plan": "a plan: ", "wish": "a wish: ", "hearsay": "hearsay: "}

WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def grounding_text(
    now: datetime,
    timezone: str,
    contact: Contact | None,
    facts: Sequence[Memory],
    plans: Sequence[Memory] = (),
    changes: Sequence[str] = (),
) -> str:
    """
    :param timezone: IANA.
    :param plans: what the service knew to be planned, or to begin later.
    :param changes: the lines of what changed since the session before.
    :returns: the blocks for a system prompt, in the form of the service's own context.
    """
    local = local_time(now, timezone)
    iso = local.isoformat(timespec="seconds")
    weekday = WEEKDAYS[local.weekday()]
    upcoming = ahead([*plans, *(memory for memory in facts if is_ahead(memory, now))], now)
    coming = {memory.id for memory in upcoming}
    holding = [memory for memory in facts if memory.id not in coming]
    blocks = {
        "current_datetime": [f"{weekday}, {local:%Y-%m-%d %H:%M} in {timezone} ({iso})"],
        "contact": portrait(contact, timezone) if contact else [],
        "core": [fact_line(memory, timezone) for memory in holding if memory.tier == "core"],
        "upcoming": [planned_line(memory, timezone) for memory in upcoming],
        "changed_since_last_session": list(changes),
        "remembered": [fact_line(memory, timezone) for memory in holding if memory.tier != "core"],
    }
    return "\n\n".join(block(name, lines) for name, lines in blocks.items() if lines)


def prompt_text(grounding: str, recalled: str) -> str:
    """:returns: both for one message: what people said before stands in a block, apart from what instructs the model."""
    return "\n\n".join([grounding, block("recalled", [recalled])] if recalled else [grounding])


def fact_line(memory: Memory, timezone: str) -> str:
    """:returns: one memory on a line, with since when it holds, or when it took place."""
    text = meant_by(memory) + one_line(memory.text)
    if memory.kind == "episodic":
        when = day_of(memory, timezone) + time_of(memory, timezone)
        if memory.status == "unconfirmed":
            return f"- was planned for {when}, not confirmed: {text}"
        return f"- {when}{', cancelled' if memory.status == 'cancelled' else ''}: {text}"
    since = "since" if memory.starts_known else "since at least"
    # The end of a period belongs to it no longer.
    until = memory.valid_to and date_of(memory.valid_to - timedelta(milliseconds=1), memory, timezone)
    more = (f", until {until}" if until else "") + (", stale" if memory.stale else "")
    return f"- {text} ({since} {date_of(memory.valid_from, memory, timezone)}{more})"


def change_line(change: ChangeSince) -> str:
    """:returns: the line of a change: what is so now, and what it was."""
    memory, before = change.memory, change.before
    was = f" (was: {one_line(before.text)})" if before is not None and before.text != memory.text else ""
    return f"- {change.what}: {meant_by(memory)}{one_line(memory.text)}{was}"


def planned_line(memory: Memory, timezone: str) -> str:
    """:returns: the line of a plan, or of what begins later, with the day of the week."""
    day = day_of(memory, timezone)
    weekday = WEEKDAYS[local_time(start_of(memory), timezone).weekday()]
    begins = "" if memory.kind == "episodic" else "from "
    meant = "" if memory.modality == "plan" and memory.polarity == "holds" else meant_by(memory)
    named = f"{weekday}, {day}" if len(day) == 10 else day
    return f"- {begins}{named}{time_of(memory, timezone)}: {meant}{one_line(memory.text)}"


def meant_by(memory: Memory) -> str:
    """:returns: what tells a line from that of a fact; a denial that is kept may have the words of what it denies."""
    return ("" if memory.polarity == "holds" else "a denial: ") + MEANT[memory.modality]


def ahead(plans: Sequence[Memory], now: datetime) -> list[Memory]:
    """:returns: each of the plans that is not over, the next first; of those with one id the first."""
    each = {memory.id: memory for memory in reversed(plans)}
    left = [memory for memory in each.values() if (memory.ends_at or start_of(memory)) > now]
    return sorted(left, key=lambda memory: (start_of(memory), memory.id))


def is_ahead(memory: Memory, now: datetime) -> bool:
    """:returns: whether it is planned, or begins to hold later."""
    return memory.status == "planned" or (memory.kind == "semantic" and memory.valid_from > now)


def start_of(memory: Memory) -> datetime:
    return memory.starts_at or memory.valid_from


def day_of(memory: Memory, timezone: str) -> str:
    return date_of(start_of(memory), memory, timezone)


def date_of(at: datetime, memory: Memory, timezone: str) -> str:
    return local_time(at, timezone).date().isoformat()[: SHOWN.get(memory.precision or "", 10)]


def time_of(memory: Memory, timezone: str) -> str:
    """:returns: the time of day, if it was said."""
    return f" {local_time(start_of(memory), timezone):%H:%M}" if memory.precision in ("instant", "hour") else ""


def text_of(text: str, result: RecallResult) -> str:
    """:returns: a text as it was told. Where a question asks for what was so, what has ended answers it, and says so."""
    return f"{text} (no longer so)" if result.ended else text


def result_lines(results: Sequence[RecallResult], timezone: str) -> str:
    """:returns: what was recalled as numbered lines, best first, each with its score."""
    lines = []
    for result in results:
        if result.memory is not None:
            line = fact_line(result.memory, timezone).removeprefix("- ")
        elif result.turn is not None:
            line = turn_line(result.turn, timezone)
        else:
            continue
        lines.append(f"{line} [score {result.score:.2f}{', no longer so' if result.ended else ''}]")
    return "\n".join(f"{i}. {line}" for i, line in enumerate(lines, 1))


def ended_lines(ended: Sequence[NoLonger], timezone: str) -> str:
    """
    :returns: what a prompt is told where nothing that is so bears on a question: what was so, and what was said when it ended; empty if
        there is nothing.
    """
    if not ended:
        return ""
    lines = []
    for i, (memory, said) in enumerate(((one.memory, one.said) for one in ended), 1):
        line = f"{i}. no longer so: {fact_line(memory, timezone).removeprefix('- ')}"
        lines.append(line if said is None else f"{line}, as was said: {one_line(said)}")
    return "\n".join(["Nothing that holds now answers this. What held before:", *lines])


def turn_line(turn: Turn, timezone: str) -> str:
    return f"{local_time(turn.at, timezone).date()}, {one_line(turn.speaker)} said: {one_line(turn.text)}"


def local_time(at: datetime, timezone: str) -> datetime:
    """
    :returns: an instant as people in a zone see it; in UTC, if this system does not know the zone, or if that is before or
        behind all years of four digits.
    """
    try:
        return at.astimezone(zone_named(timezone) or offset.utc)
    except OverflowError:
        return at.astimezone(offset.utc)


@cache
def zone_named(name: str) -> tzinfo | None:
    """:returns: the zone, in whatever case its name is written; None if this system does not know it."""
    if name.upper() == "UTC":
        # A system without data of time zones knows it, too.
        return offset.utc
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        # The service takes any case, and keeps it.
        return next((ZoneInfo(known) for known in available_timezones() if known.lower() == name.lower()), None)


#: Of the value of one attribute of a contact, and of all of them together, in characters.
LONGEST_VALUE = 1_000
MOST_OF_PORTRAIT = 3_000


def portrait(contact: Contact, timezone: str) -> list[str]:
    return [
        f"name: {'not known' if contact.name is None else one_line(contact.name)}",
        f"timezone: {timezone}",
        *(f"{each.kind}: {one_line(each.value)}" for each in contact.identifiers),
        *attribute_lines([f"{key}: {cut(one_line(plain(value)))}" for key, value in contact.attributes.items()]),
    ]


def attribute_lines(lines: list[str]) -> list[str]:
    """As in the context of the service, one long value hides nothing, and many leave room for the rest."""
    left = MOST_OF_PORTRAIT
    for shown, line in enumerate(lines):
        left -= len(line)
        if left < 0:
            return [*lines[:shown], f"and {len(lines) - shown} more attributes"]
    return lines


def cut(value: str) -> str:
    """Between two words, where there are some."""
    if len(value) <= LONGEST_VALUE:
        return value
    part = value[:LONGEST_VALUE]
    blank = part.rfind(" ")
    return f"{part[:blank] if blank > LONGEST_VALUE / 2 else part}…"


def plain(value: str | float | bool) -> str:
    """:returns: a value as JSON writes it: no `True`, no `3.0` for 3, and all digits of a long number."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def block(name: str, lines: Sequence[str]) -> str:
    return "\n".join([f"<{name}>", *lines, f"</{name}>"])
