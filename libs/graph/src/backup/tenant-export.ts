import { StartupError } from '#domain/errors.js';
import {
  backupContactLinks,
  type BackupContactLinksRow,
  backupContactNodes,
  type BackupContactNodesRow,
  backupContacts,
  backupLockContacts,
  backupTenantLinks,
  backupTenantNodes,
} from '../generated/queries.js';
import type { Progress } from '../migrate.js';
import type { ExactGraph, Held } from './exact-graph.js';
import type { GraphFiles } from './graph-files.js';
import { type Written, writtenOf } from './stored-value.js';

/** The group of lines that is the tenant itself and its keys. */
const OWN = '0';
const PROGRESS_MS = 5_000;

/**
 * Writes the graph of one tenant while it is in use. Everything linked to a contact is one group, read while the contact's
 * write lock is held, so all of it is of one instant. Contacts that were ever merged are one group.
 */
export class TenantExport {
  #groups = 0;
  #nodes = 0;
  #reportedAt = performance.now();
  /** The contacts that were read, and in which group. */
  readonly #groupOf = new Map<string, string>();
  /** Groups that were read again: some of their contacts were merged meanwhile, or the reading failed. */
  readonly #outdone = new Set<string>();

  constructor(
    private readonly graph: ExactGraph,
    private readonly files: GraphFiles,
    private readonly tenantId: string,
    private readonly progress: Progress,
  ) {}

  /** @returns the groups whose lines do not count. */
  async run(): Promise<ReadonlySet<string>> {
    const { graph, tenantId } = this;
    for (let after: string | undefined = ''; after !== undefined;) {
      const page: { id: string }[] = await graph.all(backupContacts, { tenantId, after });
      for (const { id } of page) if (!this.#groupOf.has(id)) await this.contact(id);
      after = page.at(-1)?.id;
    }
    // Last, so that nothing read of a contact is later than what the tenant says of it.
    await graph.hold((held) => this.write(held, OWN, backupTenantNodes, backupTenantLinks, { tenantId }), 1);
    return this.#outdone;
  }

  private async contact(contactId: string): Promise<void> {
    const outdone = this.#outdone.size;
    await this.graph.hold(async (held) => {
      const pool = await locked(held, contactId);
      if (pool.length === 0) return;
      const group = this.begin(pool);
      await this.write(held, group, backupContactNodes, backupContactLinks, { contactId });
    });
    if (this.#outdone.size > outdone) for (const left of this.leftBehind()) await this.contact(left);
    this.tell();
  }

  /** Begins a new group for contacts; an older group with any of them does not count any more. */
  private begin(pool: readonly string[]): string {
    this.#groups += 1;
    const group = String(this.#groups);
    for (const contactId of pool) {
      const before = this.#groupOf.get(contactId);
      if (before !== undefined) this.#outdone.add(before);
      this.#groupOf.set(contactId, group);
    }
    return group;
  }

  /** @returns contacts whose group does not count any more and that are not in the newer group. */
  private leftBehind(): string[] {
    return [...this.#groupOf]
      .filter(([, group]) => this.#outdone.has(group))
      .map(([contactId]) => {
        this.#groupOf.delete(contactId);
        return contactId;
      });
  }

  private async write<Params extends { [name: string]: string }>(
    held: Held,
    group: string,
    nodes: Parameters<typeof held.each<Params, BackupContactNodesRow>>[0],
    links: Parameters<typeof held.each<Params, BackupContactLinksRow>>[0],
    of: Params,
  ): Promise<void> {
    for await (const { id, labels, properties } of held.each(nodes, of)) {
      await this.files.addNode(labels, { id: keyOf(group, id), properties: written(labels.join(':'), properties) });
      this.#nodes += 1;
    }
    for await (const { from, to, type, properties, fromTenant, toTenant } of held.each(links, of)) {
      const ends = { from: keyOf(fromTenant ? OWN : group, from), to: keyOf(toTenant ? OWN : group, to) };
      await this.files.addLink(type, { ...ends, properties: written(type, properties) });
    }
  }

  private tell(): void {
    if (performance.now() - this.#reportedAt < PROGRESS_MS) return;
    this.#reportedAt = performance.now();
    this.progress(`  ${this.tenantId}: ${this.#groupOf.size} contacts, ${this.#nodes} nodes`);
  }
}

/** @returns the ids of the contacts of one group, all of them locked; none when the contact was erased. */
async function locked(held: Held, contactId: string): Promise<string[]> {
  for (let pool = [contactId]; ;) {
    const found = (await held.all(backupLockContacts, { contactIds: pool })).map(({ id }) => id);
    const rest = found.filter((id) => !pool.includes(id));
    if (rest.length === 0) return found;
    // The first one stays in front: after locking, its group is asked for again.
    pool = [contactId, ...found.filter((id) => id !== contactId)];
  }
}

function keyOf(group: string, elementId: string): string {
  return `${group}.${elementId.slice(elementId.lastIndexOf(':') + 1)}`;
}

function written(where: string, properties: Readonly<Record<string, unknown>>): Record<string, Written> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      try {
        return [name, writtenOf(value)];
      } catch (error) {
        const what = error instanceof Error ? error.message : String(error);
        throw new StartupError(`${where}.${name} is ${what}; a backup cannot hold that.`);
      }
    }),
  );
}
