import type { Token } from './tokens.js';

/** A question about a text at one of its tokens. */
type Asked<T> = (tokens: readonly Token[], at: number) => T;

// Questions follow the order of the text and look only a few tokens ahead, so old answers are not needed again.
const KEPT = 256;

/**
 * Remembers what a recogniser found at each token of a text. Layers ask the same question many times. This answers each
 * once, which also keeps the whole grammar linear in the text.
 */
export function remembered<T>(recognise: Asked<T>): Asked<T> {
  const texts = new WeakMap<readonly Token[], Map<number, T>>();
  return (tokens, at) => {
    let known = texts.get(tokens);
    if (!known) texts.set(tokens, (known = new Map<number, T>()));
    if (known.has(at)) return known.get(at) as T;
    const answer = recognise(tokens, at);
    if (known.size >= KEPT) known.clear();
    known.set(at, answer);
    return answer;
  };
}
