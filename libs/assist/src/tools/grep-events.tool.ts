import { Injectable } from '@nestjs/common';
import { GrepService } from '#calendar/grep.service.js';
import { grep } from '#contract/calendar.js';
import type { Caller } from '#domain/caller.js';
import { aboutContact, NamedContact } from './named-contact.js';
import type { Arguments, Tool, ToolAnswer } from './tool.js';

@Injectable()
export class GrepEventsTool implements Tool {
  readonly name = 'grep_events';
  readonly title = 'Find events by exact words';
  readonly description = `The events of a contact whose text, subject, verb, object or other words hold exact words, newest first.
Use it for a name that an event certainly has: "every meeting with Dr. Rao", "which flights". For events by their meaning use search_events.
pattern is the words themselves, whole and in any case; * stands for any run of characters of one line and is the only wildcard: "flight*".
Comes back: results with the memory (text, startsAt, endsAt, status), fields that matched, and ranges, where in its text; nextCursor to go on.
from and to narrow to when events take place, knownAt to what was believed then; each takes an instant, a date, or words such as "last March".`;
  readonly input = aboutContact(grep, 'in');
  readonly output = grep.output;

  constructor(
    private readonly named: NamedContact,
    private readonly greps: GrepService,
  ) {}

  async run(caller: Caller, args: Arguments): Promise<ToolAnswer> {
    const { input, timezone } = await this.named.input(grep, caller, args, { in: 'events' });
    return { data: await this.greps.grep(caller, input), timezone };
  }
}
