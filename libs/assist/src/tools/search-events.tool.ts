import { Injectable } from '@nestjs/common';
import { recall } from '#contract/recall.js';
import type { Caller } from '#domain/caller.js';
import { RecallService } from '#memory/recall/recall.service.js';
import { aboutContact, NamedContact } from './named-contact.js';
import type { Arguments, Tool, ToolAnswer } from './tool.js';

@Injectable()
export class SearchEventsTool implements Tool {
  readonly name = 'search_events';
  readonly title = 'Search events of a contact';
  readonly description = `What happened to a contact or is planned, by meaning and words, best first.
Use it for "when did she last …", "did he ever …", "what did they do in June". Put the question into query in whole words, with its time. For an exact name use grep_events, for everything in order query_timeline, for what is next upcoming_events.
Comes back: results with the memory (text, startsAt, endsAt, status: planned, done or cancelled), and score with its parts. There is always a best result, so look at the score before you rely on it.
A time in the question ranks by nearness to it; time=only answers from that time alone. validAt and knownAt take an instant, a date, or words such as "last March".`;
  readonly input = aboutContact(recall, 'in', 'include', 'kinds');
  readonly output = recall.output;

  constructor(
    private readonly named: NamedContact,
    private readonly recalls: RecallService,
  ) {}

  async run(caller: Caller, args: Arguments): Promise<ToolAnswer> {
    const events = { in: ['events'] };
    const { input, timezone } = await this.named.input(recall, caller, args, events);
    return { data: await this.recalls.recall(caller, input), timezone };
  }
}
