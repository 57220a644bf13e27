import type { PalimpsestClient, Schemas } from '@palimpsest/client';
import type { Ledger } from './ledger.js';
import { Once } from './opening.js';

/** What a child takes over from its parent when it is spawned. */
export interface Known {
  readonly contact: Once<Schemas['Contact']>;
  readonly context: Schemas['Context'] | null;
  readonly ledger: Ledger | null;
  readonly fork: AgentFork | null;
}

/** A fork of the contact for a child agent, made when the child is spawned. */
export class AgentFork {
  readonly #made: Once<Schemas['Fork']>;

  constructor(
    private readonly client: PalimpsestClient,
    contactId: () => Promise<string>,
    report: (error: unknown) => void,
  ) {
    this.#made = new Once(async () => {
      const path = { contactId: await contactId() };
      return client.POST('/v1/contacts/{contactId}/forks', { params: { path }, body: {} });
    });
    // What the contact is told from now on is not seen. If this fails, the first use tries again.
    this.#made.get().catch(report);
  }

  /** @returns its id, used instead of that of the contact. */
  async id(): Promise<string> {
    return (await this.#made.get()).id;
  }

  /**
   * States to the contact what was remembered in it, statement by statement, and ends it.
   * @throws PalimpsestError if it is refused, or the service is unavailable: the caller must know.
   */
  async merge(): Promise<Schemas['ForkMerge']> {
    return this.client.POST('/v1/forks/{forkId}/merge', { params: { path: { forkId: await this.id() } } });
  }

  /** Ends it, and deletes what was remembered in it. @throws PalimpsestError like {@link merge}. */
  async drop(): Promise<Schemas['Fork']> {
    return this.client.DELETE('/v1/forks/{forkId}', { params: { path: { forkId: await this.id() } } });
  }
}
