import type { Read } from './numbers.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';

/** On which side of what is named the time lies: from it on, or until it. */
export type Bound = 'from' | 'until';

/** "Not before ten" is from ten on. */
const DENIED: readonly [string, Bound][] = [
  ['not before', 'from'],
  ['not until', 'from'],
  ['not till', 'from'],
  ['no earlier than', 'from'],
  ['not earlier than', 'from'],
  ['no sooner than', 'from'],
  ['not after', 'until'],
  ['no later than', 'until'],
  ['not later than', 'until'],
];
const PLAIN: readonly [string, Bound][] = [
  ['after', 'from'],
  ['before', 'until'],
  ['by', 'until'],
];
const LOOSE = ['any time', 'anytime', 'some time', 'sometime'];

/** "no later than", "not before": the bound that the denied word leaves. */
export function deniedBound(tokens: readonly Token[], at: number): Read<Bound> | undefined {
  return boundOf(DENIED, tokens, at);
}

/** What bounds an hour after its day: "tomorrow after five", "tomorrow, but not before two". */
export function boundAfterDay(tokens: readonly Token[], at: number): Read<Bound> | undefined {
  const start = skip(tokens, at, ',');
  const denied = deniedBound(tokens, skip(tokens, start, 'but'));
  if (denied) return denied;
  const loose = LOOSE.map((one) => words(tokens, start, one)).find((next) => next !== undefined);
  return boundOf(PLAIN, tokens, loose ?? start);
}

function boundOf(forms: readonly [string, Bound][], tokens: readonly Token[], at: number): Read<Bound> | undefined {
  if (word(tokens, at) === '') return undefined;
  for (const [said, value] of forms) {
    const next = words(tokens, at, said);
    if (next !== undefined) return { value, next };
  }
  return undefined;
}
