import { asserted } from '../asserted.js';
import { plainChange } from '../change-speech.js';
import { speechOf } from './speech-of.js';

function relationOf(language: string, fact: string, statement: string): string {
  const speech = speechOf(language)!;
  const said = asserted(statement, speech);
  return (said === null ? null : plainChange(said, fact, speech))?.relation ?? 'none';
}

describe('what is denied', () => {
  it.each([
    ['es', 'Tengo un coche.', 'No he vendido el coche.'],
    ['es', 'Tengo un coche.', 'No, no he vendido el coche.'],
    ['es', 'Tengo un coche.', 'No vendí el coche.'],
    ['es', 'Fumo.', 'No he dejado de fumar.'],
    ['es', 'Tengo cita el martes.', 'No he cancelado la cita del martes.'],
    ['es', 'Trabajo en Telefónica.', 'No he dejado Telefónica.'],
    ['es', 'Vivo en Sevilla.', 'No me he mudado a Madrid.'],
    ['es', 'Vivo en Sevilla.', 'Pues no me he mudado a Madrid.'],
    ['es', 'Tengo un Seat.', 'No he cambiado el Seat por un Skoda.'],
    ['de', 'Ich fahre einen Golf.', 'Ich habe den Golf nicht gegen einen Skoda getauscht.'],
    ['fr', "J'ai une voiture.", "Je n'ai pas vendu ma voiture."],
    ['hi', 'मैं चाय पीता हूँ', 'मैंने चाय की जगह कॉफी नहीं ली'],
    ['hi', 'मेरे पास कार है।', 'मैंने कार नहीं बेच दी।'],
    ['en', 'I have a Kia.', "I didn't swap the Kia for a Skoda."],
  ])('changes nothing (%s): "%s", "%s"', (language, fact, statement) => {
    expect(relationOf(language, fact, statement)).toBe('none');
  });

  it.each([
    ['es', 'Trabajo en Telefónica.', 'No, he dejado Telefónica.', 'ends'],
    ['es', 'Trabajo en Telefónica.', 'Pues no, he dejado Telefónica.', 'ends'],
    ['es', 'Vivo en Madrid.', 'No, no, me he mudado a Sevilla.', 'replaces'],
    ['hi', 'मेरे पास कार है।', 'नहीं, मैंने कार बेच दी।', 'ends'],
    ['en', 'I smoke.', 'No I quit smoking.', 'ends'],
  ])('is not what an answer begins (%s): "%s", "%s"', (language, fact, statement, relation) => {
    expect(relationOf(language, fact, statement)).toBe(relation);
  });
});
