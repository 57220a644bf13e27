/**
 * Languages (BCP 47) with a full-text index of their own, and the label of their texts. The English index has all
 * texts.
 */
const LABELS: Readonly<Record<string, string>> = {
  de: 'TextInGerman',
  es: 'TextInSpanish',
  fr: 'TextInFrench',
  pt: 'TextInPortuguese',
  nl: 'TextInDutch',
  it: 'TextInItalian',
  ru: 'TextInRussian',
  sv: 'TextInSwedish',
  hi: 'TextInHindi',
  zh: 'TextInCjk',
  ja: 'TextInCjk',
  ko: 'TextInCjk',
};

/** @returns the label of a language's texts; `null` if the English index is used. */
function textLabelOf(language: string | null | undefined): string | null {
  return LABELS[(language ?? 'en').split('-')[0]!.toLowerCase()] ?? null;
}

/** @returns the texts that are in the index of their language, with its label. */
export function withTextLabels(texts: readonly { readonly id: string; readonly language?: string | null }[]): {
  readonly id: string;
  readonly label: string;
}[] {
  return texts.flatMap(({ id, language }) => {
    const label = textLabelOf(language);
    return label ? [{ id, label }] : [];
  });
}

/** @returns the full-text index of the texts with a label. */
export function textIndexOf(label: string): string {
  return label.replace('TextIn', 'text_in_').toLowerCase();
}
