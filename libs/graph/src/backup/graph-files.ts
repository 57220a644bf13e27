import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { LineFile, linesOf } from './line-file.js';
import type { TenantEntry } from './manifest.js';
import type { Written } from './stored-value.js';

/** A node of a backup. Its file determines its labels. */
export interface NodeLine {
  /** Its id within its tenant: the number of its group, a dot, and a number within the group. */
  readonly id: string;
  readonly properties: Readonly<Record<string, Written>>;
}

/** A relationship of a backup. Its file determines its type. */
export interface LinkLine {
  readonly from: string;
  readonly to: string;
  readonly properties: Readonly<Record<string, Written>>;
}

interface Kept {
  readonly file: LineFile;
  readonly labels?: readonly string[];
  readonly type?: string;
}

/** The files of one tenant: one per combination of node labels, and one per relationship type. */
export class GraphFiles {
  readonly #files = new Map<string, Kept>();

  private constructor(private readonly folder: string) {}

  static async create(folder: string): Promise<GraphFiles> {
    await mkdir(folder, { mode: 0o700 });
    return new GraphFiles(folder);
  }

  async addNode(labels: readonly string[], line: NodeLine): Promise<void> {
    const sorted = labels.toSorted();
    await this.file(`nodes-${sorted.map(encodeURIComponent).join('+')}`, { labels: sorted }).write(line);
  }

  async addLink(type: string, line: LinkLine): Promise<void> {
    await this.file(`links-${encodeURIComponent(type)}`, { type }).write(line);
  }

  /**
   * Closes the files.
   * @param without groups whose lines are left out, because they were read again.
   * @returns what the files contain.
   */
  async close(without: ReadonlySet<string>): Promise<Omit<TenantEntry, 'id' | 'folder'>> {
    const entry: Omit<TenantEntry, 'id' | 'folder'> = { nodes: {}, relationships: {}, nodeFiles: [], linkFiles: [] };
    for (const [name, { file, labels, type }] of [...this.#files].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const whole = await file.close();
      const sealed = { name, ...(without.size > 0 ? await this.rewrite(file.path, without) : whole) };
      if (labels) entry.nodeFiles.push({ ...sealed, labels: [...labels] });
      for (const label of labels ?? []) entry.nodes[label] = (entry.nodes[label] ?? 0) + sealed.lines;
      if (type !== undefined) {
        entry.linkFiles.push({ ...sealed, type });
        entry.relationships[type] = sealed.lines;
      }
    }
    return entry;
  }

  private file(stem: string, what: Omit<Kept, 'file'>): LineFile {
    const name = `${stem}.ndjson.gz`;
    const kept = this.#files.get(name) ?? { file: new LineFile(join(this.folder, name)), ...what };
    this.#files.set(name, kept);
    return kept.file;
  }

  private async rewrite(path: string, without: ReadonlySet<string>): Promise<{ lines: number; sha256: string }> {
    const fresh = new LineFile(`${path}.rewritten`);
    for await (const line of linesOf(path) as AsyncGenerator<NodeLine | LinkLine>) {
      const ids = 'id' in line ? [line.id] : [line.from, line.to];
      if (!ids.some((id) => without.has(id.split('.')[0] as string))) await fresh.write(line);
    }
    const sealed = await fresh.close();
    await rename(fresh.path, path);
    return sealed;
  }
}
