import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import type { EntityMerge } from '#domain/merge/entity-merge.js';
import type { KnownEntity } from '#domain/people/entity-match.js';
import { DomainError, prefixFaults } from '#domain/service/errors.js';
import type { Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { VectorSpace } from '#models/vector-space.js';
import { MemoriesRepository } from '../memories.repository.js';
import { ENTITIES_ARE_SAME } from './decision.js';
import { Draft } from './draft.js';
import { ForkVersions } from './fork-versions.js';
import { KnownSlots } from './known-slots.js';
import { meetingKeys } from './meeting-keys.js';
import type { ContactSoFar } from './near-versions.js';
import { isOpen } from './neighbourhood.js';
import { type CarriedOn, carryOn } from './pieces.js';
import { type Placement, StatementEntities } from './statement-entities.js';
import { keyedDecisionId } from './statement-key.js';
import { StatementReader, type ToWrite, type TurnsOf } from './statement-reader.js';

/** One statement of a write, with the id of its decision. */
export interface Stated {
  readonly index: number;
  readonly id: string;
  item: ToWrite;
  /** Set once it has been read. */
  placed?: Placement;
  /** The entities that it merged. */
  merges?: readonly EntityMerge[];
}

export type Placed = Stated & { placed: Placement };

/** Neighbours are read for at most this many statements at once. */
const MAX_STRETCH = 100;

/** The transaction of a write, which holds the contact's lock. */
export interface WriteTransaction {
  readonly transaction: Queries;
  readonly tenantId: string;
  readonly contact: LockedContact;
}

/** The state of a write in progress. */
export interface Progress extends WriteTransaction {
  readonly draft: Draft;
  readonly turns: TurnsOf;
  /** The memory of each written statement, by decision id. */
  readonly memoryIds: Map<string, string>;
  /** What became of versions. */
  readonly carriedOn: CarriedOn;
  /** Versions opened in the database. */
  readonly written: string[];
  readonly slots: KnownSlots;
  /** Entities to create before anything links to them. */
  readonly made: Placement['made'][number][];
  /** `null`: must be read again. */
  entities: readonly KnownEntity[] | null;
  now: Date;
}

/** Splits the statements of a write into stretches that cannot affect each other, and writes settled ones. */
@Injectable()
export class StatementStretches {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly reader: StatementReader,
    private readonly entities: StatementEntities,
    private readonly space: VectorSpace,
    private readonly forkVersions: ForkVersions,
  ) {}

  /** @returns what a write to a contact reads first, for {@link begin}. */
  readAhead(transaction: Queries, contactId: string): Promise<readonly KnownEntity[]> {
    return this.entities.known(transaction, contactId);
  }

  /** @param known what {@link readAhead} read while holding the lock. */
  async begin(
    within: WriteTransaction,
    toWrite: readonly ToWrite[],
    known: readonly KnownEntity[] | undefined,
  ): Promise<{ readonly progress: Progress; readonly stated: readonly Stated[] }> {
    const { transaction, tenantId, contact } = within;
    const [memoryIds, turns] = await Promise.all([
      this.rememberedBefore(transaction, contact, toWrite),
      this.reader.turns(transaction, contact, toWrite),
    ]);
    const draft = new Draft({ tenantId, contactId: contact.id, property: this.space.property });
    const progress = {
      ...within,
      memoryIds,
      turns,
      draft,
      carriedOn: new Map(),
      written: [],
      slots: new KnownSlots(),
      made: [],
      entities: known ?? null,
      now: contact.now,
    };
    const stated = toWrite.map((item, index): Stated => {
      const { key } = item.input;
      return { index, item, id: key === undefined ? newId() : keyedDecisionId(contact.id, key) };
    });
    return { progress, stated };
  }

  /** @returns the first statement, and the following ones that cannot be affected by those before them. */
  async nextStretch(progress: Progress, rest: readonly Stated[]): Promise<Placed[]> {
    const stretch: Placed[] = [];
    const keys = new Set<string>();
    for (const statement of rest.slice(0, progress.contact.base ? 1 : MAX_STRETCH)) {
      const isFirst = stretch.length === 0;
      // What an earlier statement became is known only once that is settled.
      if (!isFirst && (progress.memoryIds.has(statement.id) || statement.item.input.knownKey !== undefined)) break;
      if (!(await this.place(progress, statement, isFirst)) || !isPlaced(statement)) break;
      const { statement: read } = statement.placed.prepared;
      const { meets, leaves } = meetingKeys(read);
      const isMet = [...meets, statement.id].some((key) => keys.has(key));
      // A statement that is compared by meaning must see all earlier ones in the database.
      const seesDatabase = statement.placed.meets.length > 0 || (statement.item.input.reconcile && isOpen(read));
      if (!isFirst && (seesDatabase || isMet)) break;
      for (const key of [...leaves, statement.id]) keys.add(key);
      stretch.push(statement);
      if (statement.placed.meets.length > 0) await this.mergeEntities(progress, statement);
    }
    return stretch;
  }

  /** @returns whether it could be placed; otherwise earlier statements must be written first. */
  private async place(progress: Progress, statement: Stated, isFirst: boolean): Promise<boolean> {
    if (statement.placed) return true;
    if (!isFirst && progress.entities === null) return false;
    const { transaction, contact, tenantId, turns, entities, now } = progress;
    statement.item = withKnownId(progress, statement.item);
    try {
      const read = this.reader.read(contact, statement.item, turns, now);
      statement.placed = await prefixFaults(statement.item.path, () =>
        this.entities.place(transaction, contact, tenantId, read, entities),
      );
    } catch (error) {
      // Faults of earlier statements are reported first.
      if (isFirst || !(error instanceof DomainError)) throw error;
      return false;
    }
    progress.made.push(...statement.placed.made);
    progress.entities = statement.placed.known;
    return true;
  }

  private async mergeEntities(progress: Progress, statement: Placed): Promise<void> {
    const { transaction, contact, draft } = progress;
    // Entities that this write created must be in the database.
    await this.flush(progress);
    const { merges, now } = await this.entities.planMerges(transaction, contact, statement.placed, progress.now);
    statement.merges = merges;
    progress.now = now;
    for (const merge of merges)
      draft.mergeEntities(merge, { decisionId: statement.id, decidedBy: 'attribute', reason: ENTITIES_ARE_SAME });
    if (merges.length === 0) return;
    await this.flush(progress);
    progress.slots.clear();
  }

  /** Writes what was settled. */
  async flush(progress: Progress): Promise<void> {
    const { transaction, contact, tenantId, draft, written, slots, carriedOn, made, now } = progress;
    const write = draft.take(now);
    // Sent in one round trip; the database runs them in order.
    const [, copies] = await Promise.all([
      this.entities.make(transaction, contact, tenantId, made.splice(0)),
      write && this.forkVersions.apply(transaction, contact, tenantId, write),
    ]);
    if (!write) return;
    slots.follow({ opens: [...(copies ?? []), ...write.opens], closes: write.closes });
    for (const { properties, carriesOver } of write.opens) {
      const id = String(properties['id']);
      written.push(id);
      if (carriesOver !== null) carryOn(carriedOn, carriesOver, id);
    }
  }

  /** @returns the memories of statements whose key the contact already has, by decision id. */
  private async rememberedBefore(
    transaction: Queries,
    { id: contactId, pool }: LockedContact,
    toWrite: readonly ToWrite[],
  ): Promise<Map<string, string>> {
    const keys = toWrite.flatMap(({ input: { key } }) => key ?? []);
    const memoryIds = new Map<string, string>();
    if (keys.length === 0) return memoryIds;
    // Statements remembered for a contact before it was merged into this one count too.
    for (const owner of pool) {
      const byId = new Map(keys.map((key) => [keyedDecisionId(owner, key), keyedDecisionId(contactId, key)]));
      for (const [id, memoryId] of await this.memories.decided(transaction, owner, [...byId.keys()]))
        memoryIds.set(byId.get(id) ?? id, memoryId);
    }
    return memoryIds;
  }
}

/** @returns the contact as it is with the versions opened so far. */
export function contactSoFar({ contact, written, slots }: Progress): ContactSoFar {
  return { ...contact, slots, written: [...written], versions: contact.versions + written.length };
}

/** @returns the statement with the id of its subject, if that was given as the key of an earlier statement. */
function withKnownId({ memoryIds, contact }: Progress, item: ToWrite): ToWrite {
  const { knownKey } = item.input;
  const known = knownKey === undefined ? undefined : memoryIds.get(keyedDecisionId(contact.id, knownKey));
  return known === undefined ? item : { ...item, input: { ...item.input, known } };
}

function isPlaced(statement: Stated): statement is Placed {
  return statement.placed !== undefined;
}
