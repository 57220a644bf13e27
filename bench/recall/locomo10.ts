import type { Locomo, LocomoQuestion, LocomoTurn } from './locomo.type.js';

/** One conversation of LoCoMo's own file, locomo10.json, as far as it is used. */
export interface LocomoSample {
  readonly sample_id: string;
  readonly qa: readonly {
    readonly question: string;
    /** Ids of turns, such as `D1:3`; some hold several in one text. */
    readonly evidence?: readonly string[];
    readonly category: number;
  }[];
  /** `session_1`, `session_1_date_time` and so on, beside the names of the speakers. */
  readonly conversation: Readonly<Record<string, unknown>>;
}

interface Said {
  readonly speaker: string;
  readonly dia_id: string;
  readonly text: string;
  readonly blip_caption?: string;
}

const CATEGORIES: Readonly<Record<number, string>> = {
  1: 'multi-hop',
  2: 'temporal',
  3: 'open-domain',
  4: 'single-hop',
  5: 'adversarial',
};
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const CLOCK = /^(\d{1,2}):(\d{2})\s*(am|pm) on (\d{1,2}) (\p{L}+),? (\d{4})$/iu;

/**
 * @param samples what locomo10.json holds.
 * @returns the same as turns and questions; evidence that is no turn of the conversation is left out.
 */
export function ofSamples(samples: readonly LocomoSample[]): Locomo {
  const turns = samples.flatMap(turnsOf);
  const known = new Set(turns.map(({ conversation, id }) => `${conversation} ${id}`));
  const questions = samples.flatMap(({ sample_id: conversation, qa }) =>
    qa.map(({ question, evidence = [], category }, i): LocomoQuestion => {
      const ids = evidence.flatMap((one) => one.match(/D\d+:\d+/g) ?? []);
      return {
        ...{ conversation, id: `${conversation}/Q${i}`, question, category: CATEGORIES[category] ?? String(category) },
        evidence_fixed: [...new Set(ids)].filter((id) => known.has(`${conversation} ${id}`)),
      };
    }),
  );
  return { turns, questions };
}

function turnsOf({ sample_id: conversation, conversation: said }: LocomoSample): LocomoTurn[] {
  return Object.keys(said)
    .filter((key) => /^session_\d+$/.test(key))
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .flatMap((key) => {
      const datetime = clockOf(String(said[`${key}_date_time`]));
      return (said[key] as readonly Said[]).map(({ speaker, dia_id: id, text, blip_caption: caption = null }) => ({
        ...{ conversation, session: `${conversation}/S${numberOf(key)}`, datetime, id, speaker, text, caption },
      }));
    });
}

function numberOf(key: string): number {
  return Number(key.slice('session_'.length));
}

/**
 * @param text such as "1:56 pm on 8 May, 2023".
 * @returns the clock on the wall, such as 2023-05-08T13:56:00.
 */
export function clockOf(text: string): string {
  const [, hour, minute, half, day, month, year] = CLOCK.exec(text.trim()) ?? [];
  const number = MONTHS.indexOf(month?.toLowerCase() ?? '') + 1;
  if (number === 0) throw new Error(`"${text}" is no time of a session, such as "1:56 pm on 8 May, 2023".`);
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0);
  const two = (part: unknown): string => String(part).padStart(2, '0');
  return `${year}-${two(number)}-${two(day)}T${two(hours)}:${two(minute)}:00`;
}
