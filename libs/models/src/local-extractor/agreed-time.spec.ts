import { readConfig } from '#config/config.js';
import { datesOptions } from '#dates/moment.js';
import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import type { TranscriptTurn } from '../extractor.js';
import { type AgreedTime, agreedTimesIn } from './agreed-time.js';

const options = { ...datesOptions(readConfig({})), prefer: 'future' } as const;

/** On a Thursday. */
function agreedIn(...said: readonly string[]): AgreedTime[] {
  const turns = said.map((line, i): TranscriptTurn => {
    const role = line.startsWith('A: ') ? 'agent' : 'contact';
    const at = new Date(Date.parse('2026-03-05T10:00:00Z') + i * 8_000);
    return { id: `t${i}`, position: i + 1, speaker: role, role, text: line.slice(3), at };
  });
  return agreedTimesIn(turns, 0, ({ at }) => ({ reference: at, timezone: 'UTC', options }));
}

const told = (...said: readonly string[]): string[] => agreedIn(...said).map(({ what, when }) => `${what}: ${when}`);

describe('agreedTimesIn', () => {
  it.each([
    ['A: I can do Monday the 16th at ten.', 'C: Ten is fine.', 'appointment: Monday the 16th at ten'],
    ['A: Tuesday at half two for the eye test?', 'C: Yes, lovely.', 'eye test: Tuesday at half two'],
    [
      'A: How about tomorrow at nine for the valuation?',
      "C: That'd be perfect, thank you.",
      'valuation: tomorrow at nine',
    ],
    [
      'A: The engineer visit could be the 12th of March, 8 am.',
      'C: The twelfth works for me.',
      'engineer visit: the 12th of March, 8 am',
    ],
    ["A: I've booked you a table for Saturday at seven.", 'C: Brilliant, cheers.', 'table: Saturday at seven'],
    ["A: Your delivery's moved to Friday. Done.", 'C: Thanks so much.', 'delivery: Friday'],
    [
      'A: An engineer will come on 12 March between eight and twelve.',
      "C: That's fine. My neighbour has a key.",
      'engineer: 12 March between eight and twelve',
    ],
    ['A: We have a slot on Monday at 3 pm.', 'C: Great.', 'appointment: Monday at 3 pm'],
    [
      'A: Shall we say Wednesday, quarter to five?',
      'C: Oh, go on then. Will I need my card?',
      'appointment: Wednesday, quarter to five',
    ],
    ['A: Could you come in on 20 March at 11:30?', "C: No problem, I'll be there.", 'appointment: 20 March at 11:30'],
  ])('is told: %s %s', (asked, reply, expected) => {
    expect(told(asked, reply)).toEqual([expected]);
  });

  it.each([
    ['A: Monday at ten?', "C: Monday's no good.", 'refused'],
    ['A: Monday at ten?', 'C: Ten? Could you do eleven?', 'asked back'],
    ['A: Monday at ten?', 'C: Yes. No, wait, I work Mondays.', 'taken back'],
    ['A: Monday at ten?', 'C: I think so, let me check with my wife.', 'unsure'],
    ['A: Monday at ten?', 'C: Eleven is fine.', 'another hour'],
    ['A: Monday at ten?', 'C: Tuesday would be better.', 'another day'],
    ['A: Monday at ten?', 'C: And where do I park?', 'not answered'],
    ['A: Monday at ten. Do you need a taxi?', 'C: Yes please.', 'the yes is for another question'],
    ['A: Monday or Tuesday at ten?', 'C: Yes.', 'a choice'],
    ['A: We are closed on Monday.', 'C: Okay, thanks.', 'no offer'],
    ['A: We open tomorrow at nine.', 'C: Lovely.', 'no offer'],
    ['A: We have live music on Friday at eight.', 'C: Lovely.', 'told only'],
    ['A: The payment leaves on Monday at nine.', 'C: Fine.', 'a payment'],
    ['A: You will have it by Friday at noon.', 'C: Perfect.', 'an end'],
    ['A: It went live on the tenth at nine.', 'C: Champion.', 'past'],
    ['A: Your test results should be back on Monday.', 'C: Lovely.', 'no offer'],
    ['A: Monday?', 'C: Perfect.', 'nothing tells that somebody is expected'],
    ['A: The class is on Mondays at ten.', 'C: Great.', 'every week'],
    ['C: What time do you open tomorrow?', 'A: Tomorrow at nine.', 'C: Lovely.'],
  ])('is left out: %s %s (%s)', (...said) => {
    expect(told(...said.filter((line) => /^[AC]: /u.test(line)))).toEqual([]);
  });

  it('takes the day of an earlier turn for the hour that is agreed', () => {
    const [one, ...others] = agreedIn(
      "C: I'd like a trial lesson, please.",
      'A: Tuesday the tenth, twenty past nine?',
      "C: I'm teaching by then.",
      'A: Ten to three, same day?',
      "C: That'll do nicely.",
    );
    expect(others).toEqual([]);
    expect(one).toMatchObject({ what: 'trial lesson', when: 'Tuesday the tenth at ten to three', dayTurnId: 't1' });
    expect(one).toMatchObject({ turn: { id: 't4' }, quote: "That'll do nicely.", isMoved: false });
  });

  it('takes no day that was refused', () => {
    expect(told('A: When suits?', "C: I can't do Friday.", 'A: Half two, then?', 'C: Half two is fine.')).toEqual([]);
  });

  it('takes what the contact asks for and the agent grants', () => {
    expect(told('C: Could you do Monday at eight for the MOT?', 'A: Monday at eight, lovely.')).toEqual([
      'MOT: Monday at eight',
    ]);
    expect(
      told('A: Monday the 16th, half eight again?', 'C: No, say eight.', 'A: Eight it is. Anything else?'),
    ).toEqual(['appointment: Monday the 16th at eight']);
    expect(told('C: Can you ring me on the second of April?', 'A: With pleasure.')).toEqual([
      'call-back: the second of April',
    ]);
    expect(told('C: Could you do Monday at eight?', "A: I'm afraid Monday is full.")).toEqual([]);
    expect(told('C: Could you do Monday at eight?', 'A: I could do nine.')).toEqual([]);
    expect(told('C: Can you make the payment go out on the fifteenth?', 'A: The fifteenth it is.')).toEqual([]);
  });

  it('keeps the last of what is changed in a call, and several that are agreed beside each other', () => {
    expect(
      told(
        'C: I want to book a viewing.',
        'A: Monday at ten?',
        'C: Perfect.',
        'A: Oh, sorry, could you make Tuesday at ten?',
        'C: Tuesday works.',
      ),
    ).toEqual(['viewing: Tuesday at ten']);
    expect(
      told('A: A lesson on Monday at ten?', 'C: Yes.', 'A: And another lesson on Thursday at ten?', 'C: Yes.'),
    ).toEqual(['lesson: Monday at ten', 'lesson: Thursday at ten']);
  });

  it('knows a move by what was said before', () => {
    const [one] = agreedIn('C: I need to rearrange my haircut.', 'A: Friday at six?', 'C: Yes please.');
    expect(one).toMatchObject({ what: 'haircut', isMoved: true });
  });

  it('does not call it by what is done or comes every week', () => {
    expect(told('C: I had the fillings done on Monday.', 'A: Friday at six?', 'C: Yes.')).toEqual([
      'appointment: Friday at six',
    ]);
    expect(told('C: I want to book my dog in.', 'A: Friday at six?', 'C: Yes.')).toEqual(['dog: Friday at six']);
    expect(told("C: I've got a class on Thursdays.", 'A: Friday at six?', 'C: Yes.')).toEqual([
      'appointment: Friday at six',
    ]);
  });

  it.each(['Monday at ten, ', 'when ', 'a ', 'two nights ', 'book a ', 'ten to ', ', '])(
    'reads turns of 8,000 characters in time: %s',
    (unit) => expectLinear((text) => agreedIn(`A: ${text}`, `C: ${text}`, `A: ${text}?`, 'C: Yes.'), unit, 8_000),
  );
});
