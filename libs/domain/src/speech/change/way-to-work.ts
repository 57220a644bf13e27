import { spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';
import { canBeOfSameHolder } from './same-holder.js';

/** How people get to work or school, by the verb and by what they take. */
const WAYS: readonly (readonly [way: string, verbs: string, takes: string])[] = [
  ['car', 'drives?|driving', 'car'],
  ['bus', '', 'bus'],
  ['train', '', 'train'],
  ['tram', '', 'tram|metro|tube|underground|subway'],
  ['bike', 'cycles?|cycling|bikes?|biking', 'bike|bicycle'],
  ['foot', 'walks?|walking', ''],
  ['lift', '', 'lift|taxi|cab'],
];
const WHERE = '(?:to (?:the )?(?:work|office|school|college|uni|university|nursery)|in)';
/** What tells of each way. */
const TELLS = WAYS.map(([way, verbs, takes]) => {
  const take = `(?:takes?|taking|gets?|getting|catch|catches|catching|uses?|using) (?:the|a|my) (?:${takes})`;
  const by = `(?:goes|go|going|comes?|coming|travels?|travelling|commutes?|commuting|gets?|getting)(?: ${WHERE})? (?:by (?:${takes})|on the (?:${takes}))`;
  const forms = [verbs, takes && take, takes && by].filter(Boolean).join('|');
  return [way, new RegExp(` (?:${forms})(?: |$)`, 'u')] as const;
});
const TO_WORK = / (?:to (?:the )?(?:work|office)|in|commut\p{L}+) /u;
const TO_SCHOOL = / to (?:the )?(?:school|college|uni|university|nursery) /u;
/** It is so from now on. */
const NOW =
  / (?:started|begun|began|taken to|gone over to|switched to|changed to|swapped to|now|these days|nowadays|every day|from now on|instead) /u;
/** Only on some days, or both. */
const SOME =
  / (?:today|yesterday|tomorrow|this (?:week|morning|month)|sometimes|some|occasionally|when|if|while|on \p{L}+days?|one day|once|twice|half|back|station|and|or|lessons|learning|for) /u;

/**
 * "I've started cycling in" replaces "I commute by train": there is one usual way to work. English only.
 *
 * @returns the change, if the same person is said to go there in another way from now on.
 */
export function otherWayToWork(sentence: string, fact: KnownFact & { readonly fact: string }): PlainChange | null {
  const held = withBlanks(fact.words);
  const before = wayIn(held);
  if (before === null) return null;
  for (const clause of sentence.split(JOINT)) {
    const said = spokenWords(clause);
    const text = withBlanks(said);
    const now = NOW.test(text) && !isDoubtful(said) ? wayIn(text) : null;
    if (now === null || now.where !== before.where || now.way === before.way) continue;
    if (canBeOfSameHolder(clause, fact.fact, fact))
      return { relation: 'replaces', cue: `goes by ${now.way}`, saysMore: true };
  }
  return null;
}

function wayIn(text: string): { readonly way: string; readonly where: string } | null {
  const [one, ...more] = TELLS.filter(([, spoken]) => spoken.test(text)).map(([way]) => way);
  const [isWork, isSchool] = [TO_WORK.test(text), TO_SCHOOL.test(text)];
  if (one === undefined || more.length > 0 || isWork === isSchool || SOME.test(text)) return null;
  return { way: one, where: isWork ? 'work' : 'school' };
}
