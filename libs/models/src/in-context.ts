import type { InContext } from './embedder.js';

/**
 * @param turn with its context: the turns before it, each after its speaker, then its own words.
 * @returns the turn in the form in which its words are embedded.
 */
export function inContext({ speaker, text, context }: { speaker: string; text: string; context: string }): InContext {
  const own = `${speaker}: ${text}`;
  return { before: context.slice(0, Math.max(0, context.length - own.length)).trimEnd(), text: own };
}
