import { Instruments, type Step } from '#domain/service/instruments.js';
import { CachedEmbedder } from './cached-embedder.js';
import { MeasuredEmbedder } from './measured-embedder.js';
import { ScriptedEmbedder } from './scripted-embedder.js';

describe('an embedder that is measured', () => {
  it('tells, behind every wrapping, how long texts wait', () => {
    const waiting = Object.defineProperty(new ScriptedEmbedder(), 'waitingMs', { value: 7 });
    const embedder = new CachedEmbedder(new MeasuredEmbedder(waiting, new Instruments()), 10);
    expect(embedder.waitingMs).toBe(7);
  });

  it('tells of each question to the model, and of none that the cache answers', async () => {
    const instruments = new Instruments();
    const steps: Step[] = [];
    instruments.wrap((step, work) => {
      steps.push(step);
      return work();
    });
    const scripted = new ScriptedEmbedder();
    const embedder = new CachedEmbedder(new MeasuredEmbedder(scripted, instruments), 10);
    const vectors = await embedder.embed(['a dog', 'a boat']);
    expect(vectors).toEqual(await scripted.embed(['a dog', 'a boat']));
    await embedder.embed(['a dog']);
    await embedder.embed(['a dog', 'a lake']);
    await embedder.embedWords([{ before: '', text: 'a dog' }]);
    const step = { kind: 'embedding', name: 'scripted' };
    expect(steps).toEqual([2, 1, 1].map((count) => ({ ...step, count })));
  });
});
