/** A part of the day: hours on the wall, and the half in which a bare "7" lies there. */
export interface PartOfDay {
  from: number;
  to: number;
  half: 'am' | 'pm';
}

// The hours of Recognizers-Text, which agree with common use; "night" ends at midnight.
const PARTS = new Map<string, PartOfDay>([
  ['morning', { from: 8, to: 12, half: 'am' }],
  ['mornings', { from: 8, to: 12, half: 'am' }],
  ['am', { from: 8, to: 12, half: 'am' }],
  ['afternoon', { from: 12, to: 16, half: 'pm' }],
  ['pm', { from: 12, to: 16, half: 'pm' }],
  ['evening', { from: 16, to: 20, half: 'pm' }],
  ['night', { from: 20, to: 24, half: 'pm' }],
  ['nighttime', { from: 20, to: 24, half: 'pm' }],
]);

/** @returns the word for the part of the day in which these hours on the wall lie, as people say it; `null` for hours of several. */
export function partOfHours(from: number, to: number): string | null {
  return ['morning', 'afternoon', 'evening', 'night'].find((name) => isWithin(from, to, PARTS.get(name))) ?? null;
}

function isWithin(from: number, to: number, part: PartOfDay | undefined): boolean {
  return part !== undefined && part.from <= from && to <= part.to;
}

/** The part of the day that a word names. */
export function partWord(text: string): PartOfDay | undefined {
  return PARTS.get(text);
}
