import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('another way to work', () => {
  it.each([
    ["I've started cycling in.", 'I commute by train.'],
    ['I drive to work now.', 'I take the train to work.'],
    ['I get the bus in these days.', 'I drive to work.'],
    ["I've switched to walking to work.", 'I cycle to work.'],
    ['He walks to school now.', 'He takes the bus to school.'],
  ])('%s replaces: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ['Took the bus to work today.', 'I drive to work.'],
    ['I drive to work now when it rains.', 'I cycle to work.'],
    ['I cycle to work on Fridays now.', 'I drive to work.'],
    ['My wife drives to work now.', 'I cycle to work.'],
    ["I've started cycling.", 'I drive to work.'],
    ['I walk to school with the kids now.', 'I drive to work.'],
    ['I drive to the station now.', 'I take the train to work.'],
    ['I might start cycling in.', 'I commute by train.'],
    ["I've started driving lessons.", 'I cycle to work.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each(['i drive to work ', 'started cycling in ', 'going to work by '])(
    'is read in linear time: %s',
    async (unit) => {
      await expectLinear((text) => readPlainChange(text, 'I commute by train.'), unit, 2_000);
    },
  );
});
