import { table } from '../bed/table.js';
import type { Checked } from './grammar/check.js';
import { check } from './grammar/check.js';
import { negatives } from './grammar/negatives.js';
import { sample } from './grammar/sample.js';
import type { Opinion } from './second-opinion.js';
import { secondOpinion } from './second-opinion.js';
import { resolve } from '#dates/resolve.js';

const EACH = 400; // expressions of a family; the other library takes some 5 ms for one
const SEED = 11;
const SHOWN = 6; // differences of a family

interface Compared extends Checked {
  readonly other: Opinion;
}

/**
 * Generated expressions, read by the parser and by @microsoft/recognizers-text-date-time.
 * @returns a table by family, and examples of where the two differ.
 */
export function reportOnGenerated(): string {
  const rows = sample(EACH, SEED).map((row): Compared => ({ ...check(row), other: secondOpinion(row) }));
  const families = [...Map.groupBy(rows, ({ row }) => row.family)];
  return [
    table(['family', 'expressions', 'read right', 'the other library reads', 'and agrees'], families.map(([name, all]) => line(name, all))),
    '',
    `Sentences without a time: ${negatives().length}, of which ${wrongNegatives()} are read as one.`,
    '',
    ...families.flatMap(([name, all]) => differences(name, all)),
  ].join('\n'); // prettier-ignore
}

function line(name: string, all: readonly Compared[]): string[] {
  const speaks = all.filter(({ other }) => other.speaks);
  const agrees = speaks.filter(({ other }) => other.agrees);
  return [
    name,
    all.length,
    all.filter(({ right }) => right).length,
    speaks.length,
    `${agrees.length} (${((100 * agrees.length) / Math.max(speaks.length, 1)).toFixed(0)} %)`,
  ].map(String);
}

function differences(name: string, all: readonly Compared[]): string[] {
  const other = all.filter(({ other: { speaks, agrees } }) => speaks && !agrees);
  const shown = other.slice(0, SHOWN).map(({ row, other: { values } }) => {
    const [start, end] = [row.start, row.end].map((wall) => wall.toString().slice(0, 16).replace('T00:00', ''));
    return `  "${row.words}" at ${row.at.now.toString().slice(0, 16)}: here ${start} to ${end}, there ${values.join(' or ')}`;
  });
  return shown.length > 0 ? [`${name}: ${other.length} differ`, ...shown] : [];
}

function wrongNegatives(): number {
  const said = { reference: new Date('2024-05-15T10:00:00Z'), timezone: 'UTC' };
  return negatives().filter((text) => resolve(text, said).length > 0).length;
}
