import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, UseFilters } from '@nestjs/common';
import { z } from 'zod';
import { ContactsService } from '#contacts/contacts.service.js';
import { NewContactsService } from '#contacts/new-contacts.service.js';
import { checked } from '#contract/checked.js';
import { id as memoryIdOf, instant, label, text } from '#contract/fields.js';
import { recall } from '#contract/recall.js';
import { SessionsService } from '#conversation/sessions.service.js';
import { TurnsService } from '#conversation/turns.service.js';
import type { Memory } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import { HistoryService } from '#memory/history/history.service.js';
import { RecallService } from '#memory/recall/recall.service.js';
import { WithdrawService } from '#memory/remember/withdraw.service.js';
import { CompatibleWith } from '../../requests/audit.interceptor.js';
import { HttpCaller } from '../../requests/caller.decorator.js';
import { NeedsRole } from '../../requests/key.guard.js';
import { CompatFilter } from './compat.filter.js';
import { CompatTurns } from './compat-turns.js';

const Message = z.looseObject({
  content: text,
  role_type: label.default('user'),
  role: label.nullish(),
  timestamp: instant.optional(),
});
const maxFacts = z.int().min(1).max(100).default(10);
const Messages = z.looseObject({ group_id: label, messages: z.array(Message).min(1).max(500) });
const Search = z.looseObject({ group_ids: z.array(label).min(1).max(20), query: text, max_facts: maxFacts });
const GetMemory = Messages.extend({ max_facts: maxFacts });
const Episodes = z.looseObject({ last_n: z.coerce.number().int().min(1).max(500).default(10) });
/** Maximum length of a question. */
const LONGEST = 8_000;
/** How many sessions are searched for the last episodes. */
const SESSIONS = 20;

/** The calls of Graphiti's REST server. A group is a contact. */
@Controller('compat/graphiti')
@CompatibleWith('graphiti')
@UseFilters(new CompatFilter('graphiti'))
export class GraphitiController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly added: NewContactsService,
    private readonly said: CompatTurns,
    private readonly sessions: SessionsService,
    private readonly turns: TurnsService,
    private readonly recaller: RecallService,
    private readonly history: HistoryService,
    private readonly withdrawals: WithdrawService,
  ) {}

  @Get('healthcheck')
  health(): object {
    return { status: 'healthy' };
  }

  @Post('messages')
  @HttpCode(202)
  async add(@HttpCaller() { tenantId }: Caller, @Body() body: unknown): Promise<object> {
    const { group_id, messages } = checked(Messages, body ?? {});
    const identifier = { kind: 'graphiti', value: group_id };
    const turns = messages.map(({ content, role_type, timestamp }) => ({
      speaker: role_type,
      text: content,
      at: timestamp,
    }));
    await this.said.assertTaken({ tenantId }, turns);
    const { contact } = await this.added.upsert({ tenantId }, { identifier });
    await this.said.add({ tenantId }, { contactId: contact.id, channel: 'graphiti' }, turns);
    return { message: 'Messages added to processing queue', success: true };
  }

  @Post('search')
  @HttpCode(200)
  @NeedsRole('read')
  async search(@HttpCaller() caller: Caller, @Body() body: unknown): Promise<object> {
    const { group_ids, query, max_facts } = checked(Search, body ?? {});
    return { facts: await this.facts(caller, group_ids, query, max_facts) };
  }

  @Post('get-memory')
  @HttpCode(200)
  @NeedsRole('read')
  async memory(@HttpCaller() caller: Caller, @Body() body: unknown): Promise<object> {
    const { group_id, messages, max_facts } = checked(GetMemory, body ?? {});
    const query = lastOf(messages.map(({ content }) => content).join('\n'), LONGEST);
    return { facts: await this.facts(caller, [group_id], query, max_facts) };
  }

  @Get('episodes/:groupId')
  async episodes(
    @HttpCaller() caller: Caller,
    @Param('groupId') groupId: string,
    @Query() query: unknown,
  ): Promise<object[]> {
    const { last_n } = checked(Episodes, query);
    const contactId = await this.known(caller, groupId);
    if (contactId === undefined) return [];
    const found: object[] = [];
    const { sessions } = await this.sessions.list(caller, { contactId, limit: SESSIONS });
    for (const { id: sessionId } of sessions) {
      if (found.length >= last_n) break;
      const turns = await this.turns.latest(caller, { sessionId, limit: last_n });
      for (const { id, role, text, at, recordedAt } of turns.toReversed())
        found.push({
          uuid: id,
          group_id: groupId,
          content: `${role === 'contact' ? 'user' : 'assistant'}: ${text}`,
          source: 'message',
          created_at: recordedAt,
          valid_at: at,
        });
    }
    return found.slice(0, last_n).toReversed();
  }

  @Get('entity-edge/:uuid')
  async fact(@HttpCaller() caller: Caller, @Param('uuid') uuid: string): Promise<object> {
    return shown(await this.history.get(caller, { memoryId: checked(memoryIdOf, uuid) }));
  }

  /** Withdraws the memory; the record stays. */
  @Delete('entity-edge/:uuid')
  async delete(@HttpCaller() caller: Caller, @Param('uuid') uuid: string): Promise<object> {
    await this.withdrawals.withdraw(caller, { memoryId: checked(memoryIdOf, uuid) });
    return { message: 'Entity Edge deleted', success: true };
  }

  private async facts(caller: Caller, groups: readonly string[], query: string, limit: number): Promise<object[]> {
    const found = [];
    for (const group of new Set(groups)) {
      const contactId = await this.known(caller, group);
      if (contactId !== undefined)
        found.push(...(await this.recaller.recall(caller, checked(recall.input, { contactId, query, limit }))).results);
    }
    const best = found.toSorted((a, b) => b.score - a.score).slice(0, limit);
    return best.flatMap(({ memory }) => (memory ? [shown(memory)] : []));
  }

  private async known(caller: Caller, group: string): Promise<string | undefined> {
    return (await this.contacts.ids(caller, `graphiti:${group}`, 1))[0];
  }
}

/** @returns the last whole characters that fit into this many UTF-16 units. */
function lastOf(text: string, units: number): string {
  return text.slice(-units).replace(/^[\uDC00-\uDFFF]/, '');
}

/** @returns a memory as a Graphiti fact, with its names for the two clocks. */
function shown({ id, text, attribute, validFrom, validTo, recordedAt, supersededAt }: Memory): object {
  return {
    uuid: id,
    name: attribute ?? '',
    fact: text,
    valid_at: validFrom,
    invalid_at: validTo,
    created_at: recordedAt,
    expired_at: supersededAt,
  };
}
