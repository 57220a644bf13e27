import { spokenTime } from './spoken-time.js';

// Thursday 5 March 2026.
const heard = { reference: new Date('2026-03-05T10:00:00Z'), timezone: 'UTC', options: {} };
const fact = { episodic: false, singleValued: false };
interface Case {
  readonly text: string;
  readonly language?: string;
}

function read({ text, language: locale = 'en' }: Case, prefer: 'nearest' | 'past' = 'nearest'): (string | undefined)[] {
  const { begins, validFrom, validTo } = spokenTime(text, { ...heard, options: { locale, prefer } }, fact);
  return [begins ?? validFrom, validTo].map((at) => at?.toISOString().slice(0, 10));
}

describe('a range without a year, which is over as it lies nearest', () => {
  it.each<Case>([
    { text: "We're closed from 5 to 9 October." },
    { text: 'We shut between 5 and 9 October.' },
    { text: 'Is away from 5 to 9 October.' },
    { text: 'My sister works from home from 5 to 9 October.' },
    { text: 'From 5 to 9 October the shop is open late.' },
    { text: "I've booked a cottage from 5 to 9 October." },
    { text: 'Vom 5. bis 9. Oktober haben wir zu.', language: 'de' },
    { text: 'Cerramos del 5 al 9 de octubre.', language: 'es' },
    { text: 'La tienda cierra del 5 al 9 de octubre.', language: 'es' },
    { text: 'Nous sommes fermés du 5 au 9 octobre.', language: 'fr' },
    { text: 'Nous fermons du 5 au 9 octobre.', language: 'fr' },
  ])('is the next one: $text', (said) => {
    expect(read(said)).toEqual(['2026-10-05', '2026-10-09']);
  });

  it.each<Case>([
    { text: 'We were closed from 5 to 9 October.' },
    { text: "I've been in Rome from 5 to 9 October." },
    { text: 'We went to Rome from 5 to 9 October.' },
    { text: "We're closed from 5 to 9 October 2025." },
    { text: 'My bill from 5 to 9 October is too high.' },
    { text: 'Vom 5. bis 9. Oktober waren wir in Rom.', language: 'de' },
    { text: 'Estuvimos cerrados del 5 al 9 de octubre.', language: 'es' },
    { text: 'Nous étions fermés du 5 au 9 octobre.', language: 'fr' },
    { text: 'Nous sommes allés à Rome du 5 au 9 octobre.', language: 'fr' },
  ])('stays the last one where a past, a year or another thing is told: $text', (said) => {
    expect(read(said)).toEqual(['2025-10-05', '2025-10-09']);
  });

  it('stays where it lies where it lasts still, and where the past is preferred', () => {
    expect(read({ text: 'We open late from 1 to 10 March.' })).toEqual(['2026-03-01', '2026-03-10']);
    expect(read({ text: 'Vom 5. bis 9. Oktober haben wir zu.', language: 'de' }, 'past')).toEqual([
      '2025-10-05',
      '2025-10-09',
    ]);
  });
});
