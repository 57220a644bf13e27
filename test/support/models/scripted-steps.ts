import type { ScriptedAnswer, SeenRequest } from './scripted-llm-answers.js';
import type { ScriptedLlm } from './scripted-llm.js';

type Step = ScriptedAnswer | ((request: SeenRequest) => ScriptedAnswer);

/** A model that answers a question of `ask` in steps, after a guide of one line. */
export class ScriptedSteps {
  constructor(private readonly llm: ScriptedLlm) {}

  /** Each step is one answer; the last one is given again. */
  readonly steps = (...answers: readonly Step[]): void => {
    let step = -1;
    this.llm.reset().answer((request) => {
      if (request.form === 'guide') return { json: { instructions: ['Look for the city she lives in.'] } };
      step = Math.min(step + 1, answers.length - 1);
      const answer = answers[step] as Step;
      return typeof answer === 'function' ? answer(request) : answer;
    });
  };
}

export const call = (name: string, asked: object): ScriptedAnswer => ({ calls: [{ name, arguments: asked }] });
export const said = (text: string): ScriptedAnswer => ({ text });

/** What the model was told of its last call. */
export function lastToolAnswer({ body }: SeenRequest): string {
  return String(body.messages.findLast(({ role }) => role === 'tool')?.content);
}
