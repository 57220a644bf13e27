import { Injectable } from '@nestjs/common';
import { remember } from '#contract/memories.js';
import type { Caller } from '#domain/caller.js';
import type { Waiter } from '#domain/waiter.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { aboutContact, NamedContact } from './named-contact.js';
import type { Arguments, Tool, ToolAnswer } from './tool.js';

@Injectable()
export class AddMemoryTool implements Tool {
  readonly name = 'add_memory';
  readonly title = 'Remember something about a contact';
  readonly description = `Remembers one statement about a contact for later conversations. Nothing is lost: what it replaces stays readable in its history.
Use it when a contact tells something that will still matter later: where they live, what they do, what they prefer, what happened or will happen. One fact a call, as a sentence of its own: "Moved to Lisbon last Tuesday." Keep the words of time as they were said: they are read in the contact's zone, and its time is stored.
State attribute and value wherever there is one (attribute current_city, value Lisbon): that decides whether the fact replaces another. kind=episodic for what happened, semantic for what is so, procedural for how to do something. Tell an appointment or a happening in parts by event (subject, verb, object, aliases, startsAt as it was said), and by its status when it moved, was cancelled or is done: that ends the old plan. as=correction says that what was believed was never true.
Comes back: the memory as stored, and the decision (added, restated, superseded or withdrawn) with its reason. dryRun=true answers the decision and writes nothing.`;
  readonly effect = 'adds';
  readonly input = aboutContact(remember);
  readonly output = remember.output;

  constructor(
    private readonly named: NamedContact,
    private readonly remembers: RememberService,
  ) {}

  async run(caller: Caller, args: Arguments, waiter: Waiter): Promise<ToolAnswer> {
    const { input, timezone } = await this.named.input(remember, caller, args);
    return { data: await this.remembers.remember(caller, input, waiter), timezone };
  }
}
