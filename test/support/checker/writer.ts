import { setTimeout as pause } from 'node:timers/promises';
import { createContact, eraseContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { forgetMemory } from '#contract/forget.js';
import { remember, revertDecision, withdraw } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import type { HttpAnswer, RestDoor } from '../doors/api-client.js';
import type { Ledger } from './ledger.js';
import { type Action, PLACES } from './plan.js';

/** What the service may answer to a write; a fault of its own, or that it cannot work, on a healthy database is neither. */
const EXPECTED: ReadonlySet<number> = new Set([200, 201, 400, 404, 409]);
const RETRY_MS = 100;

/** Carries out a plan, one action after another, until it is told to stop. */
export class Writer {
  #n = 0;

  constructor(
    private readonly name: string,
    private readonly door: RestDoor,
    private readonly ledger: Ledger,
  ) {}

  async run(plan: readonly Action[], isOver: () => boolean): Promise<void> {
    for (const action of plan) {
      if (isOver()) return;
      await this.carryOut(action);
    }
  }

  private async carryOut(action: Action): Promise<void> {
    const contactId = this.ledger.at(action.place);
    switch (action.do) {
      case 'remember':
      case 'correct':
        return this.tell(contactId, action);
      case 'withdraw':
      case 'revert':
        return this.takeBack(contactId, action);
      case 'merge':
        return this.merge(
          contactId,
          this.ledger.at((action.place + 1 + Math.floor(action.pick * (PLACES - 1))) % PLACES),
        );
      case 'undo':
        return this.undo(action.pick);
      case 'forget':
        return this.forget(contactId, action.pick);
      case 'erase':
        return this.erase(contactId, action.place);
    }
  }

  private async tell(contactId: string, { do: as, attribute, value, from }: Action): Promise<void> {
    const words = `w${this.name}n${this.#n}x`;
    const validFrom = from === null ? {} : { validFrom: new Date(Date.UTC(2026, 0, 1 + from)).toISOString() };
    const said = {
      attribute,
      value: `V${value}`,
      ...validFrom,
      ...(as === 'correct' && attribute === 'current_city' ? { as: 'correction' } : {}),
    };
    const { status, body } = await this.send(remember, { contactId, text: `She said ${words}.`, ...said });
    if (status !== 201) return void this.ledger.refused.add(words);
    const { memory, decision } = body as { memory: { id: string; contactId: string }; decision: { id: string } };
    const { body: kept } = await this.door.call('GET', `/v1/decisions/${decision.id}`);
    const recordedAt = (kept as { recordedAt?: string }).recordedAt ?? '';
    this.ledger.tell({ words, contactId: memory.contactId, memoryId: memory.id, decisionId: decision.id, recordedAt });
  }

  private async takeBack(contactId: string, { do: what, pick }: Action): Promise<void> {
    const written = this.ledger.pick(contactId, pick);
    if (!written) return;
    if (what === 'withdraw') await this.send(withdraw, { memoryId: written.memoryId });
    else await this.send(revertDecision, { decisionId: written.decisionId });
  }

  private async merge(contactId: string, from: string): Promise<void> {
    // Noted before it is known to have worked: an erasure may already concern both.
    this.ledger.merges.push({ mergeId: '', contacts: [contactId, from] });
    const { status, body } = await this.send(mergeContacts, { contactId, from });
    const { mergeId } = body as { mergeId: string };
    if (status === 201) this.ledger.merges.push({ mergeId, contacts: [contactId, from] });
  }

  private async undo(pick: number): Promise<void> {
    const done = this.ledger.merges.filter(({ mergeId }) => mergeId !== '').slice(-4);
    const merge = done[Math.floor(pick * done.length)];
    if (merge) await this.send(undoMerge, { mergeId: merge.mergeId });
  }

  private async forget(contactId: string, pick: number): Promise<void> {
    const written = this.ledger.pick(contactId, pick);
    if (!written) return;
    const ended = this.ledger.scrub(contactId);
    const { status } = await this.send(forgetMemory, { memoryId: written.memoryId });
    ended();
    if (status === 200) this.ledger.forgotten.add(written.words);
  }

  private async erase(contactId: string, place: number): Promise<void> {
    const ended = this.ledger.scrub(contactId);
    const { status } = await this.send(eraseContact, { contactId });
    ended();
    if (status === 200) this.ledger.erased.add(contactId);
    if (status === 409 || this.ledger.at(place) !== contactId) return;
    const { body } = await this.send(createContact, { name: `Contact ${this.name}-${this.#n}` });
    this.ledger.replace(place, (body as { id: string }).id);
  }

  /** A write that cannot be done now is sent again; on a healthy database that is a fault all the same. */
  private async send(operation: Operation, input: object): Promise<HttpAnswer> {
    const key = operation.idempotent ? { 'idempotency-key': `${this.name}-${this.#n++}` } : undefined;
    for (;;) {
      const answer = await this.door.send(operation, input, key);
      this.ledger.count(`${operation.name} ${answer.status}`);
      if (EXPECTED.has(answer.status)) return answer;
      this.ledger.faults.push(
        `${operation.name} ${JSON.stringify(input)}: ${answer.status} ${JSON.stringify(answer.body)}`,
      );
      if (answer.status !== 503) return answer;
      await pause(RETRY_MS);
    }
  }
}
