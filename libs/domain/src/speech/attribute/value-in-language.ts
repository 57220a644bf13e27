import { countries, isKnownPlace } from '../places/places.js';
import type { ReadAttribute } from './read-attribute.js';

/**
 * Words that occur where a town or an employer could and are neither: German capitalises every noun, and Hindi none.
 */
const NO_NAMES = new Set(
  `angst armut frieden freiheit hause haus haushalt heim heimat hoffnung hotel jugendherberge liebe luxus miete not panik pension
  reichtum rente ruhe scheidung sicherheit sorge sünde team trennung untermiete wohnung zimmer zweisamkeit wg ehe eile urlaub geld bedarf
  nacht tag regen schnee sonne kunden freunden leuten spaß erfolg lohn oben unten westen osten süden norden
  ostern weihnachten pfingsten silvester neujahr feierabend mittag abend morgen montag dienstag mittwoch donnerstag freitag samstag sonntag
  januar februar märz april mai juni juli august september oktober november dezember sommer winter herbst frühling
  navidad semana pascua enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre verano invierno
  calle avenida avda plaza paseo camino carretera rue avenue boulevard place chemin impasse quai
  noël pâques toussaint janvier février mars avril juin juillet août septembre octobre novembre décembre
  रात दिन सुबह शाम घर किराए टेंशन तनाव चिंता होटल हॉस्टल गाँव गांव शहर दफ़्तर ऑफिस ऑफ़िस`.split(/\s+/u),
);
/** Endings of German nouns that are abstract or legal terms. */
const NOUN = /\p{L}{2}(?:ung|heit|keit|schaft|tum|[st]ion|tät|\p{L}nis|miete|zimmer|wohnung|haus|heim)$/u;
/** Nobody is allergic to these. */
const NOT_ALLERGIC = new Set('todo todos toda todas nada algo muchas muchos tout tous toute toutes rien'.split(' '));
/** What may follow an age: "J'ai 20 ans d'expérience" does not state one. */
const AGE_ENDS = /^\s*(?:$|[.,;!?…]|(?:y|et|und|geworden|de edad|cumplidos)(?!\p{L}))/u;
/** An address continues with a number. */
const NUMBER = /^,?\s\d/u;

const COUNTRIES: ReadonlySet<string> = new Set(['de', 'es', 'fr'].flatMap((language) => [...countries(language)]));

/** @returns what was read, if the value is of the right kind for the attribute; `null` if in doubt. */
export function ifValueFits(
  read: ReadAttribute,
  { lead, rest, language }: { readonly lead: string; readonly rest: string; readonly language: string },
): ReadAttribute | null {
  const { attribute, value } = read;
  if (attribute === 'age') return AGE_ENDS.test(rest) ? read : null;
  if (attribute === 'allergy') return NOT_ALLERGIC.has(value.toLowerCase()) ? null : read;
  if (attribute !== 'current_city' && attribute !== 'employer') return read;
  const first = (value.split(/[\s,'’]/u)[0] as string).toLowerCase();
  const isNoun = language === 'de' && NOUN.test(value) && !isKnownPlace(value);
  if (NO_NAMES.has(first) || isNoun || NUMBER.test(rest)) return null;
  if (attribute === 'employer') return mayEmploy(value, lead) ? read : null;
  return COUNTRIES.has(value) ? { ...read, attribute: 'current_country' } : read;
}

/** "Trabajo en Madrid" and "je travaille à Paris" say where, not for whom. */
function mayEmploy(value: string, lead: string): boolean {
  if (/\sà\s$/u.test(lead)) return false;
  return !/\sen\s$/u.test(lead) || !(COUNTRIES.has(value) || isKnownPlace(value));
}
