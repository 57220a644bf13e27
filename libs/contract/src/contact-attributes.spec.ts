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
