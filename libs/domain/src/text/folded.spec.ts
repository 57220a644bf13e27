import fc from 'fast-check';
import { folded } from './folded.js';

describe('folded', () => {
  it.each([
    { what: 'case', a: 'She Lives In PORTO', b: 'she lives in porto' },
    { what: 'a final stop', a: 'She lives in Porto.', b: 'She lives in Porto' },
    { what: 'a final stop after a space', a: 'She lives in Porto .', b: 'She lives in Porto' },
    { what: 'spacing', a: '  She  lives\tin\nPorto ', b: 'She lives in Porto' },
    { what: 'full width', a: 'Ｐｏｒｔｏ', b: 'Porto' },
    { what: 'how an accent is composed', a: 'Jose\u0301', b: 'José' },
    { what: 'the dot of a Turkish capital', a: 'İzmir', b: 'izmir' },
    { what: 'a Chinese stop', a: '我住在北京。', b: '我住在北京' },
    { what: 'a Hindi stop', a: 'मैं पुणे में रहती हूँ।', b: 'मैं पुणे में रहती हूँ' },
    { what: 'an Urdu stop', a: 'وہ لاہور میں رہتی ہے۔', b: 'وہ لاہور میں رہتی ہے' },
    { what: 'the direction of writing', a: '\u200fأعيش في القاهرة\u200e', b: 'أعيش في القاهرة' },
    { what: 'where a word may break', a: 'Donau\u00addampfschiff\u200bfahrt', b: 'Donaudampfschifffahrt' },
  ])('does not hear $what', ({ a, b }) => {
    expect(folded(a)).toBe(folded(b));
  });

  it.each([
    { a: 'She likes José', b: 'She likes Jose' },
    { a: 'She is home.', b: 'She is home?' },
    { a: 'an area of 10²', b: 'an area of 102' },
    { a: '1½ cups', b: '11/2 cups' },
    { a: '1½ cups', b: '11⁄2 cups' },
    { a: 'Isparta', b: 'Işparta' },
    { a: 'sınır', b: 'sinir' },
    { a: '他住在北京。', b: '他住在北京？' },
  ])('hears that "$a" is not "$b"', ({ a, b }) => {
    expect(folded(a)).not.toBe(folded(b));
  });

  it('is the same again when folded again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aA .!\t²½9é。İ\u200b') }),
        (text) => folded(folded(text)) === folded(text),
      ),
    );
  });
});
