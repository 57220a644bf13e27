import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { StartupError } from '#domain/service/errors.js';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#config/project-root.js';
import { Artifacts } from './artifacts.js';
import { Progress } from './progress.js';
import { mavenFault } from './faults.js';

/** What the local mode fetches with Maven. */
export const POM = join(PROJECT_ROOT, 'libs', 'local-server', 'maven', 'pom.xml');

const REPORT_EVERY_MS = 3_000;
const KEPT_LINES = 200;

/**
 * Copies the jars of one execution of the pom into `directory` with Maven, from its cache if they are there.
 * @param progress called every few seconds with the amount downloaded.
 * @throws StartupError if there is no Maven, or it fails.
 */
export async function copyArtifacts(artifacts: Artifacts, directory: string, progress: Progress): Promise<void> {
  const { goal, name, instead, megabytes } = artifacts;
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
  const report = setInterval(() => progress(`Fetching ${name}${downloads.summary(megabytes)} ...`), REPORT_EVERY_MS);
  try {
    const code = await new Promise<number | null>((resolve, reject) => maven.on('error', reject).on('close', resolve));
    if (code !== 0) throw mavenFault(artifacts, lines);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    throw new StartupError(
      `Fetching ${name} needs Maven, and there is no mvn on the PATH: install it, or ${instead}.`,
      {
        cause,
      },
    );
  } finally {
    clearInterval(report);
  }
}

/** Counts the downloads that Maven reports. */
export class Downloads {
  private bytes = 0;

  read(line: string): void {
    const [, size, unit] = /^(?:\[INFO\] )?Downloaded from .*\.\w+ \(([\d.]+) (B|kB|MB)\b/.exec(line) ?? [];
    this.bytes += Number(size ?? 0) * { B: 1, kB: 1e3, MB: 1e6 }[unit ?? 'B']!;
  }

  /**
   * @param all megabytes with an empty cache. Maven's plugins are additional, so the last percent waits for the end.
   * @returns nothing while everything comes from Maven's cache.
   */
  summary(all: number): string {
    if (this.bytes === 0) return '';
    const done = Math.min(this.bytes / 1e6, all);
    return `: ${Math.min(Math.floor((done / all) * 100), 99)} %, ${Math.round(done)} of ${all} MB`;
  }
}
