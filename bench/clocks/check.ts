import { recall } from '#contract/recall.js';
import type { Received, RestClient } from '../bed/rest-client.js';
import { Dice } from '../speed/dice.js';
import { Belief } from './belief.js';
import { type Checks, type Invariant, Tally } from './checks.js';
import type { Step } from './step.js';
import type { Story } from './story.js';
import { instantOf, Teller, turnOf } from './tell.js';

const [FIRST, ALL] = [5, 100];
/** Places on both clocks that are asked of each story. */
const PLACES = 24;

type Answer = Received<typeof recall>;

/** An answer as it was given while the story was told. */
interface Reading {
  readonly after: number;
  readonly query: string;
  readonly answer: Answer;
}

/** Tells a story and asks about it, while it is told and when it is over. */
export async function checkStory(call: RestClient['call'], story: Story): Promise<Checks> {
  const check = new StoryCheck(call, await Teller.begin(call, story.name), story);
  await check.run();
  return check.checks.all;
}

class StoryCheck {
  readonly checks = new Tally();
  readonly #readings: Reading[] = [];
  readonly #told: ReadonlyMap<string, Step>;

  constructor(
    private readonly call: RestClient['call'],
    private readonly teller: Teller,
    private readonly story: Story,
  ) {
    const told = story.steps.filter(({ act }) => act === 'tell' || act === 'correct');
    this.#told = new Map(told.map((step) => [step.text, step]));
  }

  async run(): Promise<void> {
    for (const [after, step] of this.story.steps.entries()) {
      await this.teller.tell(step);
      const query = this.story.questions.get(step.attribute) ?? '';
      const answer = await this.ask(query);
      this.#readings.push({ after, query, answer });
      this.isFresh(after, answer);
    }
    for (const reading of this.#readings) await this.isAsItWas(reading);
    const dice = new Dice(this.story.steps.length);
    for (let i = 0; i < PLACES; i += 1) {
      const reading = dice.pick(this.#readings);
      const day = Math.floor(dice.roll() * this.story.steps.length);
      await this.isBelieved(reading, day);
      await this.isSaid(reading, day);
    }
  }

  private isFresh(after: number, { results }: Answer): void {
    const now = this.beliefAfter(after).at(this.story.steps.length);
    const stale = this.textsOf(results.slice(0, FIRST)).filter((text) => !now.has(text));
    this.hold('stale', stale, `after step ${after}`);
  }

  /** The same question at the same place: what it was answered then, but for what was forgotten since. */
  private async isAsItWas({ after, query, answer }: Reading): Promise<void> {
    const again = await this.ask(query, answer.asOf);
    const was = this.textsOf(answer.results).filter((text) => this.beliefAfter().hasWords(text));
    const is = this.textsOf(again.results);
    this.hold('as of', different(was, is), `asked again as after step ${after}`);
    this.areKept(again, after);
  }

  /** As of a day, as known after a step: all that was believed of it then, whatever is asked, and no more. */
  private async isBelieved({ after, query, answer }: Reading, day: number): Promise<void> {
    const place = `of day ${day} as known after step ${after}`;
    const found = await this.ask(query, { ...answer.asOf, validAt: instantOf(day) });
    const believed = [...this.beliefAfter(after).at(day)].filter((text) => this.beliefAfter().hasWords(text));
    const texts = this.textsOf(found.results);
    this.hold('as of', different(believed, texts), place);
    const later = found.results.filter(({ memory }) => (memory?.recordedAt ?? '') > answer.asOf.knownAt);
    const untold = texts.filter((text) => (this.#told.get(text)?.day ?? 0) > after);
    this.hold('look-ahead', [...later.map(({ memory }) => memory?.text ?? ''), ...untold], place);
    this.areKept(found, after);
  }

  private async isSaid({ after, query, answer }: Reading, day: number): Promise<void> {
    const { results } = await this.ask(query, { ...answer.asOf, validAt: instantOf(day) }, 'turns');
    const gone = new Set(
      this.story.steps.filter(({ act, turns }) => act === 'forget' && turns).map(({ text }) => text),
    );
    const last = Math.min(after, day);
    const said = [...this.#told.values()].filter((step) => step.day <= last && !gone.has(step.text)).map(turnOf);
    const found = results.flatMap(({ turn }) => turn?.id ?? []);
    const place = `turns by day ${day} as known after step ${after}`;
    this.hold('look-ahead', found.filter((id) => !said.includes(id)), place); // prettier-ignore
    this.hold('as of', said.filter((id) => !found.includes(id)), place); // prettier-ignore
    this.hold('forgotten', results.flatMap(({ turn }) => (turn && gone.has(turn.text) ? [turn.text] : [])), place); // prettier-ignore
  }

  private areKept(answer: Answer, after: number): void {
    const forgotten = [...this.#told.keys()].filter((text) => !this.beliefAfter().hasWords(text));
    const words = JSON.stringify(answer);
    this.hold('forgotten', forgotten.filter((text) => words.includes(text)), `as known after step ${after}`); // prettier-ignore
  }

  private beliefAfter(step = this.story.steps.length - 1): Belief {
    const belief = new Belief();
    for (const one of this.story.steps.slice(0, step + 1)) belief.apply(one);
    return belief;
  }

  private ask(
    query: string,
    at: Partial<Answer['asOf']> = {},
    place: 'memories' | 'turns' = 'memories',
  ): Promise<Answer> {
    const { contactId } = this.teller;
    return this.call(recall, { contactId, query, in: [place], limit: ALL, time: 'off', ...at });
  }

  /** That something ended is no statement of what is so. */
  private textsOf(results: Answer['results']): string[] {
    return results.flatMap(({ memory }) => (memory && this.#told.has(memory.text) ? [memory.text] : []));
  }

  private hold(invariant: Invariant, wrong: readonly string[], place: string): void {
    this.checks.add(invariant, wrong, `${this.story.name}, ${place}`);
  }
}

function different(expected: readonly string[], found: readonly string[]): string[] {
  return [
    ...expected.filter((text) => !found.includes(text)).map((text) => `missing "${text}"`),
    ...found.filter((text) => !expected.includes(text)).map((text) => `too much "${text}"`),
  ];
}
