import { Injectable } from '@nestjs/common';
import { grep } from '#contract/calendar.js';
import { GrepService } from '#calendar/grep.service.js';
import type { Caller } from '#domain/caller.js';
import { aboutContact, NamedContact } from './named-contact.js';
import type { Arguments, Tool, ToolAnswer } from './tool.js';

@Injectable()
export class GrepTurnsTool implements Tool {
  readonly name = 'grep_turns';
  readonly title = 'Find exact words in conversations';
  readonly description = `The turns of earlier calls and chats in which exact words stand, newest first.
Use it for a name, a number, a code or a quotation: "what was the order number", "did she ever say Lisbon". For the meaning of what was said use search_turns.
pattern is the words themselves, whole and in any case; * stands for any run of characters of one line and is the only wildcard: "order *", "cancel*".
Comes back: results with the turn (speaker, text, at) and ranges, where in its text it matched; nextCursor to go on, also where a page is short. No result means that the words do not stand there in this form.
from and to take an instant, a date, or words such as "last March".`;
  readonly input = aboutContact(grep, 'in');
  readonly output = grep.output;

  constructor(
    private readonly named: NamedContact,
    private readonly greps: GrepService,
  ) {}

  async run(caller: Caller, args: Arguments): Promise<ToolAnswer> {
    const { input, timezone } = await this.named.input(grep, caller, args, { in: 'turns' });
    return { data: await this.greps.grep(caller, input), timezone };
  }
}
