import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, UseFilters } from '@nestjs/common';
import { ContactsService } from '#contacts/contacts.service.js';
import { NewContactsService } from '#contacts/new-contacts.service.js';
import { checked } from '#contract/checked.js';
import { id as memoryIdOf } from '#contract/fields.js';
import { getHistory, rememberBatch } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import type { Memory } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import type { Step } from '#memory/history/steps.js';
import { HistoryService } from '#memory/history/history.service.js';
import { RecallService } from '#memory/recall/recall.service.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { WithdrawService } from '#memory/remember/withdraw.service.js';
import { CompatibleWith } from '../../requests/audit.interceptor.js';
import { HttpCaller } from '../../requests/caller.decorator.js';
import { NeedsRole } from '../../requests/key.guard.js';
import { CompatFilter } from './compat.filter.js';
import { CompatTurns } from './compat-turns.js';
import { contactAskedFor, contactOf } from './mem0.contact.js';
import { said } from './mem0.messages.js';
import { Mem0Add, Mem0List, Mem0Paging, Mem0Search } from './mem0.schema.js';

/** A memory in mem0's form. */
interface Mem0Memory {
  readonly id: string;
  readonly memory: string;
  readonly hash: string;
  readonly categories: readonly string[];
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** The calls of mem0, of both its platform and its open-source server. */
@Controller('compat/mem0')
@CompatibleWith('mem0')
@UseFilters(new CompatFilter('mem0'))
export class Mem0Controller {
  constructor(
    private readonly contacts: ContactsService,
    private readonly added: NewContactsService,
    private readonly turns: CompatTurns,
    private readonly rememberer: RememberService,
    private readonly recaller: RecallService,
    private readonly history: HistoryService,
    private readonly withdrawals: WithdrawService,
  ) {}

  @Get('v1/ping')
  ping(@HttpCaller() { tenantId }: Caller): object {
    // Its Python client requires the two ids.
    return { status: 'ok', org_id: tenantId, project_id: tenantId, user_email: null };
  }

  /** Without `infer` each message is a statement; with it the messages are a session for extraction. */
  @Post(['v3/memories/add', 'v1/memories', 'memories'])
  @HttpCode(200)
  async add(@HttpCaller() caller: Caller, @Body() body: unknown): Promise<object> {
    const { messages, infer, timestamp, ...whose } = checked(Mem0Add, body ?? {});
    const { contact: identifier, agentId } = contactOf(whose);
    const spoken = said(messages).filter(({ role }) => infer || role !== 'system');
    if (spoken.length === 0) return { results: [] };
    const saidAt = typeof timestamp === 'number' ? new Date(timestamp * 1_000) : undefined;
    const turns = spoken.map(({ role, words }) => ({ speaker: role, text: words, at: saidAt }));
    await this.turns.assertTaken(caller, turns);
    const { contact } = await this.added.upsert({ tenantId: caller.tenantId }, { identifier });
    if (infer) {
      const sessionId = await this.turns.add(caller, { contactId: contact.id, channel: 'mem0', agentId }, turns);
      return { message: 'The messages are being processed.', status: 'PENDING', event_id: sessionId, results: [] };
    }
    const memories = spoken.map(({ words }) => ({
      text: words,
      ...(saidAt ? { saidAt: saidAt.toISOString() } : {}),
    }));
    const input = checked(rememberBatch.input, { contactId: contact.id, memories });
    const { results } = await this.rememberer.rememberBatch(caller, input);
    return {
      results: results.map(({ memory }) => ({ ...shown(memory), event: 'ADD', data: { memory: memory.text } })),
    };
  }

  @Post(['v3/memories/search', 'v2/memories/search', 'v1/memories/search', 'search'])
  @HttpCode(200)
  @NeedsRole('read')
  async search(@HttpCaller() caller: Caller, @Body() body: unknown): Promise<object> {
    const { query, top_k, limit, threshold, ...whose } = checked(Mem0Search, body ?? {});
    const contactId = await this.known(caller, whose);
    if (contactId === undefined) return { results: [] };
    const input = { contactId, query, limit: top_k ?? limit ?? 10, minScore: threshold ?? 0 };
    const { results, found } = await this.recaller.recall(caller, checked(recall.input, input));
    if (found === 'none') return { results: [] };
    // mem0's form cannot say that something no longer holds.
    const current = results.filter(({ ended }) => !ended);
    return { results: current.flatMap(({ memory, score }) => (memory ? [{ ...shown(memory), score }] : [])) };
  }

