import { canBeSamePerson, roleAtStart, rolesIn } from './roles.js';

describe('rolesIn', () => {
  it('has each role by its one word', () => {
    expect(rolesIn('Does her mum see the kids?')).toEqual(new Set(['mother', 'child']));
    expect(rolesIn('Where does she live?')).toEqual(new Set());
  });
});

describe('canBeOne', () => {
  it.each([
    ['daughter', 'child', true],
    ['spouse', 'wife', true],
    ['sister', 'sister', true],
    ['son', 'daughter', false],
    ['mother', 'child', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect([canBeSamePerson(a, b), canBeSamePerson(b, a)]).toEqual([expected, expected]);
  });
});

describe('roleAtStart', () => {
  it.each([
    ['Her husband works at Wipro.', 'husband'],
    ["Asha's older sister lives in Cork.", 'sister'],
    ['Her sister Mia works at TCS.', 'sister'],
    ['My mum, Rosa, is ill.', 'mother'],
    ['The manager is on leave.', 'manager'],
    ["Mum's electric is with EDF.", 'mother'],
    ['Dad drives a Volvo.', 'father'],
    ['Husband is on days since last week.', 'husband'],
    ['Kids are both on giffgaff.', 'child'],
    ['The missus went full as well.', 'wife'],
  ])('reads whom "%s" is about', (text, role) => {
    expect(roleAtStart(text)).toBe(role);
  });

  it.each([
    'Works at Wipro.',
    'She works with her husband.',
    'Her husband is Leo.',
    'Her sister is called Mia.',
    'One of her children is Leo.',
    'Has a sister in Cork.',
    'Her phone is broken.',
    'Lives with her sister.',
    "Son's name is Karthik.",
    'Baby shower on Sunday.',
    'Doctor Osei is her GP.',
    'Manager at Wipro.',
    '',
  ])('takes "%s" for one about the contact', (text) => {
    expect(roleAtStart(text)).toBeNull();
  });
});
