import { table } from '../bed/table.js';
import { type Answered, bySize, type Figures, figuresOf, isHit } from './measure.js';

/** The figures of all contacts, and of those of each size. */
export interface SizedFigures extends Figures {
  readonly sizes: readonly (Figures & { readonly size: number })[];
}

export function figuresBySize(answered: readonly Answered[]): SizedFigures {
  return { ...figuresOf(answered), sizes: bySize(answered) };
}

const HEAD = [
  ...['statements', 'questions', 'hit@1', 'contact', 'others'],
  ...['all of many', 'stale in 5', 'false none', 'missed none'],
];

/** @param wrong whether the questions are listed that were answered wrong. */
export function memoriesReport(
  found: readonly (readonly [how: string, answered: readonly Answered[]])[],
  wrong: boolean,
): string {
  return found
    .flatMap(([how, answered]) => {
      const rows = bySize(answered).map((one) => row(String(one.size), one));
      const faults = wrong ? answered.flatMap(faultOf) : [];
      return [`${how}:`, '', table(HEAD, [...rows, row('all', figuresOf(answered))]), '', ...faults];
    })
    .join('\n')
    .trimEnd();
}

function row(what: string, { questions, stale5, ...figures }: Figures): string[] {
  const { hit1, hit1Contact, hit1Other, all, falseNone, missedNone } = figures;
  const shares = [hit1, hit1Contact, hit1Other, all].map((one) => one.toFixed(3));
  return [what, String(questions), ...shares, String(stale5), falseNone.toFixed(3), missedNone.toFixed(3)];
}

function faultOf(one: Answered): string[] {
  const { size, question, answer } = one;
  const hasAnswer = question.about !== 'none';
  if ((answer.found === 'some') === hasAnswer && (!hasAnswer || isHit(one))) return [];
  return [`${size} "${question.text}" [${question.right.join(' | ')}]: ${answer.found}, "${answer.texts[0] ?? ''}"`];
}
