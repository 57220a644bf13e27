import { assertedPart } from '../assertions.js';
import { readPlainChange } from '../change/read-change.js';
import { lexiconOf } from './lexicon-of.js';

function relationOf(language: string, fact: string, statement: string): string {
  const lexicon = lexiconOf(language)!;
  const said = assertedPart(statement, lexicon);
  return (said === null ? null : readPlainChange(said, fact, lexicon))?.relation ?? 'none';
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
    ['es', 'Fumo.', 'No, ya no fumo.', 'ends'],
    ['es', 'Fumo.', 'No ya no fumo.', 'ends'],
    ['es', 'Fumo.', 'No, no, ya no fumo.', 'ends'],
    ['es', 'Vivo en Madrid.', 'No, ya no vivo en Madrid.', 'ends'],
    ['es', 'Trabajo en Iberia.', 'No, ya no trabajo en Iberia.', 'ends'],
    ['es', 'Tomo metformina.', 'Bueno, no, ya no tomo metformina.', 'ends'],
    ['es', 'Fumo.', 'No, ya no fuma.', 'none'],
    ['hi', 'मेरे पास कार है।', 'नहीं, मैंने कार बेच दी।', 'ends'],
    ['en', 'I smoke.', 'No I quit smoking.', 'ends'],
  ])('is not what an answer begins (%s): "%s", "%s"', (language, fact, statement, relation) => {
    expect(relationOf(language, fact, statement)).toBe(relation);
  });
});

