import { open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { packedText } from './packed-text.js';

/** A file of a local server that contains one of the texts. */
export interface FileResidue {
  /** Relative to the server's home. */
  readonly file: string;
  readonly text: string;
  /** The kind of the file, and until when it keeps deleted data. */
  readonly until: string;
}

const CHUNK_BYTES = 4 << 20;

/**
 * @returns every file under a server's home that contains the bytes of one of the texts, or an id as the store packs
 * it.
 */
export async function filesThatHold(home: string, texts: readonly string[]): Promise<FileResidue[]> {
  const needles = texts.map((text) => ({ text, bytes: [Buffer.from(text), ...packedText(text)] }));
  const found: FileResidue[] = [];
  const entries = await readdir(home, { recursive: true, withFileTypes: true });
  for (const path of entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    const file = relative(home, path);
    for (const text of await textsIn(path, needles)) found.push({ file, text, until: untilOf(file) });
  }
  return found;
}

/** Reads overlapping pieces, because a file can be larger than memory. */
async function textsIn(path: string, needles: readonly { text: string; bytes: Buffer[] }[]): Promise<Set<string>> {
  const texts = new Set<string>();
  const overlap = Math.max(...needles.flatMap(({ bytes }) => bytes.map(({ length }) => length)));
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(CHUNK_BYTES + overlap);
    for (let kept = 0; ;) {
      const { bytesRead } = await file.read(buffer, kept, CHUNK_BYTES);
      if (bytesRead === 0) return texts;
      const piece = buffer.subarray(0, kept + bytesRead);
      for (const { text, bytes } of needles) if (bytes.some((one) => piece.includes(one))) texts.add(text);
      kept = Math.min(overlap, piece.length);
      buffer.copyWithin(0, piece.length - kept, piece.length);
    }
  } finally {
    await file.close();
  }
}

function untilOf(file: string): string {
  if (file.startsWith(join('data', 'transactions')))
    return 'a transaction log: until a checkpoint after it is full (4 MiB) and a day old, or 512 MiB of logs came after it';
  if (file.includes(`${join('schema', 'index')}`)) return 'an index: until the space of deleted entries is used again';
  if (file.startsWith('data')) return 'a store: until the space of deleted records is used again';
  return 'a file beside the data: until the next start but one';
}
