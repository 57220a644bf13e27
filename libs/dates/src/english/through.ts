import type { Context } from '../context.js';
import type { Token } from './tokens.js';
import { word } from './tokens.js';

const THROUGH = new Set(['through', 'thru']);

/** "Monday through Thursday" includes its Thursday. */
export function isThrough(tokens: readonly Token[], at: number): boolean {
  return THROUGH.has(word(tokens, at));
}

/** A context in which a range includes its last unit. */
export function takingIn(context: Context): Context {
  return { ...context, options: { ...context.options, rangeEnd: 'inclusive' } };
}
