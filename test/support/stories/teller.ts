import { ContactsService } from '#contacts/contacts.service.js';
import { AddTurnsService } from '#conversation/add-turns.service.js';
import { SessionsService } from '#conversation/sessions.service.js';
import { TurnsService } from '#conversation/turns.service.js';
import type { Memory } from '#domain/memory/memory.js';
import { DomainError } from '#domain/service/errors.js';
import { newId } from '#graph/ids.js';
import { HistoryService } from '#memory/history/history.service.js';
import { RecallService } from '#memory/recall/recall.service.js';
import type { RecallResult } from '#memory/recall/recall.type.js';
import type { Remembered } from '#memory/remember/draft.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { WithdrawService } from '#memory/remember/withdraw.service.js';
import { type StoredContact, storedContactOf } from '../database/stored-contact.js';
import type { Service } from '../service/service.js';
import { type Event, type Saying, type Step, storyDay } from './story.js';
import type { TestClock } from '../service/test-clock.js';

/** What a step did to what is believed; `null` when the service refused it, or it was about something else. */
export type Done =
  | { readonly said: Saying; readonly correction: boolean; readonly named: string | null; readonly answer: Remembered }
  | { readonly withdrawn: Memory }
  | null;

/** What a client can read of a contact at one place on both clocks: each answer as the JSON it is sent as. */
export type Reading = ReadonlyMap<string, string>;

const PAGE = { limit: 500 };

/** A version or a session that was not recorded yet is answered like one that never was. */
function problem(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  throw error;
}

/**
 * A result without its share of matching words, its score and its rank: Lucene weighs a word by its frequency in the whole index, which
 * later writes change.
 */
function withoutWords({ score: _, parts: { similarity: __, ...parts }, ...found }: RecallResult): string {
  return JSON.stringify({ ...found, parts });
}

/** Tells a story to a running service, about a contact of a new tenant, and reads it back. */
export class Teller {
  private readonly sessions: string[] = [];
  private readonly memories = new Set<string>();

  private constructor(
    private readonly service: Service,
    private readonly clock: TestClock,
    private readonly caller: { readonly tenantId: string },
    readonly contactId: string,
  ) {}

  static async begin(service: Service, clock: TestClock): Promise<Teller> {
    clock.set('2026-02-01');
    const caller = { tenantId: `tenant-${newId()}` };
    const profile = { name: 'Ana', timezone: 'Europe/Lisbon' };
    const { id } = await service.app.get(ContactsService).create(caller, profile);
    return new Teller(service, clock, caller, id);
  }

  /** Moves the clock and lets the event happen. What the service refuses as INVALID or in CONFLICT changes nothing. */
  async tell({ after, event }: Step): Promise<Done> {
    this.clock.set(new Date(this.clock.now().getTime() + after).toISOString());
    try {
      return await this.happen(event);
    } catch (error) {
      if (error instanceof DomainError && (error.code === 'INVALID' || error.code === 'CONFLICT')) return null;
      throw error;
    }
  }

  everything(): Promise<StoredContact> {
    return storedContactOf(this.contactId);
  }

  /** @returns what is believed and holds; both places default to now, as they do for a client. */
  list(validAt?: Date, knownAt?: Date): ReturnType<HistoryService['list']> {
    return this.get(HistoryService).list(this.caller, { contactId: this.contactId, validAt, knownAt, ...PAGE });
  }

  memory(memoryId: string): Promise<Memory> {
    return this.get(HistoryService).get(this.caller, { memoryId });
  }

