import { spokenText, spokenWords, withBlanks } from '../words.js';
import type { KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';
import { canBeOfSameHolder } from './same-holder.js';

const MEAT =
  'meat|red meat|white meat|chicken|beef|pork|lamb|turkey|bacon|ham|steaks?|sausages?|burgers?|bit of meat|bit of chicken';
const FISH = 'fish|seafood|salmon|tuna|prawns|cod|shellfish|sushi|bit of fish';
const OF_ANIMALS = 'eggs?|cheese|dairy|milk|butter|honey|yogh?urts?|cream';
/** Somebody's diet, and what nobody on it eats. */
const DIETS: readonly (readonly [diet: RegExp, foods: string])[] = [
  [/ vegan(?!ism) /u, `${MEAT}|${FISH}|${OF_ANIMALS}`],
  [/ (?:vegetarian|veggie) /u, `${MEAT}|${FISH}`],
  [/ (?:pescatarian|pescetarian) /u, MEAT],
  [/ (?:dairy-free|off dairy) /u, 'dairy|cheese|milk|butter|cream|yogh?urts?'],
];
/** The whole fact tells of the diet of somebody, and not of a dish or a place. */
const IS =
  /^ (?:[\p{L}'-]+ ){0,3}?(?:i'm|am|is|are|[\p{L}-]+'(?:s|re)|been|being|gone|went|turned|become) (?:an? |now |still |strictly |strict )*$/u;
const NO_PERSON = / (?:cake|dish|meal|menu|option|restaurant|café|cafe|food|leather|recipe|burger|version) /u;
const EATS_NOW =
  '(?:(?:started|begun|began|taken to|gone back to|went back to|back to|back on|back on to|switched back to|start(?:ed)? to) (?:(?:eat|eating|having|have) )?(?:the |some |a )?|(?:i|we|he|she|they) (?:do |does )?(?:eat|eats) )';

/**
 * "I've started eating fish" replaces "I'm vegan": nobody on that diet eats it. English only.
 *
 * @returns the change, if the same person is said to have taken to such food.
 */
export function leftDiet(sentence: string, fact: KnownFact & { readonly fact: string }): PlainChange | null {
  const foods = foodsExcludedBy(withBlanks(fact.words));
  if (foods === null) return null;
  const isOfKin = OF_KIN.test(withBlanks(fact.words));
  for (const clause of sentence.split(CLAUSES)) {
    const said = spokenWords(clause);
    const eats = isOfKin && BY_PRONOUN.test(withBlanks(said)) ? null : eatsIn(withBlanks(said));
    if (eats === null || isDoubtful(said) || ONLY_ONCE.test(withBlanks(said))) continue;
    const isForbidden = new RegExp(`^(?:${foods})(?= |$)`, 'u').test(eats) && !INSTEAD_OF_IT.test(eats);
    if (isForbidden && canBeOfSameHolder(clause, fact.fact, fact))
      return { relation: 'replaces', cue: 'eats again', saysMore: true };
  }
  return null;
}

/** "She eats fish" is said of her, not of her partner. */
const OF_KIN = /^ (?:his|her|their) /u;
const BY_PRONOUN = /^ (?:(?:and|but|so|well|oh) )*(?:he|she|they)(?:'(?:s|ve))? /u;
const CLAUSES = /[,;:]\s+|\s[–—-]\s|\s(?:but|and|so)\s/iu;
const ONLY_ONCE =
  / (?:once|yesterday|last night|by (?:mistake|accident)|used to|as a (?:child|kid)|vegan|plant-based|veggie|alternatives?|substitutes?) /u;
/** "Fish-free sausages", "milk made of oats". */
const INSTEAD_OF_IT = / (?:free|substitutes?|alternatives?|made of|cakes?) /u;

function foodsExcludedBy(held: string): string | null {
  for (const [diet, foods] of DIETS) {
    const found = diet.exec(held);
    const isPerson = found !== null && !NO_PERSON.test(held) && IS.test(held.slice(0, found.index + 1));
    if (isPerson) return foods;
  }
  return null;
}

/** What comes after the words of eating. */
function eatsIn(text: string): string | null {
  const found = EATS.exec(text);
  return found === null ? null : text.slice(found.index + found[0].length).trim();
}

const EATS = new RegExp(` ${EATS_NOW}`, 'u');

const OF_PLANTS =
  /^(?:(?:more|some|lots of|fewer|less) )?(?:tofu|beans|lentils|chickpeas|veg|vegetables|greens|salads?|fruit|nuts|seeds|rice|bread|pasta|oats|porridge|avocados?|mushrooms|quorn|soya|tempeh|breakfast|lunch|better|healthier|healthily|earlier|later|less|more)(?: |$)/u;

/** @returns whether a statement tells only that somebody took to food that their diet allows: "I've started eating tofu". */
export function keepsDiet(statement: string, fact: string): boolean {
  const eats = eatsIn(spokenText(statement));
  return eats !== null && OF_PLANTS.test(eats) && foodsExcludedBy(spokenText(fact)) !== null;
}
