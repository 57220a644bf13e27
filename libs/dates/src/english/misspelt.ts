/** Words long enough that a slip of the fingers makes no other word of them. */
const LONG = ['tomorrow', 'yesterday', 'tuesday', 'wednesday', 'thursday', 'saturday', 'january', 'february', 'september', 'october', 'november', 'december']; // prettier-ignore
/** In shorter ones a letter left out may make another word; two letters changed round do not. */
const SHORT = ['monday', 'friday', 'sunday', 'august'];

/** How the words of days and months are mistyped, to how they are spelt. */
const SLIPS = new Map<string, string>();
for (const spelt of LONG)
  for (const slip of [...changedRound(spelt), ...leftOut(spelt), ...doubled(spelt)]) SLIPS.set(slip, spelt);
for (const spelt of SHORT) for (const slip of [...changedRound(spelt), ...doubled(spelt)]) SLIPS.set(slip, spelt);
for (const slip of doubled('tomorow')) SLIPS.set(slip, 'tomorrow');
for (const spelt of [...LONG, ...SHORT]) SLIPS.delete(spelt);

/** @returns the word for a day or a month if `text` is one with a letter left out, doubled or in the wrong place. */
export function respelt(text: string): string {
  return SLIPS.get(text) ?? text;
}

function changedRound(text: string): string[] {
  return each(text, 1, (at) => text.slice(0, at) + text[at + 1]! + text[at]! + text.slice(at + 2)).slice(0, -1);
}

function leftOut(text: string): string[] {
  return each(text, 1, (at) => text.slice(0, at) + text.slice(at + 1));
}

function doubled(text: string): string[] {
  return each(text, 1, (at) => text.slice(0, at) + text[at]! + text.slice(at));
}

/** The first letter is seldom mistyped. */
function each(text: string, from: number, slip: (at: number) => string): string[] {
  return Array.from({ length: text.length - from }, (_, i) => slip(i + from));
}
