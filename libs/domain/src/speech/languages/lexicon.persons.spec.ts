import { assertedPart } from '../assertions.js';
import { isAboutOtherPerson } from '../change/persons.js';
import { readPlainChange } from '../change/read-change.js';
import { ENGLISH } from './english.js';
import { lexiconOf } from './lexicon-of.js';

function relationOf(language: string, fact: string, statement: string): string {
  const lexicon = lexiconOf(language)!;
  const said = assertedPart(statement, lexicon);
  return (said === null ? null : readPlainChange(said, fact, lexicon))?.relation ?? 'none';
}

describe('what is said of somebody else', () => {
  it.each([
    ['en', 'I take metformin.', 'My mother is better. She no longer takes metformin.'],
    ['en', 'Takes metformin.', 'My mother is better. She no longer takes metformin.'],
    ['en', 'I live in Leeds.', 'He moved to York.'],
    ['en', 'I have a car.', 'He sold the car.'],
    ['de', 'Ich wohne in Kiel.', 'Er wohnt nicht mehr in Kiel.'],
    ['de', 'Ich wohne in Kiel.', 'Sie ist nach Hamburg gezogen.'],
    ['de', 'Ich nehme Metformin.', 'Meiner Mutter geht es besser. Sie nimmt kein Metformin mehr.'],
    ['fr', "J'ai une voiture.", 'Il a vendu la voiture.'],
    ['fr', "J'habite à Lyon.", 'Il a déménagé à Paris.'],
    ['es', 'Tomo metformina.', 'Mi madre está mejor. Ya no toma metformina.'],
    ['es', 'Toma metformina.', 'Mi madre está mejor. Ya no toma metformina.'],
    ['es', 'Vivo en Sevilla.', 'Mi hermana se fue. Ya no vive en Sevilla.'],
    ['es', 'Vivo en Sevilla.', 'Se ha mudado a Madrid.'],
    ['es', 'Tengo un perro.', 'Ya no tiene perro.'],
    ['hi', 'मैं दिल्ली में रहता हूँ।', 'वह अब दिल्ली में नहीं रहता।'],
  ])('ends nothing of the speaker (%s): "%s", "%s"', (language, fact, statement) => {
    expect(relationOf(language, fact, statement)).toBe('none');
  });

  it.each([
    ['en', 'Takes metformin.', 'She no longer takes metformin.', 'ends'],
    ['en', 'I have a car.', 'He sold my car.', 'ends'],
    ['en', 'I take metformin.', 'My mother is better. I no longer take metformin.', 'ends'],
    ['de', 'Wohnt in Kiel.', 'Er ist nach Hamburg gezogen.', 'replaces'],
    ['es', 'Tiene un perro.', 'Ya no tiene perro.', 'ends'],
    ['es', 'Tengo cita el martes.', 'Ha cancelado mi cita del martes.', 'ends'],
    ['es', 'Tomo metformina.', 'Mi madre está mejor. Ya no tomo metformina.', 'ends'],
  ])('is not what is said of the contact (%s): "%s", "%s"', (language, fact, statement, relation) => {
    expect(relationOf(language, fact, statement)).toBe(relation);
  });

  it.each([
    ['I live in Leeds.', 'He moved to York.', true],
    ['Takes metformin.', 'My mother is better. She no longer takes metformin.', true],
    ['Takes metformin.', 'She no longer takes metformin.', false],
    ['I take metformin.', 'My mother is better. I no longer take metformin.', false],
    ['I have an appointment.', 'They cancelled the appointment.', false],
  ])('is told by the person: "%s", "%s"', (fact, statement, isAnother) => {
    expect(isAboutOtherPerson(statement, fact, ENGLISH)).toBe(isAnother);
  });
});
