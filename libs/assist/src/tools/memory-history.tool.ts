import { Injectable } from '@nestjs/common';
import { getHistory } from '#contract/memories.js';
import type { Caller } from '#domain/caller.js';
import { HistoryService } from '#memory/history/history.service.js';
import { checked } from '#contract/checked.js';
import { NamedContact } from './named-contact.js';
import type { Arguments, Tool, ToolAnswer } from './tool.js';

@Injectable()
export class MemoryHistoryTool implements Tool {
  readonly name = 'get_memory_history';
  readonly title = 'How a memory came to be believed';
  readonly description = `Every version of one fact, oldest first: what was believed, when, what replaced it, and why.
Use it for "how do you know", "what was it before", "did that ever change". It needs the memoryId of any version, as search_memories, query_timeline and get_context give it.
Comes back: steps, each with the memory (validFrom and validTo: when it held; recordedAt and supersededAt: when it was believed), as (added, change, correction, extension, remainder, withdrawn; reverted and revert where a decision was undone), decidedBy and reason. knownAt ("last March", a date, an instant) tells the history as it was known then.`;
  readonly input = getHistory.input;
  readonly output = getHistory.output;

  constructor(
    private readonly named: NamedContact,
    private readonly history: HistoryService,
  ) {}

  async run(caller: Caller, args: Arguments): Promise<ToolAnswer> {
    const data = await this.history.chain(caller, checked(getHistory.input, args));
    const [first] = data.steps;
    return { data, timezone: first ? await this.named.zone(caller, first.memory.contactId) : null };
  }
}
