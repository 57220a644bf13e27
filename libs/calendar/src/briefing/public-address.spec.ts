import fc from 'fast-check';
import { assertPublic, isPublic, NotPublic, publicLookup } from './public-address.js';

describe('isPublic', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...[
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '198.18.0.1',
      '::',
      '::1',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      'ff02::1',
    ],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001::1',
      '2001:db8::1',
      'localhost',
      '',
    ],
  ])('is false of %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each([
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '192.167.1.1',
    '100.128.0.1',
    '223.255.255.255',
    '2606:4700::1111',
  ])('is true of %s', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it('is true of no address of a private network', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.constantFrom('10', '127', '192.168', '169.254'), byte, byte, byte, (net, ...bytes) => {
        const address = [...net.split('.'), ...bytes].slice(0, 4).join('.');
        expect([isPublic(address), isPublic(`::ffff:${address}`)]).toEqual([false, false]);
      }),
    );
  });
});

describe('assertPublic', () => {
  it.each(['https://127.1/', 'https://0x7f.1/', 'https://2130706433/', 'https://[::1]/', 'https://[::ffff:7f00:1]/'])(
    'refuses %s, however it is spelled',
    (url) => {
      expect(() => assertPublic(new URL(url).hostname)).toThrow(NotPublic);
    },
  );

  it('leaves names to the lookup', () => {
    expect(() => assertPublic('localhost')).not.toThrow();
  });
});

describe('publicLookup', () => {
  it.each([true, false])('refuses a name of this machine, asked for all addresses: %s', async (all) => {
    const error = await new Promise((done) => publicLookup('localhost', { all }, done));
    expect(error).toBeInstanceOf(NotPublic);
  });
});
