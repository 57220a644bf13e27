import { foldedIdentifier } from './contact.type.js';

describe('an identifier', () => {
  it.each([
    ['+49 171 1234567'],
    ['\u202a+49 171 1234567\u202c'],
    ['\u200e+49 171 1234567'],
    ['+49 171\u20111234567'],
    ['+49 171\u20131234567'],
    ['+49 (171) 123-45-67'],
    ['+٤٩ ١٧١ ١٢٣٤٥٦٧'],
    ['+४९ १७१ १२३४५६७'],
    ['+\u{116de}\u{116e3} \u{116db}\u{116e1}\u{116db} \u{1e5f2}\u{1e5f3}\u{1e5f4}\u{1e5f5}\u{1e5f6}\u{1e5f7}\u{1e5f8}'],
    ['＋４９ １７１ １２３４５６７'],
    [' 49 171 1234567'],
  ])('of a phone is the same number however it is written: %j', (value) => {
    expect(foldedIdentifier('phone', value)).toBe('+491711234567');
  });

  it.each([
    ['email', 'Eva@Example.de', 'eva@example.de'],
    ['email', '\u202aeva@example.de\u202c', 'eva@example.de'],
    ['crm', 'A\u2013١', 'a\u2013١'],
  ])('of another kind (%s) is in lower case, without what is not seen: %j', (kind, value, folded) => {
    expect(foldedIdentifier(kind, value)).toBe(folded);
  });
});
