import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { StartupError } from '#domain/errors.js';
import { POM } from './project-root.js';
import { Progress } from './progress.js';
import { mavenFault } from './faults.js';

const REPORT_EVERY_MS = 3_000;
const KEPT_LINES = 200;

/** An execution of the pom, and how to call what it copies in messages. */
export interface Artifacts {
  readonly goal: 'dependency:copy-dependencies@server' | 'dependency:copy@model';
  readonly name: string;
}

export const SERVER: Artifacts = { goal: 'dependency:copy-dependencies@server', name: 'the Neo4j server' };
export const MODEL: Artifacts = { goal: 'dependency:copy@model', name: 'the embedding model' };

/**
 * Copies the jars of one execution of the pom into `directory`, by Maven, from its cache where they are there.
 * @param progress told every few seconds how much was downloaded.
 * @throws StartupError when there is no Maven, or it fails.
 */
export async function copyArtifacts({ goal, name }: Artifacts, directory: string, progress: Progress): Promise<void> {
  const maven = spawn('mvn', ['-B', '-f', POM, goal, `-DoutputDirectory=${directory}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const downloads = new Downloads();
  const lines: string[] = [];
  for (const stream of [maven.stdout, maven.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      downloads.read(line);
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
    });
  }
  const report = setInterval(() => progress(`Fetching ${name}: ${downloads.summary()} ...`), REPORT_EVERY_MS);
  try {
    const code = await new Promise<number | null>((resolve, reject) => maven.on('error', reject).on('close', resolve));
    if (code !== 0) throw mavenFault(name, lines);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    throw new StartupError(`Fetching ${name} needs Maven and there is no mvn on the PATH: install it.`, {
      cause,
    });
  } finally {
    clearInterval(report);
  }
}

/** Counts what Maven says it downloaded. */
export class Downloads {
  private jars = 0;
  private bytes = 0;

  read(line: string): void {
    const [, jar, size, unit] =
      /^(?:\[INFO\] )?Downloaded from .*(\.jar|\.\w+) \(([\d.]+) (B|kB|MB)\b/.exec(line) ?? [];
    if (jar === '.jar') this.jars += 1;
    this.bytes += Number(size ?? 0) * { B: 1, kB: 1e3, MB: 1e6 }[unit ?? 'B']!;
  }

  summary(): string {
    return `${this.jars} jars, ${Math.round(this.bytes / 1e6)} MB`;
  }
}
