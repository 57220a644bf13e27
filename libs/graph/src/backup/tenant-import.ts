import { join } from 'node:path';
import { backupAdmitTenant, backupCreateLinks, backupCreateNodes, backupLabelNodes } from '../generated/queries.js';
import { Pace } from '../pace.js';
import { inParallel } from './in-parallel.js';
import type { BackupTools } from './back-up.js';
import type { LinkLine, NodeLine } from './graph-files.js';
import { linesOf } from './line-file.js';
import type { TenantEntry } from './manifest.js';
import { storedNode, storedProperties } from './stored-node.js';

/** Nodes or relationships per transaction; 500 of the largest nodes are a few megabytes. */
const BATCH = 500;
/** Parallel transactions for nodes, which do not wait for each other; relationships of the same node do. */
const ABREAST = 2;
const PROGRESS_MS = 5_000;

/** Labels that background work looks for. They are set last, in this order. */
const LATER = ['Contact', 'Session', 'Notice'];
/** Once these have their labels, the tenant can be used. */
const LAST = ['Tenant', 'ApiKey'];

type NodeFile = TenantEntry['nodeFiles'][number];

/** Restores one tenant of a backup. */
export class TenantImport {
  readonly #pace: Pace;

  constructor(
    private readonly tools: BackupTools,
    private readonly directory: string,
    readonly tenant: TenantEntry,
    private readonly number: number,
  ) {
    const tell = (line: string): void => tools.progress(`  ${tenant.id}:${line.slice(1)}`);
    this.#pace = new Pace(this.total, tell, PROGRESS_MS);
  }

  readonly pathOf = (name: string): string => join(this.directory, this.tenant.folder, name);

  /**
   * Creates everything, without labels.
   * @param vectorProperties for each vector property of the backup, the one here; others are left out.
   */
  async load(vectorProperties: ReadonlyMap<string, string>): Promise<void> {
    const { exact } = this.tools;
    for (const { name } of this.tenant.nodeFiles) {
      const made = ({ id, properties }: NodeLine): object => {
        return { key: this.keyOf(id), ...storedNode(properties, vectorProperties) };
      };
      await this.eachBatch(name, made, { what: 'nodes and relationships loaded', most: ABREAST }, (nodes) =>
        exact.all(backupCreateNodes, { nodes }),
      );
    }
    for (const { name, type } of this.tenant.linkFiles) {
      const made = ({ from, to, properties }: LinkLine): object => {
        return { from: this.keyOf(from), to: this.keyOf(to), properties: storedProperties(properties) };
      };
      await this.eachBatch(name, made, { what: 'nodes and relationships loaded', most: 1 }, async (links) => {
        const [row] = await exact.all(backupCreateLinks, { type, links });
        if (Number(row?.created) !== links.length)
          throw new Error(`${this.pathOf(name)} links a node that does not exist.`);
      });
    }
  }

  /** Sets all labels except those of the tenant and its keys; existing labels stay. */
  async appear(): Promise<void> {
    const files = this.tenant.nodeFiles.filter(({ labels }) => !LAST.some((label) => labels.includes(label)));
    for (const file of files.toSorted((a, b) => rank(a, LATER) - rank(b, LATER))) await this.label(file);
  }

  /** Sets the labels of the tenant and its keys, so that it can be used. */
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
    const made = ({ id }: NodeLine): string => this.keyOf(id);
    await this.eachBatch(name, made, { what: 'nodes and relationships in place', most: ABREAST }, (keys) =>
      this.tools.exact.all(backupLabelNodes, { keys, labels }),
    );
  }

  /** Converts every line of a file and writes the results in batches; the next batch is prepared while others are written. */
  private async eachBatch<Line, Made>(
    name: string,
    made: (line: Line) => Made,
    { what, most }: { readonly what: string; readonly most: number },
    write: (batch: Made[]) => Promise<unknown>,
  ): Promise<void> {
    const lines = linesOf(this.pathOf(name)) as AsyncGenerator<Line>;
    await inParallel(batchesOf(lines, made), most, async (batch) => {
      await write(batch);
      this.#pace.add(batch.length, what);
    });
  }

  /** Nodes count twice, because their labels are set in a second pass. */
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

async function* batchesOf<Line, Made>(lines: AsyncIterable<Line>, made: (line: Line) => Made): AsyncGenerator<Made[]> {
  let batch: Made[] = [];
  for await (const line of lines) {
    batch.push(made(line));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function rank({ labels }: NodeFile, order: readonly string[]): number {
  return Math.max(...labels.map((label) => order.indexOf(label)));
}
