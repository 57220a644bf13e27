import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { changeClauses, isTellingAlone } from './change-clauses.js';
import { readPlainChange } from './read-change.js';

describe('the clauses of a statement', () => {
  it.each([
    ["I've retired and sold the van.", ["I've retired", "I've sold the van."]],
    ["We split up, so I've moved back to Leeds.", ['We split up', "I've moved back to Leeds."]],
    ['The cat died, and we took the greenhouse down.', ['The cat died', 'we took the greenhouse down.']],
    ['Cancelled Netflix and got rid of Spotify.', ['Cancelled Netflix', 'got rid of Spotify.']],
    ["I'm not vegan any more and I drink wine again.", ["I'm not vegan any more", 'I drink wine again.']],
    ["My dad's sold the Jag and moved into a home.", ["My dad's sold the Jag", "My dad's moved into a home."]],
  ])('each say what they tell: %s', (statement, clauses) => {
    expect(changeClauses(statement)).toEqual(clauses);
  });

  it.each([
    'My husband and I moved to Leeds.',
    'I nearly retired and sold the van.',
    "If I retired and I sold the van, we'd manage.",
    "I haven't retired and sold the van.",
    'Sam and Jo got married and moved to Kent.',
    "My boyfriend's gone and registered with somebody else.",
    'I work at the bank and live in Hull.',
  ])('are not split where a part alone would say something else: %s', (statement) => {
    expect(changeClauses(statement)).toEqual([statement]);
  });

  it.each([
    ["I've sold the van", true],
    ['the cat died', true],
    ["she's Mrs Okafor now", false],
    ['sold up', false],
    ["I've kept the old number", false],
    ['I still drink coffee', false],
  ])('tell of something by themselves: %s', (clause, isTelling) => {
    expect(isTellingAlone(clause)).toBe(isTelling);
  });

  it('a plain word is about its own clause', () => {
    const statement = "I've cancelled Netflix and kept Spotify.";
    expect(readPlainChange(statement, 'I have a Netflix subscription.')).toMatchObject({ relation: 'ends' });
    expect(readPlainChange(statement, 'I have Spotify.')).toBeNull();
    expect(readPlainChange("I've stopped smoking and given up coffee.", 'I drink coffee.')).toMatchObject({
      relation: 'ends',
      saysMore: true,
    });
  });

  it('are found in a time that grows with the length', () => expectLinear(changeClauses, 'I sold the van and '));
});
