import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { tellsOfMoment } from './moments.js';

describe('what was so once', () => {
  it.each([
    ['Aldi was shut this morning.', 'I shop at Aldi.'],
    ['HSBC were closed when I went in.', 'I bank with HSBC.'],
    ['Chrome crashed this morning.', 'I use Chrome.'],
    ['Leeds lost on Saturday.', 'I support Leeds.'],
    ['Leeds got relegated.', 'My favourite team is Leeds.'],
    ['The club lost the final.', "I'm a member of the tennis club."],
    ['United sacked the manager.', 'I support United.'],
    ['Opened at ten today because of the snow.', 'We open at nine.'],
    ['We closed early on Friday.', 'We close at six.'],
    ['Reception signed for the one on Monday.', 'Deliveries go to reception.'],
    ["The CEO joined today's call.", 'Decision maker is the CFO.'],
    ['I failed my test.', "I'm learning to drive."],
  ])('%s leaves: %s', (statement, fact) => {
    expect(tellsOfMoment(statement, fact)).toBe(true);
  });

  it.each([
    ['Jo supports Leeds, and I support Arsenal.', 'I support Leeds.'],
    ['United folded.', 'I support United.'],
    ['The support act pulled out.', 'The support act is Velvet Crow.'],
    ['Aldi has shut for good.', 'I shop at Aldi.'],
    ['Aldi was shut, so I go to Lidl now.', 'I shop at Aldi.'],
    ['We opened at ten today and always will from now on.', 'We open at nine.'],
    ['We closed down on Friday.', 'We close at six.'],
    ["The printer's down today.", 'The printer works.'],
    ['I failed my test and gave up.', "I'm learning to drive."],
    ['I lost my job on Saturday.', 'I work at Leeds.'],
    ["The CFO joined today's call.", 'The CFO is on leave from the call.'],
    ['Social services closed our case last week.', 'The family has an open case with social services.'],
    ['Tesco was down today.', 'The shop closes at six.'],
  ])('%s may change: %s', (statement, fact) => {
    expect(tellsOfMoment(statement, fact)).toBe(false);
  });

  it.each(['leeds lost ', 'opened at ', 'was shut '])('is read in linear time: %s', async (unit) => {
    await expectLinear((text) => tellsOfMoment(text, 'We open at nine.'), unit, 2_000);
  });
});
