import { STATEMENTS } from '../../../../../test/languages/statements.js';
import { assertedPart, modalityOfText } from '../assertions.js';
import { readInLanguage } from '../attribute/read-in-language.js';
import { readPlainChange } from '../change/read-change.js';
import { lexiconOf } from './lexicon-of.js';

const rows = STATEMENTS.trim()
  .split('\n')
  .map((line) => line.split('|'));

function relationOf(pair: string, language: string): string {
  const [fact = '', statement = ''] = pair.split(' / ');
  const lexicon = lexiconOf(language)!;
  const said = assertedPart(statement, lexicon);
  return (said === null ? null : readPlainChange(said, fact, lexicon))?.relation ?? 'none';
}

describe('plain speech of change', () => {
  // Out of 20 each; the numbers are the required minimum.
  it.each([
    ['English', 'en', 1, 19, 18],
    ['German', 'de', 2, 20, 18],
    ['Spanish', 'es', 3, 20, 20],
    ['French', 'fr', 4, 20, 20],
    ['Hindi', 'hi', 5, 18, 19],
  ] as const)('is understood in %s', (_, language, column, least, leastOfCounted) => {
    expect(rows).toHaveLength(40);
    const right = rows.map((row) => relationOf(row[column]!, language) === row[0]);
    const count = (rest: number): number => right.filter((one, i) => one && i % 2 === rest).length;
    expect(count(0)).toBeGreaterThanOrEqual(least);
    expect(count(1)).toBeGreaterThanOrEqual(leastOfCounted);
  });

  it.each(['de', 'es', 'fr', 'hi'])('is never taken for something else in %s', (language) => {
    const column = ['en', 'de', 'es', 'fr', 'hi'].indexOf(language) + 1;
    const got = rows.map((row) => [relationOf(row[column]!, language), row[0]]);
    expect(got.filter(([relation, meant]) => relation !== 'none' && relation !== meant)).toEqual([]);
  });

  it('is read in its own language only', () => {
    const german = lexiconOf('de-AT')!;
    expect(readPlainChange('Ich rauche nicht mehr', 'Ich rauche', german)).toMatchObject({ relation: 'ends' });
    expect(readPlainChange('Ich rauche nicht mehr', 'Ich rauche')).toBeNull();
    expect(readPlainChange('I no longer smoke', 'I smoke', german)).toBeNull();
    expect(lexiconOf('pl')).toBeNull();
  });

  it.each([
    ['de', 'Ich hoffe, dass ich umziehe', 'wish'],
    ['de', 'Ich hoffe auf Karten für Will You', 'wish'],
    ['es', 'Me gustaría vivir en Roma', 'wish'],
    ['fr', "On m'a dit qu'il habite à Lyon", 'hearsay'],
    ['hi', 'काश मैं पुणे में होता', 'wish'],
    ['de', 'Ich wohne in Kiel', 'fact'],
    ['de', 'Ich habe vor, nach Hamburg zu ziehen', 'plan'],
    ['de', 'ich habe vor nach Hamburg umzuziehen', 'plan'],
    ['de', 'Ich werde am Dienstag nach Hamburg ziehen', 'plan'],
    ['de', 'Ich habe vor drei Jahren geheiratet', 'fact'],
    ['de', 'Ich habe vor zwei Jahren aufgehört zu rauchen', 'fact'],
    ['de', 'Ich habe vor Hunden Angst', 'fact'],
    ['de', 'Ich werde jeden Dienstag dialysiert', 'fact'],
    ['de', 'Ich werde schnell müde', 'fact'],
    ['es', 'Voy a dejar el trabajo', 'plan'],
    ['es', 'Voy a misa todos los domingos', 'fact'],
    ['es', 'Espero mudarme a Roma', 'wish'],
    ['es', 'Espero un bebé', 'fact'],
    ['es', 'Quiero un coche nuevo', 'wish'],
    ['es', 'Quiero venderlo', 'wish'],
    ['es', 'Quiero mucho a mi perro', 'fact'],
    ['es', 'Pienso cambiar de trabajo', 'plan'],
    ['es', 'Pienso en inglés', 'fact'],
    ['fr', 'Je vais bientôt déménager', 'plan'],
    ['fr', 'Je vais me marier', 'plan'],
    ['fr', 'Je vais à la dialyse tous les mardis', 'fact'],
    ['fr', 'On va au yoga le lundi', 'fact'],
    ['fr', 'Je vais bien', 'fact'],
    ['fr', 'Je pense vendre la voiture', 'plan'],
    ['fr', 'Je pense en anglais', 'fact'],
  ])('%s: "%s" is a %s', (language, text, modality) => {
    expect(modalityOfText(text, lexiconOf(language)!)).toBe(modality);
  });
});

