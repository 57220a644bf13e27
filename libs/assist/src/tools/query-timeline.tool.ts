import { Injectable } from '@nestjs/common';
import { timeline } from '#contract/time.js';
import type { Caller } from '#domain/caller.js';
import { TimelineService } from '#memory/history/timeline.service.js';
import { aboutContact, NamedContact } from './named-contact.js';
import type { Arguments, Tool, ToolAnswer } from './tool.js';

@Injectable()
export class QueryTimelineTool implements Tool {
  readonly name = 'query_timeline';
  readonly title = 'Timeline of a contact';
  readonly description = `What happened to a contact, and what began, changed and ended, in order of time.
Use it for "when did …", "what happened in …", "what came first", "since when". For a question about the meaning of what was said use search_memories.
Comes back: numbered entries (order 1 is the first), each with at, until, what (event, began, changed, ended) and the memory; for changed also what it was before.
from, to and knownAt take an instant, a date (2026-03-05), or words: "last March", "in the last two weeks", "yesterday". Words are read in the contact's time zone. knownAt answers what was believed at that time; include=superseded adds what is no longer believed.`;
  readonly input = aboutContact(timeline);
  readonly output = timeline.output;

  constructor(
    private readonly named: NamedContact,
    private readonly timelines: TimelineService,
  ) {}

  async run(caller: Caller, args: Arguments): Promise<ToolAnswer> {
    const { input, timezone } = await this.named.input(timeline, caller, args);
    return { data: await this.timelines.timeline(caller, input), timezone };
  }
}
