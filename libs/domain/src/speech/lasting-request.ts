import { FILLERS } from './question/words.js';

/** Beginning now. What is wished "for good", "permanently" or "in future" need not begin: "I want to stop smoking for good". */
const LASTING =
  /(?<!\p{L})(?:from (?:now|here|this point|today) on(?:wards?)?|from here on in|going forward)(?!\p{L})/iu;
/** What is not yet decided, is only asked about, or is wished for another time. */
const OPEN =
  /(?<!\p{L})(?:if|whether|possible|possibly|perhaps|maybe|one day|some ?day|wish|hope|hoping|think|thinking|not sure|wonder|wondering|or|unless|once|when|not|never|what|how|which|why|\p{L}+n['’]t)(?!\p{L})/iu;
const LIGHTLY = String.raw`(?:(?:please|just|maybe|also|rather|really|kindly)\s)*`;
/** What somebody does or has under an arrangement, so that a request of it is one for another arrangement. */
const ARRANGED =
  '(?:have(?!\\s(?:been|\\p{L}+ed)(?!\\p{L}))|switch|move|change|do|make|go|come|say|meet|get|swap|start|stop|book|put|keep|use|pay|be|take|receive|see|leave|send|collect|drop|call|email|text|ring|deliver)';
/** How it is asked for, and what is left of it: who, and the rest. */
const REQUESTS = [
  [
    new RegExp(
      String.raw`^(?:i|we)(?:['’]d like|\swould like|\swant|['’]d prefer|\swould prefer|\sprefer|\sneed)\s(?!to\s|you\s|him\s|her\s|them\s)`,
      'iu',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`^(?<who>i|we)(?:['’]d like|\swould like|\swant|['’]d prefer|\swould prefer|['’]d rather|\sprefer|\sneed)\s(?:to\s)?(?=${ARRANGED}\s)`,
      'iu',
    ),
    '$<who> ',
  ],
  [new RegExp(String.raw`^(?:can|could|shall|may)\s(?<who>i|we)\s${LIGHTLY}(?=${ARRANGED}\s)`, 'iu'), '$<who> '],
  [new RegExp(String.raw`^(?:can|could)\s(?:it|that|this)\s${LIGHTLY}be\s`, 'iu'), "it's "],
  [
    new RegExp(
      String.raw`^(?:(?:can|could|will|would)\syou|(?:i|we)(?:['’]d like|\swould like|\swant|\sneed)\syou\sto)\s${LIGHTLY}(?=\p{L}+\s)`,
      'iu',
    ),
    '',
  ],
] as const;
const LONGEST = 200;

/**
 * "I want mornings from now on" and "Could we switch to Fridays from now on?" have the form of a wish and of a question,
 * and set how it is to be until further notice. English only.
 *
 * @returns such a sentence as the arrangement that it asks for: "Mornings from now on."; as it is if it asks for none.
 */
export function asArrangement(sentence: string): string {
  if (sentence.length > LONGEST || !LASTING.test(sentence) || OPEN.test(sentence)) return sentence;
  const said = sentence.trimStart();
  const opened = FILLERS.exec(said.replaceAll('’', "'").toLowerCase())?.[0].length ?? 0;
  const rest = said.slice(opened);
  const request = REQUESTS.find(([asks]) => asks.test(rest));
  if (!request) return sentence;
  const left = rest
    .replace(request[0], request[1])
    .replace(/^(i|we) be /iu, "$1'm ")
    .replace("we'm", "we're");
  return `${left.charAt(0).toUpperCase()}${left.slice(1)}`.replace(/[\s?？.!]*$/u, '.');
}

/**
 * @returns the arrangement with which a sentence begins, without the reason behind it: "Window for me from now on, I
 * sleep better"; nothing if it has no other clause.
 */
export function arrangementBefore(sentence: string): string[] {
  const lasting = LASTING.exec(sentence.slice(0, LONGEST));
  if (!lasting) return [];
  const end = lasting.index + lasting[0].length;
  const lead = sentence.slice(0, end);
  return /^\s*(?:[,;–—-]|\s(?:because|as|since|cos)\s)/u.test(sentence.slice(end)) && !OPEN.test(lead) ? [lead] : [];
}
