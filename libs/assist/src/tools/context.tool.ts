import { Injectable } from '@nestjs/common';
import { getContext } from '#contract/context.js';
import type { Caller } from '#domain/caller.js';
import { ContextService } from '../context/context.service.js';
import { aboutContact, NamedContact } from './named-contact.js';
import type { Arguments, Tool, ToolAnswer } from './tool.js';

@Injectable()
export class ContextTool implements Tool {
  readonly name = 'get_context';
  readonly title = 'What to know of a contact before speaking';
  readonly description = `Who a contact is, what holds now and what happened lately, as text to keep in mind, opened by the current date and time where they are.
Use it once at the start of a conversation, named by the number or address they came from: identifier=phone:+911234567890. For a question that comes up later use search_memories.
Comes back: text with the blocks current_datetime, contact, facts, procedures and episodes, newest first; contact (its id serves the other tools) and the memories with their ids.`;
  readonly input = aboutContact(getContext);
  readonly output = getContext.output;

  constructor(
    private readonly named: NamedContact,
    private readonly contexts: ContextService,
  ) {}

  async run(caller: Caller, args: Arguments): Promise<ToolAnswer> {
    const { input, timezone } = await this.named.input(getContext, caller, args);
    const data = await this.contexts.context(caller, input);
    return { data, timezone, text: data.text };
  }
}
