import { Injectable } from '@nestjs/common';
import { ContactWrites } from '#contacts/contact-writes.js';
import type { Caller } from '#domain/service/caller.js';
import { notFound } from '#domain/service/errors.js';
import { ForgetRepository } from './forget.repository.js';
import { type Carrier, Forgetter, type ForgetTransaction } from './forgetter.js';
import { type Also, type Forgetting, unionOf, type TurnName } from './forgetting.type.js';
import { forgottenOf, reportIn, reportOf } from './report.js';

/** The reason, and whether what was learned is forgotten too. */
interface How {
  readonly reason?: string | undefined;
  readonly memories: Also;
}

/** The turn or session that was found. */
type Place = Parameters<typeof forgottenOf>[0] & { readonly contactId: string; readonly report: string | null };

/** Forgets turns and sessions. */
@Injectable()
export class ForgetTurnsService {
  constructor(
    private readonly writes: ContactWrites,
    private readonly repository: ForgetRepository,
    private readonly forgetter: Forgetter,
  ) {}

  /** @throws DomainError NOT_FOUND if the session never had the turn. */
  async turn(caller: Caller, { sessionId, turnId, ...how }: TurnName & How): Promise<Forgetting> {
    const name = { sessionId, turnId };
    const found = await this.repository.turn(caller.tenantId, name);
    if (!found) throw notFound('turn', turnId);
    return this.run(caller, found.contactId, how, async (within) => {
      const place = await this.repository.turn(caller.tenantId, name, within.transaction);
      if (!place) throw notFound('turn', turnId);
      return this.forget(within, place, name, [name], how.memories);
    });
  }

  /** Forgets a session, which then takes no more turns. @throws DomainError NOT_FOUND if the tenant never had the session. */
  async session(caller: Caller, { sessionId, ...how }: { sessionId: string } & How): Promise<Forgetting> {
    const { tenantId } = caller;
    const found = await this.repository.session(tenantId, sessionId);
    if (!found) throw notFound('session', sessionId);
    return this.run(caller, found.contactId, how, async (within) => {
      const place = await this.repository.session(tenantId, sessionId, within.transaction);
      if (!place) throw notFound('session', sessionId);
      const turns = await this.repository.turns(within.transaction, tenantId, sessionId, 1, place.turns);
      const names = turns.map(({ turnId }) => ({ sessionId, turnId }));
      const forgetting = await this.forget(within, place, { sessionId, turnId: null }, names, how.memories);
      if (!place.forgottenAt) {
        await this.repository.emptySession(within.transaction, tenantId, sessionId, within.forgotten);
      }
      return forgetting;
    });
  }

  private run(
    { tenantId, keyId }: Caller,
    contactId: string,
    { reason }: How,
    work: (within: ForgetTransaction) => Promise<Forgetting>,
  ): Promise<Forgetting> {
    return this.writes.runUnforked({ tenantId }, contactId, (transaction, contact) => {
      const forgotten = { at: contact.now, by: keyId ?? null, reason: reason ?? null };
      return work({ transaction, tenantId, contact, forgotten });
    });
  }

  private async forget(
    within: ForgetTransaction,
    place: Place,
    name: { readonly sessionId: string; readonly turnId: string | null },
    turns: readonly TurnName[],
    also: Also,
  ): Promise<Forgetting> {
    const { transaction, tenantId, contact } = within;
    const before = reportIn(place.report);
    const learned = await this.repository.learnedFrom(transaction, tenantId, turns);
    const memories = await this.forgetter.memories(
      within,
      also === 'forget' ? await this.learnedOnlyHere(within, learned, turns) : [],
    );
    const emptied = unionOf(memories, await this.forgetter.turns(within, turns));
    const kept = learned.filter((id) => !memories.memories.includes(id));
    const forgetting = {
      contactId: contact.id,
      forgotten: place.forgottenAt ? forgottenOf(place) : within.forgotten,
      ...unionOf(before, emptied),
      kept: { memories: kept, turns: [] },
    };
    await this.repository.keepReport(transaction, {
      tenantId,
      decisionId: null,
      ...name,
      report: reportOf(forgetting),
    });
    if (emptied.turns.length + emptied.decisions > 0 || !place.forgottenAt)
      await this.writes.touch(transaction, contact);
    return forgetting;
  }

  /** @returns what was said only in these turns. If one version was also said elsewhere, all versions with its words stay. */
  private async learnedOnlyHere(
    within: ForgetTransaction,
    learned: readonly string[],
    turns: readonly TurnName[],
  ): Promise<readonly Carrier[]> {
    const all = await this.forgetter.carriers(within, learned);
    const ids = [...new Set(all.flat().map(({ id }) => id))];
    const elsewhere = await this.repository.saidElsewhere(within.transaction, within.tenantId, ids, turns);
    const forgettable = all.filter((carriers) => !carriers.some(({ id }) => elsewhere.has(id))).flat();
    return [...new Map(forgettable.map((carrier) => [carrier.id, carrier])).values()];
  }
}
