import { assertsNothing } from '../assertions.js';
import { FORMS_BY_LANGUAGE } from '../languages/attribute-forms.js';
import { lexiconOf } from '../languages/lexicon-of.js';
import { polarityInLanguage } from './polarity-in-language.js';
import type { ReadAttribute } from './read-attribute.js';
import { ifValueFits } from './value-in-language.js';

/** Anything longer is not a value. */
const LONGEST = 80;

/**
 * @param sentence of the speaker, in a language other than English.
 * @returns a well-known attribute that the sentence states in one of the plain forms of its language; `null` if in
 * doubt.
 */
export function readInLanguage(sentence: string, language: string): ReadAttribute | null {
  const lexicon = lexiconOf(language);
  const tongue = language.split('-')[0]!.toLowerCase();
  const forms = FORMS_BY_LANGUAGE[tongue];
  if (!lexicon || !forms || assertsNothing(sentence, lexicon)) return null;
  for (const [form, attribute] of forms) {
    const found = form.exec(sentence);
    const value = found?.[2]?.replace(/[.,'’-]+$/u, '');
    if (!found || !value || value.length > LONGEST) continue;
    const said = { matched: found[0], rest: sentence.slice(found.index + found[0].length) };
    const polarity = polarityInLanguage(said, lexicon);
    const lead = found[1] ?? '';
    return polarity && ifValueFits({ attribute, value, polarity }, { lead, rest: said.rest, language: tongue });
  }
  return null;
}
