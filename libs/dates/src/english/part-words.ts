/** A part of the day: its hours on the wall clock, and the half of the day of a bare "7" in it. */
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
  ['teatime', { from: 16, to: 18, half: 'pm' }],
  ['evening', { from: 16, to: 20, half: 'pm' }],
  ['night', { from: 20, to: 24, half: 'pm' }],
  ['nighttime', { from: 20, to: 24, half: 'pm' }],
]);

/** @returns the common word for the part of the day with these hours; `null` if they span several. */
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
