import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import type { Turn } from './session.type.js';

/** The time that a turn mentions. */
export type MentionedTime = Pick<Turn, 'expression' | 'precision' | 'refersFrom' | 'refersTo'>;

/** @returns the most precise time mentioned, as meant where and when it was said. */
export function mentionedTimeIn(text: string, heard: Heard): MentionedTime {
  const [most] = resolve(text, heard);
  if (!most) return { expression: null, precision: null, refersFrom: null, refersTo: null };
  return {
    expression: most.text,
    precision: most.precision,
    refersFrom: most.open === 'start' ? null : most.start,
    refersTo: most.open === 'end' ? null : most.end,
  };
}
