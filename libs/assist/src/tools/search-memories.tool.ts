import { Injectable } from '@nestjs/common';
import { recall } from '#contract/recall.js';
import type { Caller } from '#domain/caller.js';
import { RecallService } from '#memory/recall/recall.service.js';
import { aboutContact, NamedContact } from './named-contact.js';
import type { Arguments, Tool, ToolAnswer } from './tool.js';

@Injectable()
export class SearchMemoriesTool implements Tool {
  readonly name = 'search_memories';
  readonly title = 'Search memories of a contact';
  readonly description = `What is remembered of a contact that bears on a question, best first.
Use it before you answer anything that depends on what a contact told earlier. Put the question into query in whole words, with its time: "where did she live before Lisbon", "what did she do in the week of 9 June". A time in the question ranks by nearness to it; time=only answers from that time alone, time=off ignores it.
Comes back: results with the memory (text, validFrom, validTo) or the turn, and score with its parts; leftOut counts what is superseded or has ended. There is always a best result, so look at the score before you rely on it.
By default it tells what holds now. validAt (what held then) and knownAt (what was believed then) take an instant, a date, or words such as "last March"; include=["ended"] also finds what has ended; in=["memories","turns"] also searches the words of earlier calls; in=["events"] looks only at what happened or will, and from and to then mean when it takes place.`;
  readonly input = aboutContact(recall);
  readonly output = recall.output;

  constructor(
    private readonly named: NamedContact,
    private readonly recalls: RecallService,
  ) {}

  async run(caller: Caller, args: Arguments): Promise<ToolAnswer> {
    const { input, timezone } = await this.named.input(recall, caller, args);
    return { data: await this.recalls.recall(caller, input), timezone };
  }
}
