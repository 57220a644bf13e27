import { assertAllowed, isAllowed, KEY_ROLES, type NeededRole } from './key-role.js';

describe('a role of a key', () => {
  it.each<[role: (typeof KEY_ROLES)[number], allowed: NeededRole[]]>([
    ['read', ['any', 'read']],
    ['write', ['any', 'read', 'write']],
    ['admin', ['any', 'read', 'write', 'admin']],
    ['ops', ['any', 'ops']],
  ])('%s may do what needs %j, and nothing else', (role, allowed) => {
    const needs: NeededRole[] = ['any', ...KEY_ROLES];
    expect(needs.filter((needed) => isAllowed({ key: { role } }, needed))).toEqual(allowed);
  });

  it('is none inside an application, where nothing is forbidden', () => {
    for (const needed of KEY_ROLES) expect(isAllowed({}, needed)).toBe(true);
  });

  it('is named in the refusal, with the one that is needed', () => {
    expect(() => assertAllowed({ key: { role: 'read' } }, 'write')).toThrow(
      'This needs a key with the role write; the role of this one is read.',
    );
  });
});
