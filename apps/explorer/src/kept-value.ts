/** What is compared of a memory: its words, and the value by which it is looked up and compared. */
interface Valued {
  readonly text: string;
  readonly attribute?: string | null | undefined;
  readonly value?: string | null | undefined;
}

/**
 * Words and value are two fields of a form, filled with what was believed. Where the words said the value, whoever corrects one of
 * them alone would store a sentence and a value that contradict each other.
 *
 * @throws Error that says what to do.
 */
export function assertOneStory(before: Valued, { text, value }: Pick<Valued, 'text' | 'value'>): void {
  const old = before.value ?? '';
  if (old === '' || !value || !says(before.text, old) || says(text, value)) return;
  const isSameValue = folded(value) === folded(old);
  if (isSameValue)
    throw new Error(`The value is still “${value}”, and the new words do not say it. Correct the value too.`);
  if (folded(text) === folded(before.text))
    throw new Error(`The words do not say the new value “${value}”. Correct the words too.`);
}

/** @returns what would be kept of a statement, as a line of what would change. */
export function keptInWords({ text, attribute, value }: Valued): string[] {
  if (!attribute || !value) return [`Kept: “${text}”.`];
  const besides = says(text, value) ? '' : ', which these words do not say';
  return [`Kept: “${text}”, with ${attribute.replaceAll('_', ' ')} “${value}”${besides}.`];
}

function says(text: string, value: string): boolean {
  return folded(text).includes(folded(value));
}

function folded(words: string): string {
  return words.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
