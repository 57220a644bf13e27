import { stretches } from './stretches.js';

const LONGEST = 140;
const OPENING = /^(?:(?:and|so|now|then|okay|ok|right|lovely|great|perfect|thanks|thank you|sure|just)[\s,.-]+)+/iu;
const WORD = String.raw`(?!(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|please|and|or|welcome|turn|choice|call|way)(?!\p{L}))[\p{L}\p{N}'’-]+`;
const NOUN = String.raw`${WORD}(?:\s${WORD}){0,5}`;
const DETAIL = String.raw`(?:name|number|e-?mail|address|post\s?code|zip\s?code|phone|mobile|date of birth|registration|reference|age|occupation)`;
/** "Your postcode.", "I'll need your date of birth.", "Surname and first name please." */
const PROMPT = new RegExp(
  String.raw`^(?:(?:i(?:['’]ll|\swill)?\s(?:just\s|also\s)?need|(?:can|could|may)\si\s(?:just\s|also\s)?(?:take|get|have))\s)?your\s${NOUN}(?:,?\splease)?[.…]*$|^(?:(?:the|an?)\s)?(?:${WORD}\s){0,4}${DETAIL}(?:\s${WORD}){0,3},?\splease[.…]*$`,
  'iu',
);

/**
 * @param turn of an agent.
 * @returns the turn with a question mark, if its last sentence only names what the contact is to tell: "And your postcode."
 */
export function promptAsQuestion(turn: string): string {
  const said = turn.trimEnd();
  const last =
    stretches(said.slice(-2 * LONGEST))
      .at(-1)
      ?.trim() ?? '';
  const isPrompt = last.length <= LONGEST && PROMPT.test(last.replace(OPENING, ''));
  return isPrompt ? said.replace(/[.…]{0,3}$/u, '').replace(/,?\splease$/iu, '') + '?' : turn;
}
