import type { TranscriptTurn } from '../extractor.js';
import { namedBefore, namedInTurn } from './named-before.js';

/** Who can be meant at the beginning of the last turn. */
function meant(...said: readonly string[]): readonly unknown[] {
  const all = said.map((line, i): TranscriptTurn => {
    const role = line.startsWith('A: ') ? 'agent' : 'contact';
    return { id: `t${i}`, position: i + 1, speaker: role, role, text: line.slice(3), at: new Date(0) };
  });
  return namedBefore(all, all.map(namedInTurn), all.length - 1);
}

const FERGAL = { name: 'Fergal', role: 'brother' };
const ASK = ['A: Which day suits?', 'C: Any day.', 'A: And the time?'];

describe('namedBefore', () => {
  it.each([
    ['an agent names the own', ['A: Is your brother Fergal collecting?', 'C: He lives in Cork.'], [FERGAL]],
    ['the call names only one', ['C: My brother Fergal will come.', ...ASK, 'C: He works nights.'], [FERGAL]],
    [
      'with and without the name',
      ['C: My brother Fergal.', 'A: Okay.', 'C: My brother is late.', ...ASK, 'C: He works nights.'],
      [FERGAL],
    ],
    [
      'the caller tells whose',
      ["C: Hello, it's Zach Okafor's mum.", 'C: He is in Year 3.'],
      [{ name: 'Zach Okafor', role: 'child' }],
    ],
    [
      'the caller tells their own name and whose',
      ["C: Hello, it's Simon Okafor, Ada's dad.", 'C: She is in Year 3.'],
      [{ name: 'Ada', role: 'child' }],
    ],
    [
      'the agent asks about somebody',
      ['A: And Mabel, is she eating?', 'C: She is fine.'],
      [{ name: 'Mabel', role: null }],
    ],
  ])('%s', (_, said, expected) => {
    expect(meant(...said)).toEqual(expected);
  });

  it.each([
    [
      'another name since',
      ['C: My brother Fergal will come.', 'A: And is Liam coming?', ...ASK, 'C: He works nights.'],
    ],
    ['somebody since', ['C: My brother Fergal will come.', 'A: The doctor is in.', ...ASK, 'C: He works nights.']],
    ['a name in the same turn', ['C: My brother Fergal will come.', ...ASK, "C: Liam's here. He works nights."]],
    ['somebody whom the agent only addresses', ['A: Thanks, Moira, and is he eating?', 'C: He is.']],
    ['nobody', [...ASK, 'C: He works nights.']],
  ])('is nobody: %s', (_, said) => {
    expect(meant(...said)).toEqual([]);
  });

  it('is nobody if the beginning of the call is not here', () => {
    const at = new Date(0);
    const all = ['My brother Fergal will come.', 'Yes.', 'Any day.', 'He works nights.'].map(
      (text, i): TranscriptTurn => ({ id: `t${i}`, position: i + 9, speaker: 'Asha', role: 'contact', text, at }),
    );
    expect(namedBefore(all, all.map(namedInTurn), 3)).toEqual([]);
  });
});