  /** @returns every answer about the contact that depends on the two clocks. */
  async read(validAt: Date, knownAt?: Date): Promise<Reading> {
    const { caller, contactId } = this;
    const at = { contactId, validAt, knownAt };
    const recall = async (include: readonly 'ended'[]): Promise<unknown> => {
      const asked = { ...at, query: 'Was she in Porto or in Lisbon with two cats?', include, limit: 100 };
      const { results, leftOut } = await this.get(RecallService).recall(caller, {
        ...asked,
        in: ['memories', 'turns'],
        time: 'rank',
      });
      return { found: results.map(withoutWords).sort(), leftOut };
    };
    const answers: [string, Promise<unknown>][] = [
      ['memories', this.list(validAt, knownAt).then(({ memories }) => memories)],
      ['recall', recall([])],
      ['recall with what ended', recall(['ended'])],
      ['contact', this.get(ContactsService).get(caller, at)],
      ['sessions', this.get(SessionsService).list(caller, { ...at, ...PAGE })],
    ];
    for (const sessionId of this.sessions) {
      answers.push([sessionId, this.get(TurnsService).list(caller, { sessionId, knownAt, ...PAGE })]);
    }
    for (const memoryId of this.memories) {
      answers.push([`memory ${memoryId}`, this.get(HistoryService).get(caller, { memoryId, knownAt })]);
      answers.push([`history ${memoryId}`, this.get(HistoryService).chain(caller, { memoryId, knownAt, ...PAGE })]);
    }
    const read = answers.map(async ([what, answer]) => [what, JSON.stringify(await answer.catch(problem))] as const);
    return new Map(await Promise.all(read));
  }

  private get<T>(token: new (...args: never[]) => T): T {
    return this.service.app.get<T>(token);
  }

  private async happen(event: Event): Promise<Done> {
    switch (event.do) {
      case 'remember':
        return this.remember(event, false, null);
      case 'correct':
        return this.remember(event, true, null);
      case 'replace': {
        const named = await this.believed(event.target);
        return named === null ? null : this.remember(event, event.mode === 'correction', named);
      }
      case 'withdraw': {
        const memoryId = await this.believed(event.target);
        if (memoryId === null) return null;
        return { withdrawn: (await this.get(WithdrawService).withdraw(this.caller, { memoryId })).memory };
      }
      default:
        await this.live(event);
        return null;
    }
  }

  private async remember(said: Saying, correction: boolean, named: string | null): Promise<Done> {
    const { attribute, value, saidAt, validFrom, validTo } = said;
    const at = (day: number | null): Date | undefined => (day === null ? undefined : storyDay(day));
    const answer = await this.get(RememberService).remember(this.caller, {
      contactId: this.contactId,
      dryRun: false,
      text: attribute === null ? value : `Her ${attribute} is ${value}.`,
      reconcile: true,
      kind: 'semantic',
      ...(attribute === null ? {} : { attribute, value }),
      saidAt: at(saidAt),
      validFrom: at(validFrom),
      validTo: at(validTo),
      importance: 0.5,
      confidence: 0.1,
      tags: [],
      as: correction ? 'correction' : 'change',
      ...(named === null ? {} : { supersedes: named }),
    });
    this.memories.add(answer.memory.id);
    return { said, correction, named, answer };
  }

  private async live(event: Exclude<Event, { do: 'remember' | 'correct' | 'replace' | 'withdraw' }>): Promise<void> {
    const { caller, contactId } = this;
    if (event.do === 'rename') {
      const identifiers = [{ kind: 'phone', value: event.phone }];
      await this.get(ContactsService).update(caller, { contactId, name: event.name, identifiers });
      return;
    }
    const sessionId = `call-${event.session}`;
    if (!this.sessions.includes(sessionId)) {
      await this.get(SessionsService).start(caller, { contactId, id: sessionId, channel: 'phone' });
      this.sessions.push(sessionId);
    }
    if (event.do === 'hang up') await this.get(SessionsService).end(caller, { sessionId });
    else
      await this.get(AddTurnsService).add(caller, { sessionId, turns: [{ speaker: 'Ana', text: 'Porto or Lisbon?' }] });
  }

  /** The id of one of the versions that are believed, whenever they hold; `null` when nothing is. */
  private async believed(target: number): Promise<string | null> {
    const ids = (await this.everything()).versions.filter(({ supersededAt }) => !supersededAt).map(({ id }) => id);
    ids.sort();
    return ids[target % ids.length] ?? null;
  }
}
