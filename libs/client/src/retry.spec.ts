import { wait } from './retry.js';

it('a wait ends by itself', async () => {
  await expect(wait(1, new AbortController().signal)).resolves.toBeUndefined();
});

it('a wait ends at once when the caller aborts, with the reason of the caller', async () => {
  const control = new AbortController();
  const waiting = wait(3_600_000, control.signal);
  control.abort(new Error('hung up'));
  await expect(waiting).rejects.toThrow('hung up');
  await expect(wait(3_600_000, control.signal)).rejects.toThrow('hung up');
});
