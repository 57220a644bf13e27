import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import type { KnownEntity } from '#domain/entity-match.js';
import type { EntityMerge } from '#domain/entity-merge.js';
import { DomainError, under } from '#domain/errors.js';
import type { Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { VectorSpace } from '#models/vector-space.js';
import { MemoriesRepository } from '../memories.repository.js';
import { UNITED } from './decision.js';
import { Draft } from './draft.js';
import { ForkVersions } from './fork-versions.js';
import { meetingKeys } from './meeting-keys.js';
import type { ContactSoFar } from './near-versions.js';
import { isOpen } from './neighbourhood.js';
import { type CarriedOn, carryOn } from './pieces.js';
import { type Placement, StatementEntities } from './statement-entities.js';
import { keyedDecisionId } from './statement-key.js';
import { StatementReader, type ToWrite, type TurnsOf } from './statement-reader.js';

/** One statement of a write, under the id of its decision. */
export interface Stated {
  readonly index: number;
  readonly id: string;
  item: ToWrite;
  /** As soon as it was read. */
  placed?: Placement;
  /** The entities that it made one. */
  merges?: readonly EntityMerge[];
}

export type Placed = Stated & { placed: Placement };

/** Of so many statements at once is read what they meet. */
const MOST_AT_ONCE = 100;

/** A write as far as it has come. */
export interface Progress {
  readonly transaction: Queries;
  readonly tenantId: string;
  readonly contact: LockedContact;
  readonly draft: Draft;
  readonly turns: TurnsOf;
  /** The memory of each statement that is written, by its decision's id. */
  readonly memoryIds: Map<string, string>;
  /** What became of versions. */
  readonly carriedOn: CarriedOn;
  /** The versions that are opened in the database. */
  readonly written: string[];
  /** The entities that are to be made before anything speaks of them. */
  readonly made: Placement['made'][number][];
  /** `null`: they have to be read. */
  entities: readonly KnownEntity[] | null;
  now: Date;
}

/** Parts the statements of a write into stretches of which none can meet another, and writes what is settled. */
@Injectable()
export class StatementStretches {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly reader: StatementReader,
    private readonly entities: StatementEntities,
    private readonly space: VectorSpace,
    private readonly forkVersions: ForkVersions,
  ) {}

  /** @returns what a write of a contact reads first, for {@link begin}. */
  ahead(transaction: Queries, contactId: string): Promise<readonly KnownEntity[]> {
    return this.entities.known(transaction, contactId);
  }

  /** @param known what was read by {@link ahead} behind the lock. */
  async begin(
    within: Pick<Progress, 'transaction' | 'tenantId' | 'contact'>,
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

  /** @returns the first of the statements, and those after it that can meet none of those before them. */
  async next(progress: Progress, rest: readonly Stated[]): Promise<Placed[]> {
    const stretch: Placed[] = [];
    const keys = new Set<string>();
    for (const one of rest.slice(0, progress.contact.base ? 1 : MOST_AT_ONCE)) {
      const isFirst = stretch.length === 0;
      // What a statement before it became is known once that is settled.
      if (!isFirst && (progress.memoryIds.has(one.id) || one.item.input.knownKey !== undefined)) break;
      if (!(await this.place(progress, one, isFirst)) || !isPlaced(one)) break;
      const { statement } = one.placed.prepared;
      const { meets, leaves } = meetingKeys(statement);
      const isAgain = [...meets, one.id].some((key) => keys.has(key));
      // What may meet anything that is near has to see all before it in the database.
      const isApart = one.placed.meets.length > 0 || (one.item.input.reconcile && isOpen(statement));
      if (!isFirst && (isApart || isAgain)) break;
      for (const key of [...leaves, one.id]) keys.add(key);
      stretch.push(one);
      if (one.placed.meets.length > 0) await this.unite(progress, one);
    }
    return stretch;
  }

  /** @returns whether it is placed; else what is before it has to be written first. */
  private async place(progress: Progress, one: Stated, isFirst: boolean): Promise<boolean> {
    if (one.placed) return true;
    if (!isFirst && progress.entities === null) return false;
    const { transaction, contact, tenantId, turns, entities, now } = progress;
    one.item = naming(progress, one.item);
    try {
      const read = this.reader.read(contact, one.item, turns, now);
      one.placed = await under(one.item.path, () =>
        this.entities.place(transaction, contact, tenantId, read, entities),
      );
    } catch (error) {
      // The faults of the statements before it come first.
      if (isFirst || !(error instanceof DomainError)) throw error;
      return false;
    }
    progress.made.push(...one.placed.made);
    progress.entities = one.placed.known;
    return true;
  }

  private async unite(progress: Progress, one: Placed): Promise<void> {
    const { transaction, contact, draft } = progress;
    // Whom it made itself is to be found.
    await this.flush(progress);
    const { merges, now } = await this.entities.unite(transaction, contact, one.placed, progress.now);
    one.merges = merges;
    progress.now = now;
    for (const merge of merges) draft.unite(merge, { decisionId: one.id, decidedBy: 'attribute', reason: UNITED });
    if (merges.length > 0) await this.flush(progress);
  }

  /** Writes what was settled. */
  async flush({ transaction, contact, tenantId, draft, written, carriedOn, made, now }: Progress): Promise<void> {
    const write = draft.take(now);
    // One after the other in the database, and in one round trip.
    await Promise.all([
      this.entities.make(transaction, contact, tenantId, made.splice(0)),
      write && this.forkVersions.apply(transaction, contact, tenantId, write),
    ]);
    if (!write) return;
    for (const { properties, carriesOver } of write.opens) {
      const id = String(properties['id']);
      written.push(id);
      if (carriesOver !== null) carryOn(carriedOn, carriesOver, id);
    }
  }

  /** @returns for the statements whose key the contact has already: by decision id, the memory. */
  private async rememberedBefore(
    transaction: Queries,
    { id: contactId, pool }: LockedContact,
    toWrite: readonly ToWrite[],
  ): Promise<Map<string, string>> {
    const keys = toWrite.flatMap(({ input: { key } }) => key ?? []);
    const memoryIds = new Map<string, string>();
    if (keys.length === 0) return memoryIds;
    // What was remembered of a contact before it was merged into this one counts as well.
    for (const owner of pool) {
      const byId = new Map(keys.map((key) => [keyedDecisionId(owner, key), keyedDecisionId(contactId, key)]));
      for (const [id, memoryId] of await this.memories.decided(transaction, owner, [...byId.keys()]))
        memoryIds.set(byId.get(id) ?? id, memoryId);
    }
    return memoryIds;
  }
}

/** @returns the contact as it is when the write has opened what it opened so far. */
export function soFar({ contact, written }: Progress): ContactSoFar {
  return { ...contact, written: [...written], versions: contact.versions + written.length };
}

/** @returns the statement with the id of what it is about, where it knows that by the key of a statement before it. */
function naming({ memoryIds, contact }: Progress, item: ToWrite): ToWrite {
  const { knownKey } = item.input;
  const known = knownKey === undefined ? undefined : memoryIds.get(keyedDecisionId(contact.id, knownKey));
  return known === undefined ? item : { ...item, input: { ...item.input, known } };
}

function isPlaced(one: Stated): one is Placed {
  return one.placed !== undefined;
}
