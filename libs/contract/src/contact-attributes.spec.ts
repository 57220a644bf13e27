import { attributes, changedAttributes } from './contact-attributes.js';
import { faultsOf } from './checked.js';

const TOO_LARGE = { path: 'n', message: 'has more digits than a number can keep: send it as a text' };

describe('a number among the attributes of a contact', () => {
  it.each(['12345678901234567890', '-9007199254740992', '9007199254740993', '1e300'])(
    'is refused where it is %s',
    (n) => {
      const stated: unknown = JSON.parse(`{"n": ${n}}`);
      expect(faultsOf(attributes, stated)).toEqual([TOO_LARGE]);
      expect(faultsOf(changedAttributes, stated)).toEqual([TOO_LARGE]);
    },
  );

  it.each([9_007_199_254_740_991, -9_007_199_254_740_991, 0, 0.1, 1.5e-300, '12345678901234567890'])(
    'or a text is kept where it is %s',
    (n) => expect(attributes.parse({ n })).toEqual({ n }),
  );
});

describe('an attribute of a contact', () => {
  const fault = (given: Record<string, unknown>): string | undefined => faultsOf(attributes, given)[0]?.message;

  it('that is refused is told what is taken', () => {
    const name = 'must be named by 1 to 64 letters, digits or _.-, of which the first is a letter or _';
    expect([fault({ $gt: 1 }), fault({ '': 1 }), fault({ '1a': 1 })]).toEqual([name, name, name]);
    expect(fault({ a: 'x'.repeat(2_001) })).toBe('must have at most 2000 characters');
    expect(fault({ a: {} })).toBe('must be a text or a number or true or false');
    expect(faultsOf(changedAttributes, { a: [] })[0]?.message).toBe('must be a text or a number or true or false');
  });
});
