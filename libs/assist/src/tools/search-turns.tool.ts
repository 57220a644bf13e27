import { Injectable } from '@nestjs/common';
import { recall } from '#contract/recall.js';
import type { Caller } from '#domain/caller.js';
import { RecallService } from '#memory/recall/recall.service.js';
import { aboutContact, NamedContact } from './named-contact.js';
import type { Arguments, Tool, ToolAnswer } from './tool.js';

@Injectable()
export class SearchTurnsTool implements Tool {
  readonly name = 'search_turns';
  readonly title = 'Search conversations of a contact';
  readonly description = `What was said in earlier calls and chats that bears on a question, best first.
Use it when the words themselves matter, or when search_memories does not know: not everything that was said became a memory. Put the question into query in whole words, with its time. For an exact name or number use grep_turns.
Comes back: results with the turn (speaker, text, at), and score with its parts. There is always a best result, so look at the score before you rely on it.
A time in the question ranks by nearness to it; time=only answers from that time alone. knownAt takes an instant, a date, or words such as "last March".`;
  readonly input = aboutContact(recall, 'in', 'include', 'kinds', 'validAt');
  readonly output = recall.output;

  constructor(
    private readonly named: NamedContact,
    private readonly recalls: RecallService,
  ) {}

  async run(caller: Caller, args: Arguments): Promise<ToolAnswer> {
    const { input, timezone } = await this.named.input(recall, caller, args, { in: ['turns'] });
    return { data: await this.recalls.recall(caller, input), timezone };
  }
}
