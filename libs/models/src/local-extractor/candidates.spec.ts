import type { SpeakerRole } from '#domain/people/speaker.js';
import { candidatesIn, quoteOf, wholeText } from './candidates.js';

const at = new Date('2026-03-05T10:00:00Z');

function statedIn(
  ...said: (readonly [role: SpeakerRole, text: string])[]
): (readonly [string, string | null, string])[] {
  const turns = said.map(([role, text], i) => ({ id: `t${i}`, position: i + 1, speaker: role, role, text, at }));
  const candidates = candidatesIn({ contact: { name: 'Asha', timezone: 'UTC' }, before: [], turns, known: [] });
  return candidates.map((one) => [wholeText(one), one.about.subject, quoteOf(one)] as const);
}

describe('a "no" to whether something is still so', () => {
  it.each([
    {
      ...{ asked: 'And are you still at Boots, for our records?', answer: 'No.' },
      stated: [['I am no longer at Boots.', null, 'No.']],
    },
    {
      ...{ asked: 'And your brother Fergal, does he still live in Leeds?', answer: 'Nope, we fell out.' },
      stated: [['Fergal does not live in Leeds any more.', 'Fergal', 'Nope, we fell out.']],
    },
    { asked: 'Are you still at Boots, for our records?', answer: 'Yes, still there.', stated: [] },
  ])('$asked $answer', ({ asked, answer, stated }) => {
    const ends = statedIn(['agent', asked], ['contact', answer]);
    expect(ends.filter(([text]) => / no longer | any more/u.test(text))).toEqual(stated);
  });

  it('stands beside what else the answer tells', () => {
    const stated = statedIn(
      ['agent', 'Is Grandma still collecting Theo?'],
      ['contact', 'No, my sister Debbie collects him now, both days.'],
    ).map(([text]) => text);
    expect(stated).toContain('Grandma is no longer collecting Theo.');
    expect(stated.some((text) => text.includes('my sister Debbie collects him now'))).toBe(true);
  });
});