describe('what is over in part only', () => {
  it.each([
    ['de', 'Ich wohne in Kiel.', 'Ich wohne nicht mehr lange in Kiel.'],
    ['de', 'Ich wohne in Kiel.', 'Ich wohne nicht mehr gern in Kiel.'],
    ['de', 'Ich arbeite bei Siemens.', 'Ich arbeite nicht mehr als 20 Stunden bei Siemens.'],
    ['de', 'Ich arbeite bei Siemens.', 'Ich arbeite nicht mehr montags bei Siemens.'],
    ['de', 'Ich rauche.', 'Ich rauche nicht mehr so viel.'],
    ['de', 'Ich nehme Metformin.', 'Ich nehme nicht mehr nur Metformin.'],
    ['de', 'Ich nehme Metformin.', 'Ich nehme Metformin nicht mehr morgens, sondern abends.'],
    ['fr', "J'ai un chien.", "Je n'ai plus qu'un chien."],
    ['fr', "J'ai une fille.", "Je n'ai plus que ma fille."],
    ['fr', 'Je travaille chez Renault.', 'Je ne travaille plus que chez Renault.'],
    ['fr', 'Je fume.', 'Je ne fume plus autant.'],
    ['fr', 'Je suis végétarien.', 'Je ne suis plus vraiment végétarien.'],
    ['fr', "J'habite à Lyon.", "J'habite plus à Lyon qu'à Paris."],
    ['fr', "J'ai un chien.", "J'ai plus de deux chiens."],
    ['fr', 'Je fume.', "J'ai arrêté de fumer au travail."],
    ['fr', "J'habite à Lyon.", "Je n'habite plus seul à Lyon."],
    ['fr', 'Je prends de la metformine.', 'Avant je prends de la metformine.'],
    ['es', 'Fumo.', 'Ya no fumo tanto.'],
    ['es', 'Fumo.', 'He dejado de fumar en casa.'],
    ['es', 'Tomo metformina.', 'Ya no tomo solo metformina.'],
    ['es', 'Tomo metformina.', 'Ya no tomo más que metformina.'],
    ['es', 'Trabajo en Telefónica.', 'Ya no trabajo los lunes en Telefónica.'],
    ['es', 'Tengo un coche.', 'He dejado el coche en el taller.'],
    ['es', 'Tengo un coche.', 'He dejado el coche.'],
    ['es', 'Tengo un perro.', 'Antes tengo que pasear al perro.'],
    ['hi', 'मुझे मूंगफली से एलर्जी है।', 'अब मूंगफली नहीं दूध से एलर्जी है'],
    ['en', 'I smoke.', 'I no longer smoke as much.'],
    ['en', 'I drink beer.', "I don't drink that much beer any more."],
  ])('stands (%s): "%s", "%s"', (language, fact, statement) => {
    expect(relationOf(language, fact, statement)).toBe('none');
  });

  it.each([
    ['de', 'Ich wohne in Kiel.', 'Ich wohne also nicht mehr in Kiel, sondern in Bonn.'],
    ['de', 'Ich rauche.', 'Ich habe aufgehört zu rauchen, weil ich krank war.'],
    ['de', 'Ich trinke Alkohol.', 'Ich trinke wirklich gar keinen Alkohol mehr.'],
    ['fr', 'Je fume.', "J'ai arrêté de fumer parce que je tousse."],
    ['fr', "J'habite à Lyon.", "J'habite plus à Lyon."],
    ['es', 'Vivo en Sevilla.', 'Ya no vivo en Sevilla porque es muy caro.'],
    ['es', 'Trabajo en Telefónica.', 'Ya no trabajo en Telefónica, ahora estudio.'],
  ])('is not what another clause adds to (%s): "%s", "%s"', (language, fact, statement) => {
    expect(relationOf(language, fact, statement)).toBe('ends');
  });

  it.each([
    ['de', 'Ich arbeite bei Siemens.', 'Ich arbeite seit März nicht mehr bei Siemens.'],
    ['de', 'Ich wohne in Kiel.', 'Seit Mai wohne ich nicht mehr in Kiel.'],
    ['de', 'Ich habe ein Auto.', 'Ich habe im Mai mein Auto verkauft.'],
    ['fr', 'Je fume.', "J'ai arrêté de fumer il y a deux ans."],
    ['fr', "J'habite à Lyon.", "Depuis le 3 mai je n'habite plus à Lyon."],
    ['de', 'Ich habe ein Auto.', 'Ich habe vor einem Monat mein Auto verkauft.'],
    ['es', 'Fumo.', 'Dejé de fumar en 2020.'],
    ['es', 'Vivo en Sevilla.', 'Desde hace dos años ya no vivo en Sevilla.'],
  ])('is not what is over since a time (%s): "%s", "%s"', (language, fact, statement) => {
    expect(relationOf(language, fact, statement)).toBe('ends');
  });

  it.each([
    ['de', 'Ich nehme Ramipril.', 'Ich nehme kein Ramipril mehr.'],
    ['de', 'Ich nehme Ramipril.', 'Ich nehme Ramipril nicht mehr.'],
    ['de', 'Ich nehme täglich Metformin.', 'Ich nehme kein Metformin mehr.'],
    ['fr', 'Je prends du ramipril.', 'Je ne prends plus de ramipril.'],
  ])('is what is taken (%s): "%s", "%s"', (language, fact, statement) => {
    expect(relationOf(language, fact, statement)).toBe('ends');
  });

  it.each([
    ['de', 'Ich nehme Metformin.', 'Ich nehme kein Ibuprofen mehr.'],
    ['fr', 'Je prends du ramipril.', 'Je ne prends plus de metformine.'],
    ['fr', 'Je prends de la metformine.', 'Je ne prends plus que de la metformine.'],
  ])('is no other thing (%s): "%s", "%s"', (language, fact, statement) => {
    expect(relationOf(language, fact, statement)).toBe('none');
  });

  it('is not told by a month that tells two things apart', () => {
    expect(relationOf('de', 'Ich habe einen Termin im Mai.', 'Der Termin im Juni ist abgesagt.')).toBe('none');
  });
});