describe('a plain form of another language', () => {
  it.each([
    ['de', 'Ich wohne jetzt in Berlin.', 'current_city', 'Berlin', 'holds'],
    ['de', 'Ich arbeite nicht mehr bei Bosch.', 'employer', 'Bosch', 'ends'],
    ['es', 'Me llamo Ana Ruiz.', 'name', 'Ana Ruiz', 'holds'],
    ['es', 'Ya no vivo en Madrid.', 'current_city', 'Madrid', 'ends'],
    ['fr', "J'habite à Lyon.", 'current_city', 'Lyon', 'holds'],
    ['fr', 'Je ne travaille plus chez Renault.', 'employer', 'Renault', 'ends'],
    ['hi', 'मैं दिल्ली में रहता हूँ', 'current_city', 'दिल्ली', 'holds'],
    ['de', 'Ich wohne leider nicht mehr in Kiel.', 'current_city', 'Kiel', 'ends'],
    ['de', 'Ich wohne in Kiel, aber ich rauche nicht mehr.', 'current_city', 'Kiel', 'holds'],
    ['de', 'Ich arbeite bei Siemens und nicht bei Bosch.', 'employer', 'Siemens', 'holds'],
    ['es', 'Ya no vivo en Madrid desde hace dos años.', 'current_city', 'Madrid', 'ends'],
    ['es', 'Vivo en Madrid desde antes.', 'current_city', 'Madrid', 'holds'],
    ['fr', 'Je travaille plus chez Renault.', 'employer', 'Renault', 'ends'],
    ['fr', 'Je suis plus végétarien.', 'diet', 'végétarien', 'ends'],
    ['hi', 'मैं अब दिल्ली में नहीं रहता।', 'current_city', 'दिल्ली', 'ends'],
    ['es', 'Trabajo en Telefónica.', 'employer', 'Telefónica', 'holds'],
    ['es', 'Vivo en España.', 'current_country', 'España', 'holds'],
    ['fr', "J'habite en France.", 'current_country', 'France', 'holds'],
    ['fr', "J'ai 30 ans.", 'age', '30', 'holds'],
    ['es', 'Tengo 30 años y dos hijos.', 'age', '30', 'holds'],
    ['de', 'Ich wohne in Essen.', 'current_city', 'Essen', 'holds'],
    ['de', 'Ich bin 30 Jahre alt geworden.', 'age', '30', 'holds'],
    ['de', 'Ich wohne in Tunis.', 'current_city', 'Tunis', 'holds'],
    ['de', 'Mein Name ist Jürgen von der Heide.', 'name', 'Jürgen von der Heide', 'holds'],
    ['es', 'Me llamo José María de la Cruz.', 'name', 'José María de la Cruz', 'holds'],
    ['fr', "Je m'appelle Charles de Gaulle.", 'name', 'Charles de Gaulle', 'holds'],
    ['fr', "Je m'appelle Jean-Luc d'Artagnan.", 'name', "Jean-Luc d'Artagnan", 'holds'],
    ['es', 'Vivo en Santiago de Compostela.', 'current_city', 'Santiago de Compostela', 'holds'],
    ['es', 'Vivo en Las Palmas de Gran Canaria.', 'current_city', 'Las Palmas de Gran Canaria', 'holds'],
    ['de', 'Ich wohne in Frankfurt am Main.', 'current_city', 'Frankfurt am Main', 'holds'],
    ['de', 'Ich wohne in Kiel am Hafen.', 'current_city', 'Kiel', 'holds'],
    ['es', 'Soy alérgica a los frutos secos.', 'allergy', 'frutos secos', 'holds'],
    ['fr', 'Je suis allergique aux noix de cajou.', 'allergy', 'noix de cajou', 'holds'],
  ])('%s: "%s" says %s = %s, %s', (language, sentence, attribute, value, polarity) => {
    expect(readInLanguage(sentence, language)).toEqual({ attribute, value, polarity });
  });

  it.each([
    ['de', 'Ich möchte in Berlin wohnen.'],
    ...['Ich lebe in Scheidung.', 'Ich lebe zurzeit in Miete.', 'Wir leben in Gütergemeinschaft.'].map((text) => [
      'de',
      text,
    ]),
    ...['Ich wohne in Zimmer 12.', 'Ich bin nach Ostern umgezogen.', 'Ich arbeite für Geld.'].map((text) => [
      'de',
      text,
    ]),
    ...['Ich bin nach Hause gezogen.', 'Ich arbeite nur bei Bedarf.', 'Ich lebe in Angst.'].map((text) => ['de', text]),
    ...['Trabajo en Madrid.', 'Trabajo en España.', 'Trabajo en Navidad.'].map((text) => ['es', text]),
    ...['Vivo en Calle Mayor 5.', 'Tengo 20 años de experiencia.', 'Soy alérgico a todo.'].map((text) => ['es', text]),
    ...['Je travaille à Paris.', 'Je travaille à Noël.', "J'ai 20 ans d'expérience."].map((text) => ['fr', text]),
    ...['मैं रात में काम करता हूँ', 'मैं किराए में रहता हूँ'].map((text) => ['hi', text]),
    ['de', 'Meine Schwester wohnt in Berlin.'],
    ['es', '¿Vivo en Madrid?'],
    ['pl', 'Mieszkam w Krakowie.'],
    ['de', 'Ich wohne leider nicht in Kiel.'],
    ['de', 'Ich wohne noch nicht in Kiel.'],
    ['de', 'Ich wohne vielleicht bald in Kiel.'],
    ['de', 'Ich wohne nicht mehr lange in Kiel.'],
    ['de', 'Ich arbeite noch nicht bei Siemens.'],
    ['de', 'Ich bin nicht nach Hamburg gezogen.'],
    ['de', 'Ich bin fast nach Hamburg gezogen.'],
    ['de', 'Ich bin nicht vegan.'],
    ['de', 'Ich bin kein Vegetarier.'],
    ['es', 'Ya no vivo en Madrid los lunes.'],
    ['fr', 'Je suis plus végétarien que toi.'],
    ['fr', 'Je ne travaille plus chez Renault à plein temps.'],
    ['hi', 'मुझे मूंगफली से एलर्जी नहीं है।'],
    ['hi', 'मैं दिल्ली में नहीं रहता।'],
    ['hi', 'मेरा नाम राहुल नहीं है।'],
  ])('%s: "%s" says nothing', (language, sentence) => {
    expect(readInLanguage(sentence, language)).toBeNull();
  });
});

it.each(['de', 'es', 'fr', 'hi'])('a long text takes no time in %s', (language) => {
  for (const words of ['ich werde ', 'ich habe vor ', 'voy a ', 'je vais ', 'nach Aa ', 'no, ']) {
    const text = words.repeat(8_000);
    expect(readInLanguage(text, language)).toBeNull();
    expect(readPlainChange(text, 'x', lexiconOf(language)!)).toBeNull();
  }
});
