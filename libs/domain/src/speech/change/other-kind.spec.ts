import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { isAboutOtherMatter, isOfOtherKind } from './other-kind.js';

describe('isOfOtherKind', () => {
  it.each([
    ["I've stopped the tablets, they made me dizzy.", "I'm allergic to aspirin."],
    ['Vegan as of January.', 'Allergic to soy.'],
    ["I don't take sugar any more.", "I'm diabetic."],
    ['We stopped going to the pub.', 'We live above the pub.'],
    ['I no longer work Sundays.', 'I live in Leeds.'],
    ["It's no longer raining.", 'I hate the rain.'],
    ["I've given up eating meat.", 'I love steak.'],
    ["The dog's no longer limping.", 'We have a dog.'],
    ['My car has stopped making that noise.', "I've got a small car."],
  ])('"%s" leaves "%s"', (statement, fact) => {
    expect(isOfOtherKind(statement, fact)).toBe(true);
  });

  it.each([
    ["I'm no longer allergic to aspirin.", "I'm allergic to aspirin."],
    ['Turns out it was only hay fever.', "I'm allergic to cats."],
    ['He can eat eggs again.', 'He is allergic to eggs.'],
    ["I don't react to nuts any more.", "I'm allergic to nuts."],
    ['We no longer live above the pub.', 'We live above the pub.'],
    ['We gave up the flat.', 'We live in a flat in Leith.'],
    ['I no longer enjoy the rain.', 'I love the rain.'],
    ["I'm not scared of dogs any more.", "I'm scared of dogs."],
    ["I've stopped the tablets.", 'I take tablets for my blood pressure.'],
    ["They've switched me to losartan.", 'I take ramipril for my blood pressure.'],
    ["They've put me on the purple one.", 'I use a brown inhaler for asthma.'],
    ["I've quit the choir.", 'I have choir on Mondays.'],
    ['We no longer have a dog.', 'We have a dog.'],
    ['The dog is no longer living with us.', 'We have a dog.'],
    ["I've got a new dog.", 'We have a dog.'],
  ])('"%s" may end "%s"', (statement, fact) => {
    expect(isOfOtherKind(statement, fact)).toBe(false);
  });

  it.each(['the dog ', "don't go ", 'any more ', 'my ', 'a ', 'we have a '])('takes linear time: %s', (unit) =>
    expectLinear((text) => isOfOtherKind(`the ${text}`, `we have a ${text}`), unit, 2_000),
  );
});

describe('isAboutOtherMatter', () => {
  it.each([
    ['Fine about the delivery now.', 'Worries about the price.', true],
    ['Fine about the price now.', 'Worries about the price.', false],
    ["I'm not worried about anything any more.", 'Worries about the price.', false],
    ['Not worried any more.', 'Worries about the price.', false],
    ['The film is about a dog.', 'Talked about the price.', false],
  ])('"%s" against "%s": %s', (statement, fact, isOther) => {
    expect(isAboutOtherMatter(statement, fact)).toBe(isOther);
  });

  it('takes linear time', () =>
    expectLinear((text) => isAboutOtherMatter(`fine ${text}`, `worried ${text}`), 'about now ', 2_000));
});
