import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '#domain/service/errors.js';
import { sha256Of } from './line-file.js';

/** Incremented when older versions of the service can no longer read the format. */
const FORMAT = 1;
const NAME = 'manifest.json';

const count = z.int().min(0);
const fileName = z.string().refine((name) => basename(name) === name && name !== '..', 'is no name of a file');
const sealed = { name: fileName, lines: count, sha256: z.string() };

const Tenant = z.object({
  id: z.string(),
  folder: fileName,
  /** Number of nodes per label; a node can have several. */
  nodes: z.record(z.string(), count),
  relationships: z.record(z.string(), count),
  nodeFiles: z.array(z.object({ ...sealed, labels: z.array(z.string()) })),
  linkFiles: z.array(z.object({ ...sealed, type: z.string() })),
});

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** Version of the service that wrote it. */
  service: z.string(),
  /** Every contact is as it was at some instant between these two. */
  begunAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  migrations: z.array(z.object({ number: count, name: z.string(), checksum: z.string() })),
  slots: z.array(
    z.object({ slot: z.string(), model: z.string(), dimensions: count, active: z.boolean(), since: z.iso.datetime() }),
  ),
  tenants: z.array(Tenant),
});

/** The manifest of a backup. */
export type Manifest = z.infer<typeof Manifest>;
export type TenantEntry = z.infer<typeof Tenant>;

/** Writes the manifest, including a checksum of itself. */
export async function writeManifest(directory: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  const whole = { format: FORMAT, ...manifest };
  const text = JSON.stringify({ ...whole, checksum: checksumOf(whole) }, null, 2);
  await writeFile(join(directory, NAME), `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
}

/**
 * Checks the names alone, before a database is started.
 * @throws StartupError for a directory that does not exist, or has no manifest.
 */
export function assertBackup(directory: string): void {
  const stats = statSync(directory, { throwIfNoEntry: false });
  if (!stats) throw new StartupError(`There is no directory ${directory}: correct the path.`);
  if (!stats.isDirectory()) throw new StartupError(`${directory} is a file: name a directory that ./dev backup wrote.`);
  if (existsSync(join(directory, NAME))) return;
  throw new StartupError(
    `${directory} has no ${NAME}, so it is no backup, or an incomplete one: name another directory.`,
  );
}

/**
 * Reads a backup's manifest, after verifying every file that it lists.
 * @returns the manifest, and the checksum that identifies this backup.
 * @throws StartupError if something is missing or was changed.
 */
export async function readBackup(directory: string): Promise<Manifest & { checksum: string }> {
  assertBackup(directory);
  const { checksum, ...whole } = await readJson(join(directory, NAME));
  if (whole['format'] !== FORMAT)
    throw new StartupError(
      `${directory} is a backup of format ${String(whole['format'])}, and this service reads format ${FORMAT}: restore it with the version that made it.`,
    );
  const parsed = Manifest.safeParse(whole);
  if (checksum !== checksumOf(whole) || !parsed.success)
    throw new StartupError(`${join(directory, NAME)} was changed after the backup: use another copy of the backup.`);
  for (const { folder, nodeFiles, linkFiles } of parsed.data.tenants) {
    for (const { name, sha256 } of [...nodeFiles, ...linkFiles]) await verify(join(directory, folder, name), sha256);
  }
  return { ...parsed.data, checksum };
}

async function verify(path: string, expected: string): Promise<void> {
  const found = await sha256Of(path).catch(() => undefined);
  if (found === expected) return;
  const what = found === undefined ? 'cannot be read' : 'was changed after the backup';
  throw new StartupError(`${path} ${what}: use another copy of the backup. Nothing was restored.`);
}

async function readJson(path: string): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    throw new StartupError(`${path} cannot be read, so the backup is incomplete: use another copy of it.`, {
      cause: error,
    });
  }
}

function checksumOf(whole: Readonly<Record<string, unknown>>): string {
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex');
}