  @Post(['v3/memories', 'v2/memories'])
  @HttpCode(200)
  @NeedsRole('read')
  async list(@HttpCaller() caller: Caller, @Body() body: unknown, @Query() query: unknown): Promise<object> {
    return this.page(caller, body ?? {}, query);
  }

  @Get(['v1/memories', 'memories'])
  listOf(@HttpCaller() caller: Caller, @Query() query: unknown): Promise<object> {
    return this.page(caller, query, query);
  }

  @Get(['v1/memories/:memoryId', 'memories/:memoryId'])
  async get(@HttpCaller() caller: Caller, @Param('memoryId') memoryId: string): Promise<object> {
    return shown(await this.history.get(caller, { memoryId: checked(memoryIdOf, memoryId) }));
  }

  @Get(['v1/memories/:memoryId/history', 'memories/:memoryId/history'])
  async chain(@HttpCaller() caller: Caller, @Param('memoryId') memoryId: string): Promise<object[]> {
    const { steps } = await this.history.chain(caller, checked(getHistory.input, { memoryId }));
    return steps.map(({ memory, as, at }, i) => {
      // Something that will end still exists until then.
      const isGone =
        GONE.has(as) && (memory.supersededAt !== null || (memory.validTo !== null && memory.validTo <= at));
      return {
        id: memory.id,
        memory_id: memoryId,
        old_memory: steps[i - 1]?.memory.text ?? null,
        new_memory: isGone ? null : memory.text,
        event: isGone ? 'DELETE' : i === 0 ? 'ADD' : 'UPDATE',
        created_at: memory.recordedAt,
        updated_at: at,
      };
    });
  }

  /** Withdraws the memory; the record stays. */
  @Delete(['v1/memories/:memoryId', 'memories/:memoryId'])
  async delete(@HttpCaller() caller: Caller, @Param('memoryId') memoryId: string): Promise<object> {
    await this.withdrawals.withdraw(caller, { memoryId: checked(memoryIdOf, memoryId) });
    return { message: 'Memory deleted successfully!' };
  }

  private async page(caller: Caller, asked: unknown, query: unknown): Promise<object> {
    const { page, page_size } = checked(Mem0Paging, query ?? {});
    const contactId = await this.known(caller, checked(Mem0List, asked));
    if (contactId === undefined) return { count: 0, next: null, previous: null, results: [] };
    const count = await this.history.count(await this.contacts.head(caller, contactId, {}));
    let found = await this.history.list(caller, { contactId, limit: page_size });
    for (let number = 1; number < page; number += 1) {
      if (found.nextCursor === null) return { count, next: null, previous: null, results: [] };
      found = await this.history.list(caller, { contactId, limit: page_size, cursor: found.nextCursor });
    }
    return { count, next: found.nextCursor, previous: null, results: found.memories.map(shown) };
  }

  /** @returns nothing for an unknown id, as mem0 does. */
  private async known(caller: Caller, asked: z.output<typeof Mem0List>): Promise<string | undefined> {
    const { kind, value } = contactAskedFor(asked);
    return (await this.contacts.ids(caller, `${kind}:${value}`, 1))[0];
  }
}

/** Steps after which mem0 no longer has the memory. */
const GONE: ReadonlySet<Step['as']> = new Set<Step['as']>(['withdrawn', 'ended', 'corrected', 'reverted', 'forgotten']);

function shown({ id, text, tags, recordedAt }: Memory): Mem0Memory {
  const hash = createHash('md5').update(text).digest('hex');
  return { id, memory: text, hash, categories: tags, created_at: recordedAt, updated_at: recordedAt };
}
