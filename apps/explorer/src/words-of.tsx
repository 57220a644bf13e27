import type { JSX } from 'preact';
import { marksOf, type Telling } from './telling.js';

/** The words of a memory, marked where it is not simply so. */
export function WordsOf({ memory }: { memory: Telling }): JSX.Element {
  const marks = marksOf(memory);
  return (
    <>
      {marks.length > 0 && <span class="mark">{marks.join(', ')}</span>}
      {marks.length > 0 && ' '}
      {memory.text}
    </>
  );
}
