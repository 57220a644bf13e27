import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Connection } from '#graph/graph.js';

const FROM_SOURCE = new URL('../runner/from-source.ts', import.meta.url).href;
const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** The service in a process of its own, for tests that kill it. */
export class ServiceProcess {
  private constructor(
    private readonly process: ChildProcess,
    readonly url: string,
    private readonly written: readonly Buffer[],
  ) {}

  /** All that it has written so far, to both streams. */
  get output(): string {
    return Buffer.concat(this.written).toString('utf8');
  }

  /** @param settings the environment, besides where the database is. */
  static async start(
    { uri, user, password }: Connection,
    settings: Readonly<Record<string, string>>,
  ): Promise<ServiceProcess> {
    const database = { NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password };
    const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', FROM_SOURCE, SERVE], {
      env: {
        ...process.env,
        PORT: '0',
        EMBEDDER: 'none',
        LOG_LEVEL: 'fatal',
        WARM_UP: 'false',
        ...(settings['LLM_MODEL'] === undefined ? { EXTRACTOR: 'none' } : {}),
        ...settings,
        ...database,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const written: Buffer[] = [];
    for (const [from, to] of [
      [started.stdout, process.stdout],
      [started.stderr, process.stderr],
    ] as const) {
      from?.on('data', (part: Buffer) => written.push(part));
      if (settings['LOG_LEVEL'] === undefined) from?.pipe(to, { end: false });
    }
    const ended = once(started, 'exit').then(([code]) => {
      throw new Error(`The service ended with ${code} before it listened.`);
    });
    const [url] = (await Promise.race([once(started, 'message'), ended])) as [string];
    return new ServiceProcess(started, url, written);
  }

  /** Ends it as a power cut would, and waits until it is gone. */
  async kill(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await gone;
  }
}
