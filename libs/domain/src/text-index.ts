/** Languages that have a full-text index of their own, by their BCP 47 language, to the label of its texts. English has all texts. */
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

/** @returns the label by which a text in a language is found in the index of it; `null` where the English index has to do. */
function textLabelOf(language: string | null | undefined): string | null {
  return LABELS[(language ?? 'en').split('-')[0]!.toLowerCase()] ?? null;
}

/** @returns which texts are found in the index of their language, by their ids. */
export function labelled(texts: readonly { readonly id: string; readonly language?: string | null }[]): {
  readonly id: string;
  readonly label: string;
}[] {
  return texts.flatMap(({ id, language }) => {
    const label = textLabelOf(language);
    return label ? [{ id, label }] : [];
  });
}

/** @returns the full-text index over the texts with a label. */
export function textIndexOf(label: string): string {
  return label.replace('TextIn', 'text_in_').toLowerCase();
}
