import { spokenTime } from './spoken-time.js';

const fact = { episodic: false, singleValued: false };

/** @returns until when it holds, if said in May and in July of 2026. */
function ends(text: string, locale: string): (string | undefined)[] {
  return ['2026-05-10', '2026-07-10'].map((day) => {
    const heard = { reference: new Date(`${day}T12:00:00Z`), timezone: 'UTC', options: { locale } };
    return spokenTime(text, heard, fact).validTo?.toISOString().slice(0, 10);
  });
}

describe('"until" behind a verb of the past', () => {
  it.each([
    { locale: 'en', text: 'I was at Acme until June.' },
    { locale: 'de', text: 'Ich war bis Juni bei Acme.' },
    { locale: 'de', text: 'Ich habe bis Juni bei Acme gearbeitet.' },
    { locale: 'de', text: 'Bis Juni wohnte ich in Köln.' },
    { locale: 'de', text: 'Das Büro war bis Juni geschlossen.' },
    { locale: 'es', text: 'Estuve en Acme hasta junio.' },
    { locale: 'es', text: 'He trabajado en Acme hasta junio.' },
    { locale: 'es', text: 'Vivía en Madrid hasta junio.' },
    { locale: 'es', text: 'La oficina estaba cerrada hasta junio.' },
    { locale: 'fr', text: "J'étais chez Acme jusqu'en juin." },
    { locale: 'fr', text: "J'ai été chez Acme jusqu'en juin." },
    { locale: 'fr', text: "J'habitais à Lyon jusqu'en juin." },
    { locale: 'fr', text: "J'ai vécu à Lyon jusqu'en juin." },
  ])('is past where it lasted: $text', ({ locale, text }) => {
    expect(ends(text, locale)).toEqual(['2025-07-01', '2026-07-01']);
  });

  it.each([
    { locale: 'en', text: 'They extended my contract until June.' },
    { locale: 'de', text: 'Mein Vertrag wurde bis Juni verlängert.' },
    { locale: 'de', text: 'Wir haben den Kurs bis Juni gebucht.' },
    { locale: 'es', text: 'Me prorrogaron el contrato hasta junio.' },
    { locale: 'es', text: 'Dejó el café hasta junio.' },
    { locale: 'fr', text: "Ils ont prolongé mon contrat jusqu'en juin." },
  ])('is to come where something was changed: $text', ({ locale, text }) => {
    expect(ends(text, locale)).toEqual(['2026-07-01', '2027-07-01']);
  });

  it.each([
    { locale: 'de', text: 'Ich bin bis Juni bei Acme.' },
    { locale: 'de', text: 'Das Haus gehört mir bis Juni.' },
    { locale: 'de', text: 'Er studiert bis Juni in Köln.' },
    { locale: 'es', text: 'La oficina está cerrada hasta junio.' },
    { locale: 'fr', text: "Le bureau est fermé jusqu'en juin." },
    { locale: 'fr', text: "L'appartement est loué jusqu'en juin." },
  ])('is to come behind a verb of the present: $text', ({ locale, text }) => {
    expect(ends(text, locale)).toEqual(['2026-07-01', '2027-07-01']);
  });
});
