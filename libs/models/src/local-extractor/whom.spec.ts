import { aboutOf, namedIn } from './whom.js';

const SISTER = { name: null, role: 'sister' };
const MIA = { name: 'Mia', role: 'daughter' };
const BROTHER = { name: 'Jonas', role: 'brother' };

describe('aboutOf', () => {
  it.each([
    ['I live in Porto.', null],
    ['My sister lives in Rome.', 'sister'],
    ['My brother Jonas drove to Hamburg.', 'brother Jonas'],
    ['My wife and I love hiking.', null],
    ['My car broke down.', null],
    ['This is my dog Max.', null],
  ])('%s', (sentence, subject) => {
    expect(aboutOf(sentence, [])).toEqual({ subject, text: sentence });
  });

  it('says whom "she" means, where only one can be meant', () => {
    expect(aboutOf("She's five now.", [MIA])).toEqual({ subject: 'daughter Mia', text: "Mia's five now." });
    expect(aboutOf('She lives in Rome.', [SISTER])).toEqual({ subject: 'sister', text: 'My sister lives in Rome.' });
    expect(aboutOf('She lives in Rome.', [SISTER, BROTHER])).toMatchObject({ subject: 'sister' });
    expect(aboutOf('She lives in Rome.', [SISTER, MIA])).toBeNull();
    expect(aboutOf('He lives in Rome.', [SISTER])).toBeNull();
    expect(aboutOf('She lives in Rome.', [])).toBeNull();
  });

  it.each(['stepsister', 'half-sister', 'godmother', 'ex-wife', 'older daughter', 'mother-in-law'])(
    'does not mean a %s by "he"',
    (role) => expect(aboutOf('He lives in Rome.', [{ name: null, role }])).toBeNull(),
  );

  it.each(['stepson', 'ex-husband', 'godfather', 'landlord'])('does not mean a %s by "she"', (role) => {
    expect(aboutOf('She lives in Rome.', [{ name: null, role }])).toBeNull();
  });

  it.each(['midwife', 'cousin', 'doctor'])('can mean a %s by either', (role) => {
    for (const pronoun of ['He', 'She'])
      expect(aboutOf(`${pronoun} lives in Rome.`, [{ name: null, role }])).toMatchObject({ subject: role });
  });

  it('knows a name that was said before', () => {
    expect(aboutOf('Mia is five now.', [MIA])).toMatchObject({ subject: 'Mia' });
    expect(aboutOf('Painting is my passion.', [MIA])).toMatchObject({ subject: null });
  });

  it.each(['It has a garden.', "That's my favourite.", 'They love it.', 'I love them.', 'I also tried that before.'])(
    'leaves what nobody could read alone: %s',
    (sentence) => {
      expect(aboutOf(sentence, [MIA])).toBeNull();
    },
  );
});

describe('namedIn', () => {
  it('names whom the speaker calls theirs, each once', () => {
    expect(namedIn('My daughter Mia and my sister came along.')).toEqual([MIA, SISTER]);
    expect(namedIn('The weather is fine.')).toEqual([]);
  });
});
