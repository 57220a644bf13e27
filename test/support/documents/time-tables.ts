import { readFileSync } from 'node:fs';

/** One cell of a table of docs/time.md: what a read at a place on the two clocks answers. */
export interface TimeCell {
  readonly validAt: string;
  readonly knownAt: string;
  /** Values, with the confidence where the table tells it; none for a dash. */
  readonly expected: readonly string[];
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/**
 * @param heading of the section, without its marks.
 * @param year of the days that name none; 31 December is that of the year before.
 * @returns the cells of the section's first table, read at noon as the document says.
 */
export function timeTable(heading: string, year: number): TimeCell[] {
  const text = readFileSync(new URL('../../../docs/time.md', import.meta.url), 'utf8');
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section
    .split('\n\n')
    .find((block) => block.startsWith('| validAt'))
    ?.split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [head, , ...body] = rows ?? [];
  if (!head || body.length === 0) throw new Error(`docs/time.md has no table under "${heading}".`);
  return body.flatMap(([validAt = '', ...cells]) =>
    cells.map((cell, i) => ({
      validAt: noon(validAt, year),
      knownAt: noon((head[i + 1] ?? '').replace('knownAt ', ''), year),
      expected: cell === '-' ? [] : [cell],
    })),
  );
}

function noon(day: string, year: number): string {
  const [date = '', month = '', stated] = day.split(' ');
  const on = stated ? Number(stated) : month === 'December' ? year - 1 : year;
  return new Date(Date.UTC(on, MONTHS.indexOf(month), Number(date), 12)).toISOString();
}
