import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { tellsChange, undated } from './undated.js';

const said = (text: string, words: string): string | null => undated(text, { index: text.indexOf(words), text: words });

it.each([
  ['In August he moved to Zadar.', 'August', 'He moved to Zadar.'],
  ['In January I went up to twenty hours at the library.', 'January', 'I went up to twenty hours at the library.'],
  ['Last summer I took up eating meat.', 'Last summer', 'I took up eating meat.'],
  ['My mum moved to York last year.', 'last year', 'My mum moved to York.'],
  ['She has been vegan since January.', 'since January', "She's vegan now."],
  ["I've been back at Brindle and Sons since March.", 'since March', "I'm back at Brindle and Sons."],
  ['Since Easter he has lived in Split.', 'Since Easter', 'He lives in Split now.'],
  ['Since Easter they have taught maths.', 'Since Easter', 'They teach maths now.'],
  ['My sister has taught there since May.', 'since May', 'My sister teaches there now.'],
  ["We've had a Skoda since May.", 'since May', 'We have a Skoda now.'],
  ['My dentist has been Dr Prout since May.', 'since May', 'My dentist is Dr Prout now.'],
  ["It's been with Orbit since May.", 'since May', "It's with Orbit now."],
  ['Since 3 November I take 50 micrograms.', 'Since 3 November', 'I take 50 micrograms.'],
])('of a change: %s', (text, words, expected) => {
  expect(said(text, words)).toBe(expected);
});

it.each([
  ['In July I went to Porto.', 'July'],
  ['In June I opened a current account.', 'June'],
  ["I've been to Rome since March.", 'since March'],
  ["I've been told since March.", 'since March'],
  ['I had asthma in 2019.', '2019'],
  ['Since May I had no car.', 'Since May'],
  ['The meeting in May was long.', 'May'],
  ['My yoga class moved to Thursday evening.', 'Thursday evening'],
  ["We've had a pane out since last night's wind.", 'since last night'],
  ['I stopped outside the shop on Saturday.', 'Saturday'],
  ['You changed to four last time.', 'last time'],
])('of none: %s', (text, words) => {
  expect(said(text, words)).toBeNull();
});

it('knows a change from what may stand beside', () => {
  expect(tellsChange('He moved to Zadar.')).toBe(true);
  expect(tellsChange("I'm back at Brindle and Sons.")).toBe(true);
  expect(tellsChange("I'm on metformin now.")).toBe(false);
});

it.each(['my aunt ', 'i have been ', 'Ana has '])('reads in linear time: %s', async (part) => {
  await expectLinear((text) => said(`${text} since May`, 'since May'), part);
  await expectLinear(tellsChange, part);
});
