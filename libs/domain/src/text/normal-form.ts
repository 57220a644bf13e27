/**
 * More marks in a row than any language puts on a letter (Unicode Standard Annex #15, Stream-Safe Text Format: 30). U+FF9E and
 * U+FF9F become marks in NFKC.
 */
const TOO_MANY_MARKS = /[\p{M}\uff9e\uff9f]{31}/u;

/**
 * @returns the text in a Unicode normalization form. A text with more than 30 marks in a row stays as it is: putting them in order
 * takes the square of their number, which are seconds for 50,000 of them.
 */
export function normalForm(text: string, form: 'NFC' | 'NFKC'): string {
  return TOO_MANY_MARKS.test(text) ? text : text.normalize(form);
}
