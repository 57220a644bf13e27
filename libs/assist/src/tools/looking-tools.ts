import { GrepService } from '#calendar/grep.service.js';
import { UpcomingService } from '#calendar/upcoming.service.js';
import { grep, upcoming } from '#contract/calendar.js';
import { getContext } from '#contract/context.js';
import { getHistory, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { timeline } from '#contract/time.js';
import { HistoryService } from '#memory/history/history.service.js';
import { TimelineService } from '#memory/history/timeline.service.js';
import { RecallService } from '#memory/recall/recall.service.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { ContextService } from '../context/context.service.js';
import { type AnyServed, served } from './served.js';

/** Filters that turns do not have. */
const NO_MEMORIES = { attribute: undefined, tag: undefined, subject: undefined };

/** The tools with which a model looks things up while it speaks, and remembers; each has a long description. */
export const lookingTools: readonly AnyServed[] = [
  served({
    operation: getContext,
    service: ContextService,
    run: (contexts, caller, input) => contexts.context(caller, input),
    field: 'context',
    of: 'contact',
    tool: {
      name: 'get_context',
      title: 'What to know of a contact before speaking',
      description: `Who a contact is, what holds now and what happened lately, as text to keep in mind, opened by the current date and time where they are.
Use it once at the start of a conversation, named by the number or address they came from: identifier=phone:+911234567890. For a question that comes up later use search_memories.
Comes back: text with the blocks current_datetime, contact, facts, procedures and episodes, newest first; contact (its id serves the other tools) and the memories with their ids.`,
      readsText: true,
    },
  }),
  served({
    operation: recall,
    service: RecallService,
    run: (recalls, caller, input) => recalls.recall(caller, input),
    of: 'contact',
    tool: {
      name: 'search_memories',
      title: 'Search memories of a contact',
      description: `What is remembered of a contact that bears on a question, best first.
Use it before you answer anything that depends on what a contact said earlier. Put the question into query in whole words, with its time: "where did she live before Lisbon", "what did she do in the week of 9 June". A time in the question ranks by nearness to it; time=only answers from that time alone, time=off ignores it.
Comes back: results with the memory (text, validFrom, validTo) or the turn, and score with its parts; leftOut counts what is superseded or has ended. found=none: nothing that holds bears on the question, and the results are only the nearest there are; noLonger then has what held and has ended (said: what was said when it ended): answer that it is no longer so. If noLonger is empty too, say that you do not know.
By default it tells what holds now. validAt (what held then) and knownAt (what was believed then) take an instant, a date, or words such as "last March"; include=["ended"] also finds what has ended; in=["memories","turns"] also searches the words of earlier calls; in=["events"] looks only at what happened or will, and from and to then mean when it takes place. attribute, tag, subject and channel narrow it: subject=sister, channel=phone.`,
    },
  }),
  served({
    operation: recall,
    service: RecallService,
    run: (recalls, caller, input) => recalls.recall(caller, input),
    tool: {
      name: 'search_events',
      title: 'Search events of a contact',
      description: `What happened to a contact or is planned, by meaning and words, best first.
Use it for "when did she last …", "did he ever …", "what did they do in June". Put the question into query in whole words, with its time. For everything in order use query_timeline, for what is next upcoming_events.
Comes back: results with the memory (text, startsAt, endsAt, status: planned, done, cancelled, or unconfirmed: it was planned, and nobody said whether it took place), and score with its parts. found=none: nothing bears on the question, and the results are only the nearest there are.
A time in the question ranks by nearness to it; time=only answers from that time alone. validAt and knownAt take an instant, a date, or words such as "last March".`,
      settled: { in: ['events'], include: undefined, kinds: undefined, attribute: undefined, subject: undefined },
    },
  }),
  served({
    operation: recall,
    service: RecallService,
    run: (recalls, caller, input) => recalls.recall(caller, input),
    tool: {
      name: 'search_turns',
      title: 'Search conversations of a contact',
      description: `What was said in earlier calls and chats that bears on a question, best first.
Use it when the words themselves matter, or when search_memories does not know: not everything that was said became a memory. Put the question into query in whole words, with its time.
Comes back: results with the turn (speaker, text, at), and score with its parts. found=none: nothing bears on the question, and the results are only the nearest there are.
A time in the question ranks by nearness to it; time=only answers from that time alone. knownAt takes an instant, a date, or words such as "last March".`,
      settled: { in: ['turns'], include: undefined, kinds: undefined, validAt: undefined, ...NO_MEMORIES },
    },
  }),
  served({
    operation: grep,
    service: GrepService,
    run: (greps, caller, input) => greps.grep(caller, input),
    of: 'contact',
    tool: {
      name: 'grep_turns',
      title: 'Find exact words in conversations',
      description: `The turns of earlier calls and chats that contain exact words, newest first.
Use it for a name, a number, a code or a quotation: "what was the order number", "did she ever say Lisbon". For the meaning of what was said use search_turns.
pattern is the words themselves, whole and in any case; * stands for any run of characters of one line and is the only wildcard: "order *", "cancel*".
Comes back: results with the turn (speaker, text, at) and ranges, where in its text it matched; nextCursor to go on, also where a page is short. No result means that the words do not stand there in this form.
from and to take an instant, a date, or words such as "last March".`,
      settled: { in: 'turns' },
    },
  }),
  served({
    operation: grep,
    service: GrepService,
    run: (greps, caller, input) => greps.grep(caller, input),
    tool: {
      name: 'grep_events',
      title: 'Find events by exact words',
      description: `The events of a contact whose text, subject, verb, object or other words hold exact words, newest first.
Use it for a name that an event certainly has: "every meeting with Dr. Rao", "which flights". For events by their meaning use search_events.
pattern is the words themselves, whole and in any case; * stands for any run of characters of one line and is the only wildcard: "flight*".
Comes back: results with the memory (text, startsAt, endsAt, status), fields that matched, and ranges, where in its text; nextCursor to go on.
from and to narrow to when events take place, knownAt to what was believed then; each takes an instant, a date, or words such as "last March".`,
      settled: { in: 'events' },
    },
  }),
  served({
    operation: upcoming,
    service: UpcomingService,
    run: (plans, caller, input) => plans.upcoming(caller, input),
    of: 'contact',
    tool: {
      name: 'upcoming_events',
      title: 'Upcoming events of a contact',
      description: `What is planned for a contact and not over, in order of start.
Use it for "what is next", "what do I have tomorrow", and at the start of a call to mention what is near. For what is past use query_timeline.
Comes back: events, each with the memory, startsAt, endsAt, allDay and startsIn in words ("in 2 days"); until and timezone say how far it looked.
until takes an instant, a date, or words such as "next week"; without it, 30 days ahead.`,
    },
  }),
  served({
    operation: timeline,
    service: TimelineService,
    run: (timelines, caller, input) => timelines.timeline(caller, input),
    of: 'contact',
    tool: {
      name: 'query_timeline',
      title: 'Timeline of a contact',
      description: `What happened to a contact, and what began, changed and ended, in order of time.
Use it for "when did …", "what happened in …", "what came first", "since when". For a question about the meaning of what was said use search_memories.
Comes back: numbered entries (order 1 is the first), each with at, until, what (event, began, changed, ended) and the memory; for changed also what it was before.
from, to and knownAt take an instant, a date (2026-03-05), or words: "last March", "in the last two weeks", "yesterday". Words are read in the contact's time zone. knownAt answers what was believed at that time; include=superseded adds what is no longer believed.`,
    },
  }),
  served({
    operation: getHistory,
    service: HistoryService,
    run: (history, caller, input) => history.chain(caller, input),
    field: null,
    tool: {
      name: 'get_memory_history',
      title: 'How a memory came to be believed',
      description: `Every version of one fact, oldest first: what was believed, when, what replaced it, and why.
Use it for "how do you know", "what was it before", "did that ever change". It needs the memoryId of any version, as search_memories, query_timeline and get_context give it.
Comes back: steps, each with the memory (validFrom and validTo: when it held; recordedAt and supersededAt: when it was believed), as (added, change, correction, extension, remainder, withdrawn; reverted and revert where a decision was undone), decidedBy and reason. knownAt ("last March", a date, an instant) tells the history as it was known then.`,
    },
  }),
  served({
    operation: remember,
    service: RememberService,
    run: (remembers, caller, input, control) => remembers.remember(caller, input, control),
    effect: 'adds',
    tool: {
      name: 'add_memory',
      title: 'Remember something about a contact',
      description: `Remembers one statement about a contact for later conversations. Nothing is lost: what it replaces stays readable in its history.
Use it when a contact tells something that will still matter later: where they live, what they do, what they prefer, what happened or will happen. One fact a call, as a sentence of its own: "Moved to Lisbon last Tuesday." Keep the words of time as they were said: they are read in the contact's zone, and its time is stored.
State attribute and value wherever there is one (attribute current_city, value Lisbon): that decides whether the fact replaces another. kind=episodic for what happened, semantic for what is so, procedural for how to do something. Tell an appointment or a happening in parts by event (subject, verb, object, aliases, startsAt as it was said), and by its status when it moved, was cancelled or is done: that ends the old plan. as=correction says that what was believed was never true.
When something holds no longer (left, sold, stopped, died) state the same attribute and value with polarity=ends; when it never was so, polarity=never. State subject when it is about somebody or something else than the contact ("sister", "order 4471"): theirs never replaces the contact's.
Comes back: the memory as stored, and the decision (added, restated, superseded, ended, corrected or withdrawn) with its reason. dryRun=true answers the decision and writes nothing.`,
    },
  }),
];
