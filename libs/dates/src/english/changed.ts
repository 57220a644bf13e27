import type { Phrase, Recogniser } from './phrase.js';
import type { Token } from './tokens.js';
import { word } from './tokens.js';

const CHANGES = new Set(
  (
    'move moved moves moving change changed changes changing switch switched switching swap swapped swapping shift shifted shifting ' +
    'reschedule rescheduled rescheduling rearrange rearranged rearranging rebook rebooked push pushed pushing bump bumped ' +
    'postpone postponed bring brought put'
  ).split(' '),
);
const STOPS = new Set(['.', '!', '?', ';', ',', '\n', 'and', 'but']);
const BACK = 8; // tokens looked at: more would cross into another clause, and cost
const TO = 'to';

/**
 * "Moved from Monday to Tuesday" is on Tuesday, and no range. Of days and times only: "it changed from May to June" lasted.
 * @returns what the last time of such a range means.
 */
export function changedTo(
  tokens: readonly Token[],
  at: number,
  range: Phrase,
  grammar: readonly Recogniser[],
): Phrase | undefined {
  if (!range.isRange || word(tokens, at) !== 'from' || !isChanged(tokens, at)) return undefined;
  for (let to = at + 2; to < range.next - 1; to += 1) {
    if (word(tokens, to) !== TO) continue;
    const start = word(tokens, to + 1) === 'the' && !grammar.some((one) => one(tokens, to + 1)) ? to + 2 : to + 1;
    const last = grammar.map((one) => one(tokens, start)).find((one) => one?.next === range.next && !one.isRange);
    if (last && (last.day || last.timed))
      // What was changed is to come, however the change is told.
      return { ...last, read: (context) => last.read({ ...context, tense: 'future' }) };
  }
  return undefined;
}

function isChanged(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= 0 && at >= from - BACK && !STOPS.has(word(tokens, at)); at -= 1)
    if (CHANGES.has(word(tokens, at))) return true;
  return false;
}
