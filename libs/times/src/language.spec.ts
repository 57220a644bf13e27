import { detectedLanguage, languageOf } from './language.js';

describe('the language of a text', () => {
  it.each([
    ['Je travaille depuis 2021 dans une grande entreprise à Lyon.', 'fr'],
    ['Ich wohne nicht mehr in Berlin und arbeite jetzt in Hamburg.', 'de'],
    ['Ya no vivo en Madrid porque me he mudado a Valencia con mi hermana.', 'es'],
    ['She moved to Lisbon last March and works at the hospital.', 'en'],
  ])('"%s" is %s', (text, language) => {
    expect(detectedLanguage(text)).toBe(language);
  });

  // Hindi and Marathi are too similar.
  it.each([
    'मैं अब दिल्ली में नहीं रहता',
    'Likes tea.',
    'Metformin 500 mg.',
    'Owns a flat in Pune.',
    'Hello, Asha.',
    '12345',
    '',
  ])('"%s" tells none, and is read in English', (text) => {
    expect(detectedLanguage(text)).toBeNull();
    expect(languageOf(text, undefined, null)).toBe('en');
  });

  it('is the one that was stated nearest, whatever the text reads as', () => {
    const text = 'She moved to Lisbon last March and works at the hospital.';
    expect(languageOf(text, 'pt-BR', 'de')).toBe('pt-BR');
    expect(languageOf(text, undefined, 'de')).toBe('de');
    expect(languageOf(text, null)).toBe('en');
  });
});
