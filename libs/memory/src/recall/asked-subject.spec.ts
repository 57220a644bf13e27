import { type About, AskedSubject } from './asked-subject.js';

const about = (opening: string, subjectKey: string | null = null, attribute: string | null = null): About => ({
  ...{ id: opening, opening, subjectKey, attribute },
});
const OWN = about('Works at Infosys.', null, 'employer');
const HUSBAND = about('Her husband works at Wipro.');
const SISTER = about('Works at TCS.', 'sister mia', 'employer');
const HAS_SISTER = about('Has a sister called Mia.', null, 'sister');
const ROHAN = about('Rohan works at Northwind.', 'rohan');
const ALL = [OWN, HUSBAND, SISTER, HAS_SISTER, ROHAN];

const bearing = (question: string, found: readonly About[] = ALL, named: readonly About[] = []): About[] => {
  const whom = new Set(named.map(({ id }) => id));
  const asked = new AskedSubject(question, ['Priya Nair'], false, { found, whom });
  return found.filter((one) => asked.isAbout(one));
};

describe('AskedSubject', () => {
  it('is the contact where nobody else is named', () => {
    expect(bearing('Where does she work?')).toEqual([OWN, HAS_SISTER]);
    expect(bearing('Who does the contact work for?')).toEqual([OWN, HAS_SISTER]);
  });

  it('is the one whose role is named, and what the contact has of it', () => {
    expect(bearing('Where does her sister work?')).toEqual([SISTER, HAS_SISTER]);
    expect(bearing('Where does her spouse work?')).toEqual([HUSBAND]);
  });

  it('is an entity that is known by a name which no memory of it has', () => {
    expect(bearing('Where does Meera work?', ALL, [HUSBAND])).toEqual([HUSBAND]);
  });

  it('is the contact as well where it is asked whether there is somebody', () => {
    const pets = [about('Has two budgies.'), HUSBAND];
    expect(bearing('Which pets does she have?', pets)).toEqual([pets[0]]);
    expect(bearing('Does she have a sister?')).toEqual([OWN, SISTER, HAS_SISTER]);
  });

  it('is the one who is named, if something is known of them', () => {
    expect(bearing('Where does Mia work?')).toEqual([SISTER, HAS_SISTER]);
    expect(bearing('Where does Rohan work?')).toEqual([ROHAN]);
  });

  it('is the contact by its own name, whatever the caller calls it', () => {
    const named = about('Lives in Pune.', 'priya');
    expect(bearing('Where does she live?', [named, ROHAN])).toEqual([named]);
  });

  it('is anybody where somebody is asked for, and where the words are of no language that is read', () => {
    expect(bearing('Who works at Wipro?')).toEqual(ALL);
    expect(bearing('Who is a driver at Wipro?')).toEqual(ALL);
    expect(bearing('Wipro')).toEqual(ALL);
  });

  it('is of two orders the one with the number', () => {
    const [one, other] = [about('Arrives on Friday.', 'order 4471'), about('Is lost.', 'order 4472')];
    expect(bearing('When does order 4471 arrive?', [one, other])).toEqual([one]);
    expect(bearing('Where is her order?', [one, other])).toEqual([one, other]);
  });

  it('is nobody else than the contact, where that tells of itself as "I"', () => {
    const [own, dentist] = [about("I'm full time at the hospital."), about('Mr Khan does my teeth.')];
    const others = [
      about("He's been taken on at Bosch, my husband, started Monday."),
      about('Tom has moved to Leeds.'),
      about("Alf's gone back to work, three days a week."),
      about('She went back to work on Monday.'),
    ];
    expect(bearing('Where does the caller work?', [own, dentist, ...others])).toEqual([own, dentist]);
    expect(bearing('Where does Tom live?', [own, ...others])).toEqual([others[1]]);
    expect(bearing('Where does her husband work?', [own, ...others])).toEqual([others[0]]);
  });

  it('can be told of by name, or as "she", where it does not', () => {
    const told = [about('She went back to work on Monday.'), about('Tom has moved to Leeds.')];
    expect(bearing('Where does the caller work?', told)).toEqual(told);
    const own = [about('I work nights.'), about('Priya has moved to Leeds.')];
    expect(bearing('Where does she work?', own)).toEqual(own);
  });
});
