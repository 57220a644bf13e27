import { createClient } from './client.js';

describe('what a client is made with', () => {
  const unset = undefined as unknown as string;

  it.each([
    ['nothing', unset],
    ['an empty text', ''],
    ['an address without http', '127.0.0.1:3000'],
    ['a path', '/v1'],
  ])('%s is no address of a service', (_, url) => {
    expect(() => createClient({ url, key: 'key-1' })).toThrow(
      'createClient needs the address of the service as url, which begins with http:// or https://.',
    );
  });

  it('an empty key is none, and a key that is not stated is left to fetch', () => {
    expect(() => createClient({ url: 'http://memory.test', key: '' })).toThrow('createClient was given an empty key.');
    expect(() => createClient({ url: 'https://memory.test' })).not.toThrow();
  });
});
