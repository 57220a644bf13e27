import { DomainError, invalid, prefixFaults } from './errors.js';

describe('an error of a part of the input', () => {
  const message = (error: Error): Promise<unknown> =>
    prefixFaults('memories.1.', () => Promise.reject(error)).catch(({ message: words }: Error) => words);

  it('is told with the place of the part', async () => {
    await expect(message(invalid('text', 'is missing'))).resolves.toBe('memories.1.text: is missing');
    await expect(message(new DomainError('CONFLICT', 'The memory X is no longer current.'))).resolves.toBe(
      'memories.1: The memory X is no longer current.',
    );
    await expect(message(new Error('x'))).resolves.toBe('x');
  });
});
