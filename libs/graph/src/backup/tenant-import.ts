import { join } from 'node:path';
import { backupAdmitTenant, backupCreateLinks, backupCreateNodes, backupLabelNodes } from '../generated/queries.js';
import type { BackupTools } from './back-up.js';
import type { LinkLine, NodeLine } from './graph-files.js';
import { linesOf } from './line-file.js';
import type { TenantEntry } from './manifest.js';
import { isWrittenVector, storedOf, type Written } from './stored-value.js';

/** Nodes or relationships in one transaction; 500 of the largest nodes are a few megabytes. */
const BATCH = 500;
/** Transactions at a time for nodes, which do not wait for each other; relationships of one node do. */
const ABREAST = 2;
const PROGRESS_MS = 5_000;

/** Labels that the service's background work looks for. They are set after all other labels, in this order. */
const LATER = ['Contact', 'Session', 'Notice'];
/** Once these have their labels the tenant can be used. */
const LAST = ['Tenant', 'ApiKey'];

type NodeFile = TenantEntry['nodeFiles'][number];

/** Brings one tenant of a backup into the graph. */
export class TenantImport {
  readonly #began = performance.now();
  #reportedAt = this.#began;
  #done = 0;

  constructor(
    private readonly tools: BackupTools,
    private readonly directory: string,
    readonly tenant: TenantEntry,
    private readonly number: number,
  ) {}

  readonly pathOf = (name: string): string => join(this.directory, this.tenant.folder, name);

  /**
   * Creates everything, without labels.
   * @param vectorProperties for each property of vectors in the backup the one here; others are left out.
   */
  async load(vectorProperties: ReadonlyMap<string, string>): Promise<void> {
    for (const { name } of this.tenant.nodeFiles) {
      await this.eachBatch<NodeLine>(name, { what: 'loaded', abreast: ABREAST }, async (lines) => {
        const nodes = lines.map(({ id, properties }) => ({
          key: this.keyOf(id),
          ...stored(properties, vectorProperties),
        }));
        await this.tools.exact.all(backupCreateNodes, { nodes });
      });
    }
    for (const { name, type } of this.tenant.linkFiles) {
      await this.eachBatch<LinkLine>(name, { what: 'loaded', abreast: 1 }, async (lines) => {
        const links = lines.map(({ from, to, properties }) => ({
          from: this.keyOf(from),
          to: this.keyOf(to),
          properties: storedAll(properties),
        }));
        const [row] = await this.tools.exact.all(backupCreateLinks, { type, links });
        if (Number(row?.created) !== links.length)
          throw new Error(`${this.pathOf(name)} links a node that does not exist.`);
      });
    }
  }

  /** Gives everything its labels, except the tenant and its keys; what has them already is not changed. */
  async appear(): Promise<void> {
    const files = this.tenant.nodeFiles.filter(({ labels }) => !LAST.some((label) => labels.includes(label)));
    for (const file of files.toSorted((a, b) => rank(a, LATER) - rank(b, LATER))) await this.label(file);
  }

  /** Gives the tenant and its keys their labels, so that it can be used. */
  async open(): Promise<void> {
    const files = this.tenant.nodeFiles.filter(({ labels }) => LAST.some((label) => labels.includes(label)));
    for (const file of files.toSorted((a, b) => rank(a, LAST) - rank(b, LAST))) {
      if (!file.labels.includes('Tenant')) await this.label(file);
      else
        for await (const { id } of linesOf(this.pathOf(file.name)) as AsyncGenerator<NodeLine>)
          await this.tools.exact.all(backupAdmitTenant, { key: this.keyOf(id) });
    }
  }

  private async label({ name, labels }: NodeFile): Promise<void> {
    await this.eachBatch<NodeLine>(name, { what: 'in place', abreast: ABREAST }, async (lines) => {
      await this.tools.exact.all(backupLabelNodes, { keys: lines.map(({ id }) => this.keyOf(id)), labels });
    });
  }

  private async eachBatch<Line>(
    name: string,
    { what, abreast }: { readonly what: string; readonly abreast: number },
    work: (lines: Line[]) => Promise<void>,
  ): Promise<void> {
    let lines: Line[] = [];
    const flush = async (): Promise<void> => {
      await Promise.all(Array.from({ length: abreast }, (_, i) => work(lines.slice(i * BATCH, (i + 1) * BATCH))));
      this.tell(lines.length, what);
      lines = [];
    };
    for await (const line of linesOf(this.pathOf(name)) as AsyncGenerator<Line>) {
      lines.push(line);
      if (lines.length === abreast * BATCH) await flush();
    }
    if (lines.length > 0) await flush();
  }

  private tell(more: number, what: string): void {
    this.#done += more;
    if (performance.now() - this.#reportedAt < PROGRESS_MS) return;
    this.#reportedAt = performance.now();
    const perSecond = (1_000 * this.#done) / (this.#reportedAt - this.#began);
    const minutes = Math.ceil((this.total - this.#done) / perSecond / 60);
    const pace = `${Math.round(perSecond)} a second, about ${minutes} min left`;
    this.tools.progress(`  ${this.tenant.id}: ${this.#done} of ${this.total} nodes and relationships ${what}, ${pace}`);
  }

  /** Nodes count twice, since they get their labels when all is loaded. */
  private get total(): number {
    const lines = (files: readonly { readonly lines: number }[]): number =>
      files.reduce((sum, file) => sum + file.lines, 0);
    return 2 * lines(this.tenant.nodeFiles) + lines(this.tenant.linkFiles);
  }

  /** Ids are unique within one tenant of the backup. */
  private keyOf(id: string): string {
    return `${this.number}.${id}`;
  }
}

function rank({ labels }: NodeFile, order: readonly string[]): number {
  return Math.max(...labels.map((label) => order.indexOf(label)));
}

interface StoredNode {
  readonly properties: Record<string, unknown>;
  readonly vectors: { readonly property: string; readonly values: unknown }[];
}

/** Vectors are set separately, so that they keep four bytes a number. */
function stored(
  properties: Readonly<Record<string, Written>>,
  vectorProperties: ReadonlyMap<string, string>,
): StoredNode {
  const all = Object.entries(properties).flatMap(([name, value]): [string, Written][] => {
    const property = /^(?:embedding|wordVectors)[AB]$/.test(name) ? vectorProperties.get(name) : name;
    return property === undefined ? [] : [[property, value]];
  });
  return {
    properties: storedAll(Object.fromEntries(all.filter(([, value]) => !isWrittenVector(value)))),
    vectors: all.flatMap(([property, value]) =>
      isWrittenVector(value) ? [{ property, values: storedOf(value) }] : [],
    ),
  };
}

function storedAll(properties: Readonly<Record<string, Written>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, storedOf(value)]));
}
