/** What is compared of a memory: its words, and the value by which it is looked up and compared. */
interface Valued {
  readonly text: string;
  readonly attribute?: string | null | undefined;
  readonly value?: string | null | undefined;
}

/** A sign within a word, in scripts that part their words. */
const INSIDE =
  '(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}])[\\p{L}\\p{M}\\p{N}]';
const BEGINS_INSIDE = new RegExp(`^${INSIDE}`, 'u');
const ENDS_INSIDE = new RegExp(`${INSIDE}$`, 'u');

/**
 * Words and value are two fields of a form, filled with what was believed. Where the words said the value, whoever corrects the
 * value alone would store a sentence that contradicts it.
 *
 * @throws Error that says what to do.
 */
export function assertOneStory(before: Valued, after: Pick<Valued, 'text' | 'value'>): void {
  if (isParted(before, after) && !isSame(before.value, after.value) && isSame(before.text, after.text))
    throw new Error(`The words do not say the new value “${after.value}”. Correct the words too.`);
}

/** @returns a warning where only the words are new: they may say the old value in another way, or say another one. */
export function storyInWords(before: Valued, after: Pick<Valued, 'text' | 'value'>): string[] {
  if (!isParted(before, after) || !isSame(before.value, after.value)) return [];
  return [
    `The value is still “${after.value}”, and the new words do not say it. Correct the value too, unless it is right.`,
  ];
}

/** @returns whether the words said the value, and do so no longer. */
function isParted(before: Valued, { text, value }: Pick<Valued, 'text' | 'value'>): boolean {
  const old = before.value ?? '';
  return old !== '' && Boolean(value) && says(before.text, old) && !says(text, value ?? '');
}

function isSame(a: string | null | undefined, b: string | null | undefined): boolean {
  return folded(a ?? '') === folded(b ?? '');
}

/** @returns what would be kept of a statement, as a line of what would change. */
export function keptInWords({ text, attribute, value }: Valued): string[] {
  if (!attribute || !value) return [`Kept: “${text}”.`];
  const besides = says(text, value) ? '' : ', which these words do not say';
  return [`Kept: “${text}”, with ${attribute.replaceAll('_', ' ')} “${value}”${besides}.`];
}

/** @returns whether the value stands in the text as words of its own: 5 is not said by "15 dogs". */
function says(text: string, value: string): boolean {
  const [words, sought] = [folded(text), folded(value)];
  for (let at = words.indexOf(sought); at >= 0; at = words.indexOf(sought, at + 1)) {
    const end = at + sought.length;
    const [before, after] = [words.slice(Math.max(0, at - 2), at), words.slice(end, end + 2)];
    const isCut =
      (ENDS_INSIDE.test(before) && BEGINS_INSIDE.test(sought)) ||
      (ENDS_INSIDE.test(sought) && BEGINS_INSIDE.test(after));
    if (!isCut) return true;
  }
  return false;
}

function folded(words: string): string {
  return words.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
