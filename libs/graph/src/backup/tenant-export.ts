import {
  backupContactLinks,
  backupContactNodes,
  backupContacts,
  backupLockContacts,
  backupLockTenant,
  backupLoneNodes,
  type BackupLoneNodesParams,
  backupTenantLinks,
  backupTenantNodes,
  certificateLast,
} from '../generated/queries.js';
import type { Progress } from '../migrate.js';
import type { ExactGraph, Held } from './exact-graph.js';
import type { GraphFiles } from './graph-files.js';
import { keyOf, type ReadLink, type ReadNode, written } from './read-lines.js';

/** The group of the tenant node and what is linked to it alone, such as its keys. */
const OWN = '0';
const PROGRESS_MS = 5_000;

/**
 * Writes the graph of one tenant while it is in use. Everything linked to a contact is one group, read while holding the contact's write
 * lock, so it is consistent. Contacts that were ever merged are one group. The tenant itself is read under its lock, and unlinked nodes
 * that are newer are left out.
 */
export class TenantExport {
  #groups = 0;
  #nodes = 0;
  #reportedAt = performance.now();
  /** The contacts read so far, with their group. */
  readonly #groupOf = new Map<string, string>();
  /** Groups that were read again, because their contacts were merged meanwhile or reading failed. */
  readonly #outdone = new Set<string>();

  constructor(
    private readonly graph: ExactGraph,
    private readonly files: GraphFiles,
    private readonly tenantId: string,
    private readonly progress: Progress,
  ) {}

  /** @returns the groups whose lines must be discarded. */
  async run(): Promise<ReadonlySet<string>> {
    const { graph, tenantId } = this;
    for (let after: string | undefined = ''; after !== undefined;) {
      const page: { id: string }[] = await graph.all(backupContacts, { tenantId, after });
      for (const { id } of page) if (!this.#groupOf.has(id)) await this.contact(id);
      after = page.at(-1)?.id;
    }
    // Last, so that nothing read of a contact is newer than the tenant's record of it.
    const known = await this.own();
    await this.group(async (held, begin) => {
      const group = begin([]);
      for await (const node of held.each(backupLoneNodes, { tenantId, ...known })) await this.addNode(group, node);
    });
    return this.#outdone;
  }

  private async contact(contactId: string): Promise<void> {
    const outdone = this.#outdone.size;
    await this.group(async (held, begin) => {
      const pool = await locked(held, contactId);
      if (pool.length === 0) return;
      const group = begin(pool);
      for await (const node of held.each(backupContactNodes, { contactId })) await this.addNode(group, node);
      for await (const link of held.each(backupContactLinks, { contactId })) await this.addLink(group, link);
    });
    if (this.#outdone.size > outdone) for (const left of this.leftBehind()) await this.contact(left);
    this.tell();
  }

  /**
   * Little is linked to the tenant alone, so it is written after all of it was read. A link to a node outside it is left out, like that
   * node: both were added since the nodes were read, by a write that needs no lock, such as a new key.
   * @returns how far the lists of unlinked nodes went at that instant.
   */
  private async own(): Promise<Omit<BackupLoneNodesParams, 'tenantId'>> {
    const { graph, tenantId } = this;
    let [nodes, links, certificates]: [ReadNode[], ReadLink[], unknown] = [[], [], 0n];
    await graph.hold(async (held) => {
      await held.all(backupLockTenant, { tenantId });
      nodes = await held.all(backupTenantNodes, { tenantId });
      links = await held.all(backupTenantLinks, { tenantId });
      certificates = (await held.all(certificateLast, { tenantId }))[0]?.number ?? 0n;
    });
    const ids = new Set(nodes.map(({ id }) => id));
    for (const node of nodes) await this.addNode(OWN, node);
    for (const link of links) if (ids.has(link.from) && ids.has(link.to)) await this.addLink(OWN, link);
    const repositories = nodes
      .filter(({ labels }) => labels.includes('Repository'))
      .map(({ properties: { id, revisions } }) => ({ id, revisions }));
    return { certificates, repositories } as Omit<BackupLoneNodesParams, 'tenantId'>;
  }

  /** Reads a group, again from the start if the database asks for that; what was written of it before is discarded. */
  private async group(read: (held: Held, begin: (pool: readonly string[]) => string) => Promise<void>): Promise<void> {
    let begun: string | undefined;
    await this.graph.hold((held) => {
      if (begun !== undefined) this.#outdone.add(begun);
      return read(held, (pool) => (begun = this.begin(pool)));
    });
  }

  /** Begins a new group for contacts, and discards older groups with any of them. */
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

  /** @returns contacts whose group was discarded and that are not in the newer group. */
  private leftBehind(): string[] {
    return [...this.#groupOf]
      .filter(([, group]) => this.#outdone.has(group))
      .map(([contactId]) => {
        this.#groupOf.delete(contactId);
        return contactId;
      });
  }

  private async addNode(group: string, { id, labels, properties }: ReadNode): Promise<void> {
    await this.files.addNode(labels, { id: keyOf(group, id), properties: written(labels.join(':'), properties) });
    this.#nodes += 1;
  }

  private async addLink(group: string, { from, to, type, fromTenant, toTenant, properties }: ReadLink): Promise<void> {
    const ends = { from: keyOf(fromTenant ? OWN : group, from), to: keyOf(toTenant ? OWN : group, to) };
    await this.files.addLink(type, { ...ends, properties: written(type, properties) });
  }

  private tell(): void {
    if (performance.now() - this.#reportedAt < PROGRESS_MS) return;
    this.#reportedAt = performance.now();
    this.progress(`  ${this.tenantId}: ${this.#groupOf.size} contacts, ${this.#nodes} nodes`);
  }
}

/** @returns the ids of the contacts of one group, all locked; none if the contact was erased. */
async function locked(held: Held, contactId: string): Promise<string[]> {
  for (let pool = [contactId]; ;) {
    const found = (await held.all(backupLockContacts, { contactIds: pool })).map(({ id }) => id);
    const rest = found.filter((id) => !pool.includes(id));
    if (rest.length === 0) return found;
    // The first stays in front, because after locking its group is read again.
    pool = [contactId, ...found.filter((id) => id !== contactId)];
  }
}