describe('what is no move', () => {
  it.each([
    ['de', 'Ich wohne in Kiel.', 'Mir wurde nach dem Unfall ein Zahn gezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach der Scheidung umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Ostern umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Feierabend umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach oben gezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Hause gezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Weihnachten umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Ende Mai umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Wir sind nach Monaten umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Dienstag umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Süden gezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Vertragsende umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Studienabschluss umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Renovierung umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Kündigung umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Arbeitslosigkeit umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Neujahr umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Schulschluss umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich ziehe nach Hamburg.'],
    ['de', 'Ich lebe vegan.', 'Ich bin nach Hamburg gezogen.'],
    ['de', 'Ich kaufe Lebensmittel bei Edeka.', 'Ich bin nach Hamburg gezogen.'],
    ['fr', "J'habite à Lyon.", 'Je me suis installé à mon compte.'],
    ['fr', "J'habite à Lyon.", "J'ai déménagé à cause du bruit à Lyon."],
    ['fr', "J'habite à Lyon.", "J'ai déménagé à Noël."],
    ['fr', "J'habite à Lyon.", "J'ai emménagé à deux."],
    ['fr', "J'habite à Lyon.", "J'ai déménagé à Lyon même."],
    ['es', 'Vivo en Sevilla.', 'Me he mudado a un piso más grande en Sevilla.'],
    ['es', 'Vivo en Sevilla.', 'Nos mudamos a Madrid.'],
    ['hi', 'मैं दिल्ली में रहता हूँ।', 'हाँ आ गया।'],
    ['hi', 'मैं दिल्ली में रहता हूँ।', 'मैं आ गया हूँ।'],
    ['hi', 'मैं दिल्ली में रहता हूँ।', 'मैं ऑफिस शिफ्ट हो गया।'],
  ])('ends no home (%s): "%s", "%s"', (language, fact, statement) => {
    expect(relationOf(language, fact, statement)).toBe('none');
  });

  it.each([
    ['de', 'Ich wohne in Kiel.', 'Ich bin im Mai von Kiel nach Frankfurt am Main umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Wir zogen nach Köln.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Husum gezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Itzehoe umgezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Wir sind nach Buxtehude gezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Bad Ems gezogen.'],
    ['de', 'Ich wohne in Kiel.', 'Ich bin nach Neustadt am Rübenberge umgezogen.'],
    ['de', 'Ich lebe mit meinem Hund in Kiel.', 'Ich bin nach Kanada ausgewandert.'],
    ['fr', "J'habite à Lyon.", 'Je me suis installée à Nantes.'],
    ['es', 'Vivo en Sevilla.', 'Nos mudamos a Madrid hace dos años.'],
    ['hi', 'मैं दिल्ली में रहता हूँ।', 'मैं पुणे शिफ्ट हो गया हूँ।'],
    ['hi', 'मैं दिल्ली में रहता हूँ।', 'मैं अब मुंबई में रहने लगा हूँ।'],
  ])('is not what leads to a place (%s): "%s", "%s"', (language, fact, statement) => {
    expect(relationOf(language, fact, statement)).toBe('replaces');
  });
});

describe('a question without its mark', () => {
  it.each([
    ['de', 'Wurde mein Termin am Dienstag abgesagt'],
    ['de', 'Ist mein Termin am Dienstag abgesagt'],
    ['de', 'äh habe ich mein Auto verkauft'],
    ['de', 'Wann ist mein Termin abgesagt worden'],
    ['fr', 'Est-ce que mon rendez-vous de mardi est annulé'],
    ['fr', 'Mon rendez-vous de mardi est-il annulé'],
    ['fr', 'Ai-je vendu ma voiture'],
    ['es', '¿Ya no vivo en Madrid'],
    ['es', 'Cuándo dejé de fumar'],
  ])('states nothing (%s): "%s"', (language, text) => {
    expect(assertedPart(text, lexiconOf(language)!)).toBeNull();
  });

  it.each([
    ['de', 'Habe mein Auto verkauft'],
    ['de', 'Ist mein Bruder'],
    ['de', 'Wo ich wohne, ist es laut'],
    ['de', 'Mein Termin am Dienstag ist abgesagt'],
    ['fr', 'Rendez-vous annulé mardi'],
    ['fr', 'Quand je fume, je tousse'],
    ['es', 'Como carne'],
  ])('is not what is told (%s): "%s"', (language, text) => {
    expect(assertedPart(text, lexiconOf(language)!)).toBe(text);
  });
});
