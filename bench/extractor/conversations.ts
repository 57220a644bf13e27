import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#config/project-root.js';
import type { Row } from './generate.js';

const WRITTEN = join(PROJECT_ROOT, 'bench', 'extractor', 'conversations');
const HEADING = '== ';
/** Who speaks, whether it would be kept, and a sentence. */
const LINE = /^[ab]([+~-]) (.+)$/u;
const KEEP: Readonly<Record<string, boolean | null>> = { '+': true, '~': null, '-': false };

/**
 * @returns the sentences of the conversations that were written and labelled by hand, in their order; those of one conversation
 * are a group.
 * @throws Error for a line that is none of theirs.
 */
export function written(): Row[] {
  const files = readdirSync(WRITTEN).filter((name) => name.endsWith('.txt'));
  return files.sort().flatMap((name) => rowsOf(readFileSync(join(WRITTEN, name), 'utf8')));
}

function rowsOf(text: string): Row[] {
  let group = '';
  return text.split('\n').flatMap((line): Row[] => {
    if (line.startsWith(HEADING)) group = line;
    if (line === '' || line.startsWith(HEADING)) return [];
    const [, label = '', said = ''] = LINE.exec(line) ?? [];
    const keep = KEEP[label];
    if (keep === undefined) throw new Error(`No line of a conversation: ${line}`);
    return [{ text: said, keep, group }];
  });
}
