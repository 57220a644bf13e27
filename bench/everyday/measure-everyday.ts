import { readLines } from '../bed/read-lines.js';
import { type Figure, shareFigure } from '../quality/figure.js';
import { inLanes } from '../quality/lanes.js';
import type { Bed, Measured } from '../quality/part.js';
import { askCalls, BLIND_CALLS, CALLS, type CallsAnswer, type CallsCase } from './calls.js';
import { allOf, askDated, BLIND_DATED, DATED, type DatedCase } from './dated.js';
import {
  askCase,
  BLIND_CASES,
  type Case,
  CASES,
  CROWDED_CASES,
  HARDER_CASES,
  scoreCases,
  SMALL_WORLDS,
  tell,
  type ToldCase,
  type ToldOutcome,
} from './everyday.js';
import { askPeople, BLIND_PEOPLE, PEOPLE, type PeopleCase, type PeopleOutcome } from './people.js';
import { askPast, BLIND_PAST, PAST, type PastCase } from './past.js';

/** What holds at an instant, of what was told in sentences with times. */
export async function dated({ call, progress }: Bed): Promise<Measured> {
  const [cases, unseen] = [await readLines<DatedCase>(DATED), await readLines<DatedCase>(BLIND_DATED)];
  const outcomes = await inLanes([...cases, ...unseen], (one) => askDated(call, one), progress);
  const [seen, blind] = [allOf(outcomes.slice(0, cases.length)), allOf(outcomes.slice(cases.length))];
  const share = (name: string, { right, of }: { right: number; of: number }): Figure =>
    shareFigure(name, right / of, of);
  return {
    figures: [
      share('dated holds', seen.holds),
      share('dated does not hold', seen.not),
      share('blind dated holds', blind.holds),
      share('blind dated does not hold', blind.not),
    ],
  };
}

/** What is gone, and what answers a question, after one more sentence. */
export async function everyday({ call, progress }: Bed): Promise<Measured> {
  const [cases, unseen] = [await readLines<Case>(CASES), await readLines<Case>(BLIND_CASES)];
  const outcomes = await inLanes([...cases, ...unseen], (one) => askCase(call, one), progress);
  const score = scoreCases(cases, outcomes);
  const blind = scoreCases(unseen, outcomes.slice(cases.length));
  return {
    figures: [
      shareFigure('everyday gone', score.gone, score.stale),
      shareFigure('everyday stays', score.stays, score.lasting),
      shareFigure('everyday told stays', score.toldStays, score.told),
      shareFigure('everyday first right', score.first, score.cases),
      shareFigure('everyday first stale', score.firstStale, score.cases, 'less'),
      shareFigure('blind everyday gone', blind.gone, blind.stale),
      shareFigure('blind everyday stays', blind.stays, blind.lasting),
      shareFigure('blind everyday first right', blind.first, blind.cases),
    ],
  };
}

/** What is gone after a sentence that may only sound like a change, after one of a domain of its own, and of many facts that crowd together. */
export async function harder({ call, progress }: Bed): Promise<Measured> {
  const kinds = { harder: HARDER_CASES, 'small worlds': SMALL_WORLDS, crowded: CROWDED_CASES };
  const figures = [];
  for (const [name, file] of Object.entries(kinds)) {
    const cases = await readLines<ToldCase>(file);
    const outcomes = await inLanes(cases, (one) => tell(call, one), progress);
    figures.push(...toldFigures(name, cases, outcomes));
  }
  return { figures };
}

function toldFigures(name: string, cases: readonly ToldCase[], outcomes: readonly ToldOutcome[]): Figure[] {
  const score = scoreCases(
    cases.map((one) => ({ ...one, ...NOT_ASKED })),
    outcomes.map((one) => ({ ...one, first: null })),
  );
  return [
    shareFigure(`${name} gone`, score.gone, score.stale),
    shareFigure(`${name} stays`, score.stays, score.lasting),
    shareFigure(`${name} told stays`, score.toldStays, score.told),
  ];
}

/** What answers a question for what was so. */
export async function past({ call, progress }: Bed): Promise<Measured> {
  const [cases, unseen] = [await readLines<PastCase>(PAST), await readLines<PastCase>(BLIND_PAST)];
  const answers = await inLanes([...cases, ...unseen], (one) => askPast(call, one), progress);
  const [seen, blind] = [answers.slice(0, cases.length).flat(), answers.slice(cases.length).flat()];
  const share = (name: string, of: typeof seen): Figure =>
    shareFigure(name, of.filter(({ isRight }) => isRight).length / of.length, of.length);
  const ofKinds = (name: string, of: typeof seen): Figure[] => [
    share(
      `${name} questions for what was`,
      of.filter(({ kind }) => kind !== 'now'),
    ),
    share(
      `${name} questions for what is`,
      of.filter(({ kind }) => kind === 'now'),
    ),
  ];
  return { figures: [...ofKinds('past', seen), ...ofKinds('blind past', blind)] };
}

/** What is gone of several people's facts, and what answers questions about each, after a sentence about one. */
export async function people({ call, progress }: Bed): Promise<Measured> {
  const [cases, unseen] = [await readLines<PeopleCase>(PEOPLE), await readLines<PeopleCase>(BLIND_PEOPLE)];
  const outcomes = await inLanes([...cases, ...unseen], (one) => askPeople(call, one), progress);
  const figures = (name: string, of: readonly PeopleCase[], went: readonly PeopleOutcome[]): Figure[] => {
    // Its questions are counted apart.
    const asOne = of.map((one) => ({ ...one, ...NOT_ASKED }));
    const score = scoreCases(
      asOne,
      went.map((one) => ({ ...one, first: null })),
    );
    const asked = went.flatMap(({ isRight }) => isRight);
    return [
      shareFigure(`${name} gone`, score.gone, score.stale),
      shareFigure(`${name} stays`, score.stays, score.lasting),
      shareFigure(`${name} first right`, asked.filter(Boolean).length / asked.length, asked.length),
    ];
  };
  const seen = figures('people', cases, outcomes.slice(0, cases.length));
  return { figures: [...seen, ...figures('blind people', unseen, outcomes.slice(cases.length))] };
}

/** What answers a question of the phone calls in which it was said, read without a language model. */
export async function calls({ call, progress }: Bed): Promise<Measured> {
  const [cases, unseen] = [await readLines<CallsCase>(CALLS), await readLines<CallsCase>(BLIND_CALLS)];
  const answers = await inLanes([...cases, ...unseen], (one) => askCalls(call, one), progress);
  const figures = (name: string, of: readonly CallsAnswer[]): Figure[] => {
    const sought = of.filter(({ isSought }) => isSought);
    const share = (what: keyof CallsAnswer, among: readonly CallsAnswer[] = sought, better?: 'less'): Figure =>
      shareFigure(
        `${name} ${WORDS[what]}`,
        among.filter((one) => one[what]).length / among.length,
        among.length,
        better,
      );
    return [share('firstRight'), share('rightOfThree'), share('saidOfThree'), share('firstStale', of, 'less')];
  };
  const seen = figures('calls', answers.slice(0, cases.length).flat());
  return { figures: [...seen, ...figures('blind calls', answers.slice(cases.length).flat())] };
}

const NOT_ASKED = { question: '', answer: 'then' };

const WORDS: Readonly<Record<keyof CallsAnswer, string>> = {
  isSought: 'sought',
  firstRight: 'first right',
  rightOfThree: 'right of three',
  saidOfThree: 'right of three with turns',
  firstStale: 'first stale',
};
