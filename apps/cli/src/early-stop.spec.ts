import { earlyStop } from './early-stop.js';

describe('a signal to stop', () => {
  it('is answered at once while the service starts', async () => {
    const said: string[] = [];
    earlyStop(Promise.resolve(), (line) => said.push(line));
    await Promise.resolve();
    expect(said).toEqual(['Stopping as soon as it has started; Ctrl-C again ends it at once ...']);
  });

  it('says nothing more once the service has started', async () => {
    const said: string[] = [];
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const started = earlyStop(arrival, (line) => said.push(line));
    started();
    arrive();
    await arrival;
    await Promise.resolve();
    expect(said).toEqual([]);
  });
});
