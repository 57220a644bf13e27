import { setTimeout as pause } from 'node:timers/promises';
import type { HttpAnswer, RestDoor } from '../doors/api-client.js';
import type { Ledger } from './ledger.js';
import { PLACES } from './plan.js';

/** What a list of memories is read for here. */
interface Listed {
  readonly memories: readonly { readonly id: string; readonly attribute: string | null }[];
  readonly asOf: { readonly validAt: string; readonly knownAt: string };
}

const SOON_MS = 300;

/** Reads without end, and notes what no answer may say. */
export class Reader {
  readonly #seen = new Map<string, string>();
  #n = 0;

  constructor(
    private readonly door: RestDoor,
    private readonly ledger: Ledger,
  ) {}

  async run(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.look(this.ledger.at(this.#n++ % PLACES));
      for (const gone of [...this.ledger.erased].slice(-1)) await this.expectGone(gone);
      await pause(1);
    }
  }

  /** Erased is erased: nothing but 404. */
  async expectGone(contactId: string): Promise<void> {
    for (const path of [
      `/v1/contacts/${contactId}`,
      `/v1/contacts/${contactId}/memories`,
      `/v1/contacts/${contactId}/timeline`,
    ]) {
      const { status } = await this.door.call('GET', path);
      if (status !== 404) this.ledger.faults.push(`${path} of an erased contact: ${status}`);
    }
    this.ledger.count('erased is 404');
  }

  private async look(contactId: string): Promise<void> {
    const acknowledged = this.ledger.latest(contactId);
    const answer = await this.read(`/v1/contacts/${contactId}/memories`);
    if (answer.status !== 200) return;
    const { memories, asOf } = answer.body as Listed;
    const cities = memories.filter(({ attribute }) => attribute === 'current_city');
    if (cities.length > 1) this.ledger.faults.push(`two cities of ${contactId}: ${JSON.stringify(cities)}`);
    const before = this.#seen.get(contactId) ?? '';
    if (asOf.knownAt < before || asOf.knownAt < acknowledged)
      this.ledger.faults.push(`time went back for ${contactId}: ${asOf.knownAt} after ${before} and ${acknowledged}`);
    this.#seen.set(contactId, asOf.knownAt);
    this.ledger.count('one value, time goes on');
    await this.replay(contactId, asOf);
    if (memories[0]) await this.read(`/v1/memories/${memories[0].id}/history`);
  }

  /** The same question as of the same instants has one answer for ever; until something is erased. */
  private async replay(contactId: string, { validAt, knownAt }: Listed['asOf']): Promise<void> {
    const scrubs = this.ledger.scrubs(contactId);
    const paths = [
      `/v1/contacts/${contactId}?validAt=${validAt}&knownAt=${knownAt}`,
      `/v1/contacts/${contactId}/memories?validAt=${validAt}&knownAt=${knownAt}`,
      `/v1/contacts/${contactId}/timeline?knownAt=${knownAt}&include=superseded`,
      `/v1/contacts/${contactId}/diff?clock=system&from=2025-01-01T00:00:00Z&to=${knownAt}`,
    ];
    const path = paths[this.#n % paths.length] as string;
    const first = await this.read(path);
    await pause(SOON_MS);
    const again = await this.read(path);
    if (scrubs === null || this.ledger.scrubs(contactId) !== scrubs) return;
    this.ledger.count('equal replay');
    // A cursor also says when it was given.
    const written = [first, again].map(({ status, body }) =>
      JSON.stringify([status, body], (key, value: unknown) => (key === 'nextCursor' ? value !== null : value)),
    );
    if (written[0] !== written[1]) {
      const [a, b] = written as [string, string];
      let i = 0;
      while (a[i] === b[i]) i += 1;
      const part = (text: string): string => text.slice(Math.max(0, i - 400), i + 500);
      this.ledger.faults.push(`${path} changed: ${part(a)} BECAME ${part(b)}`);
    }
  }

  private async read(path: string): Promise<HttpAnswer> {
    const answer = await this.door.call('GET', path);
    if (answer.status !== 200 && answer.status !== 404)
      this.ledger.faults.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }
}
