import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { StartupError } from '#domain/service/errors.js';
import type { Login } from '#local-server/login.js';
import { run } from '#local-server/run.js';
import { PROJECT_ROOT } from '#config/project-root.js';
import type { Vector } from '#models/embedder.js';
import type { SizedContact } from '../load-contacts.js';

/** What was measured beside the service. */
export interface GraphitiVersion {
  readonly graphiti: string;
  readonly python: string;
}

const INSTALL_MS = 900_000;

/**
 * Installs Graphiti into a virtual environment of its own, once.
 * @returns the Python that has it.
 * @throws StartupError with the reason where it cannot be made.
 */
export async function graphitiPython(): Promise<string> {
  const venv = join('.local', 'python-graphiti');
  const requirements = join('bench', 'speed', 'graphiti', 'requirements.txt');
  const script = join(PROJECT_ROOT, 'tools', 'python-venv', 'make.sh');
  console.error(`Looking for Graphiti in ${venv}; it is fetched once (170 MB) ...`);
  const paths = [venv, requirements].map((path) => join(PROJECT_ROOT, path));
  const { code, output } = await run(script, [...paths, '3.11'], INSTALL_MS);
  const last = output.trim().split('\n').at(-1);
  if (code !== 0) throw new StartupError(`${last} Without --graphiti the rest is measured.`);
  return join(PROJECT_ROOT, venv, 'bin', 'python');
}

/** Graphiti in a Python process of its own, which times its searches itself, one after the other. */
export class Graphiti {
  readonly #process: ChildProcess;
  readonly #answers: AsyncIterator<string>;
  #version: GraphitiVersion | undefined;

  private constructor(python: string) {
    const script = join(PROJECT_ROOT, 'bench', 'speed', 'graphiti', 'search.py');
    this.#process = spawn(python, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#answers = createInterface({ input: this.#process.stdout! })[Symbol.asyncIterator]();
  }

  /** Starts it on the database of the service, where it makes its own indexes. */
  static async start(python: string, { uri, user, password, database }: Login): Promise<Graphiti> {
    const graphiti = new Graphiti(python);
    graphiti.#version = await graphiti.ask<GraphitiVersion>('open', { uri, user, password, database });
    return graphiti;
  }

  get version(): GraphitiVersion | undefined {
    return this.#version;
  }

  /**
   * Stores each contact's memories, with the vectors that they have, as facts of a group of its own; not again what an earlier run stored.
   * @param property of a memory that holds its vector.
   */
  async load(contacts: readonly SizedContact[], property: string): Promise<void> {
    for (const { id: contactId, size } of contacts) {
      const { facts } = await this.ask<{ facts: number }>('load', { contactId, property, size });
      if (facts !== size) throw new Error(`Graphiti has ${facts} facts of a contact with ${size} memories.`);
    }
  }

  /** Tells it the vectors of questions, since it embeds nothing. */
  async learn(texts: readonly string[], vectors: readonly (Vector | null)[]): Promise<void> {
    await this.ask('learn', { texts, vectors });
  }

  /** @returns how long its default search for ten took, in milliseconds inside its process. */
  async search(contactId: string, query: string): Promise<number> {
    return (await this.ask<{ tookMs: number }>('search', { contactId, query })).tookMs;
  }

  async close(): Promise<void> {
    this.#process.stdin?.end();
    await this.#answers.next();
  }

  private async ask<T>(what: string, input: object): Promise<T> {
    this.#process.stdin?.write(`${JSON.stringify({ do: what, ...input })}\n`);
    const answer = await this.#answers.next();
    if (answer.done) throw new Error('The Python process of Graphiti ended; the reason is above.');
    return JSON.parse(answer.value) as T;
  }
}
