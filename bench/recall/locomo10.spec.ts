import { clockOf, type LocomoSample, ofSamples } from './locomo10.js';

const sample: LocomoSample = {
  sample_id: 'made-up',
  qa: [
    { question: 'Where is the boat?', evidence: ['D10:1', 'D2:1; D2:2'], category: 1 },
    { question: 'Who said nothing?', evidence: ['D9:9'], category: 5 },
    { question: 'What is the weather?', category: 3 },
  ],
  conversation: {
    speaker_a: 'Ann',
    speaker_b: 'Bo',
    session_10: [{ speaker: 'Bo', dia_id: 'D10:1', text: 'In the shed.', blip_caption: 'a shed' }],
    session_10_date_time: '12:05 am on 31 December, 2023',
    session_2: [
      { speaker: 'Ann', dia_id: 'D2:1', text: 'I have a boat.' },
      { speaker: 'Bo', dia_id: 'D2:2', text: 'Where?' },
    ],
    session_2_date_time: '1:56 pm on 8 May, 2023',
  },
};

describe('the file of LoCoMo', () => {
  it('gives turns in the order of their sessions, with the clock on the wall', () => {
    const { turns } = ofSamples([sample]);
    expect(turns.map(({ id, session, datetime }) => [id, session, datetime])).toEqual([
      ['D2:1', 'made-up/S2', '2023-05-08T13:56:00'],
      ['D2:2', 'made-up/S2', '2023-05-08T13:56:00'],
      ['D10:1', 'made-up/S10', '2023-12-31T00:05:00'],
    ]);
    expect(turns[2]).toMatchObject({ conversation: 'made-up', speaker: 'Bo', text: 'In the shed.', caption: 'a shed' });
    expect(turns[0]?.caption).toBeNull();
  });

  it('gives questions with the turns that hold the answer, also of several in one text, and without what is no turn', () => {
    const { questions } = ofSamples([sample]);
    expect(questions.map(({ id, category, evidence_fixed }) => [id, category, evidence_fixed])).toEqual([
      ['made-up/Q0', 'multi-hop', ['D10:1', 'D2:1', 'D2:2']],
      ['made-up/Q1', 'adversarial', []],
      ['made-up/Q2', 'open-domain', []],
    ]);
  });

  it.each([
    ['12:00 pm on 1 January, 2024', '2024-01-01T12:00:00'],
    ['11:59 PM on 29 February 2024', '2024-02-29T23:59:00'],
  ])('reads %s', (text, clock) => expect(clockOf(text)).toBe(clock));

  it('refuses what is no time', () => {
    expect(() => clockOf('some day')).toThrow('"some day" is no time of a session');
  });
});
