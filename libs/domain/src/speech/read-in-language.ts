import { isUnreal } from '../asserted.js';
import type { Polarity } from '../memory.js';
import type { ReadAttribute } from '../self-speech.js';
import { spoken } from '../spoken.js';
import { FORMS } from './forms.js';
import type { Speech } from './speech.js';
import { speechOf } from './speech-of.js';

/** Longer values are no value. */
const LONGEST = 80;

/**
 * @param sentence of whoever speaks, in a language other than English.
 * @returns what it says of a well-known attribute, where it says it in one of the plain forms of its language; `null` in doubt.
 */
export function readInLanguage(sentence: string, language: string): ReadAttribute | null {
  const speech = speechOf(language);
  const forms = FORMS[language.split('-')[0]!.toLowerCase()];
  if (!speech || !forms || isUnreal(sentence, speech)) return null;
  for (const [form, attribute] of forms) {
    const value = form.exec(sentence)?.[2]?.replace(/[.,'’-]+$/u, '');
    if (value && value.length <= LONGEST) return { attribute, value, polarity: polarityOf(sentence, speech) };
  }
  return null;
}

function polarityOf(sentence: string, speech: Speech): Polarity {
  const text = ` ${spoken(sentence, speech).join(' ')} `;
  const isSaid = (cues: readonly string[]): boolean =>
    cues.some((cue) => {
      let from = 0;
      return cue.split(' … ').every((words) => {
        const at = text.indexOf(` ${words} `, from);
        from = at + words.length;
        return at >= 0;
      });
    });
  if (isSaid(speech.ends)) return 'ends';
  return isSaid(speech.never) ? 'never' : 'holds';
}
