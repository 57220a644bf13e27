import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.js';
import { isResident, residents, whereabouts } from './residents.js';

describe('tenants on several databases', () => {
  const directory = mkdtempSync(join(tmpdir(), 'palimpsest-residents-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  const file = (databases: unknown): string => {
    const path = join(directory, 'databases.json');
    writeFileSync(path, typeof databases === 'string' ? databases : JSON.stringify(databases));
    return path;
  };
  const EU = { uri: 'bolt://eu:7687', password: 'hush', tenants: ['acme'] };

  it('all live in one where the setting is not set', () => {
    const config = readConfig({});
    expect(residents(config)).toEqual({ only: null, elsewhere: [] });
    expect(isResident(config, 'acme')).toBe(true);
  });

  it('live where they are named, and all others at NEO4J_URI', () => {
    const DATABASES = file({ eu: EU, us: { uri: 'bolt://us:7687' } });
    const [home, eu, us] = [
      readConfig({ DATABASES, NEO4J_URI: 'bolt://home:7687' }),
      readConfig({ DATABASES, USE_DATABASE: 'eu' }),
      readConfig({ DATABASES, USE_DATABASE: 'us' }),
    ];
    expect([home, eu, us].map((config) => isResident(config, 'acme'))).toEqual([false, true, false]);
    expect([home, eu, us].map((config) => isResident(config, 'globex'))).toEqual([true, false, false]);
    expect(whereabouts(home, 'acme')).toBe('Tenant acme lives in the database eu: set USE_DATABASE=eu.');
    expect(whereabouts(eu, 'globex')).toBe('Tenant globex lives in the database of NEO4J_URI: unset USE_DATABASE.');
  });

  it('are worked on by a command where USE_DATABASE says', () => {
    expect(
      readConfig({ DATABASES: file({ eu: EU }), USE_DATABASE: 'eu', NEO4J_URI: 'bolt://home:7687' }),
    ).toMatchObject({
      NEO4J_URI: 'bolt://eu:7687',
      NEO4J_USER: 'neo4j',
      NEO4J_PASSWORD: 'hush',
      NEO4J_DATABASE: 'neo4j',
    });
  });

  it.each([
    { of: 'a tenant in two', text: { eu: EU, us: EU }, says: 'tenant acme is named twice' },
    { of: 'the tenant default', text: { eu: { ...EU, tenants: ['default'] } }, says: 'lives at NEO4J_URI' },
    { of: 'a misspelt part', text: { eu: { ...EU, tenant: ['x'] } }, says: 'DATABASES: eu' },
    { of: 'no address', text: { eu: {} }, says: 'DATABASES: eu uri' },
    { of: 'a name with a space', text: { 'e u': EU }, says: 'DATABASES: ' },
    { of: 'no JSON', text: '{"password": "hush"', says: 'databases.json is not JSON' },
  ])('are refused with $of', ({ text, says }) => {
    expect(() => readConfig({ DATABASES: file(text) })).toThrow(says);
    expect(() => readConfig({ DATABASES: file(text) })).not.toThrow('hush');
  });

  it('are refused where the file or the database is not there', () => {
    expect(() => readConfig({ DATABASES: join(directory, 'none.json') })).toThrow('cannot be read (ENOENT)');
    expect(() => readConfig({ DATABASES: file({ eu: EU }), USE_DATABASE: 'us' })).toThrow(
      'there is no us in DATABASES',
    );
    expect(() => readConfig({ USE_DATABASE: 'us' })).toThrow('there is no us in DATABASES');
  });

  it('leave a variable alone that other programs have', () => {
    expect(() => readConfig({ DATABASE: 'shop' })).not.toThrow();
  });
});
