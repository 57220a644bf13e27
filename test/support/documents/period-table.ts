import { readFileSync } from 'node:fs';

/** One row of a table of docs/time.md: what a caller states, and the period that it means. */
export interface PeriodRow {
  readonly stated: { readonly validFrom?: string; readonly validTo?: string };
  readonly holds: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** @returns the rows of the section's table; days are midnight in UTC. */
export function periodsOf(heading: string): PeriodRow[] {
  const text = readFileSync(new URL('../../../docs/time.md', import.meta.url), 'utf8');
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  const found = rows.slice(2).map((row) => {
    const [validFrom = '', validTo = '', holds = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const [from = '', to] = holds.split(/, open| to /);
    const stated = { ...(validFrom && { validFrom }), ...(validTo && { validTo }) };
    return { stated, holds, validFrom: midnight(from), validTo: to ? midnight(to) : null };
  });
  if (found.length === 0) throw new Error(`docs/time.md has no table under "${heading}".`);
  return found;
}

function midnight(day: string): string {
  return new Date(`${day} UTC`).toISOString();
}
