import { CachedEmbedder } from './cached-embedder.js';
import { NoEmbedder } from './no-embedder.js';
import { ScriptedEmbedder } from './scripted-embedder.js';

describe('CachedEmbedder', () => {
  it('asks for a text once, and answers it the same', async () => {
    const inner = new ScriptedEmbedder();
    const embedder = new CachedEmbedder(inner, 10);
    const first = await embedder.embed(['where does she live?']);
    await expect(embedder.embed(['where does she live?'])).resolves.toEqual(first);
    expect(inner.asked).toEqual(['where does she live?']);
  });

  it('asks only for the texts it does not know, and answers all in order', async () => {
    const inner = new ScriptedEmbedder();
    const embedder = new CachedEmbedder(inner, 10);
    await embedder.embed(['b']);
    const vectors = await embedder.embed(['a', 'b', 'a', 'c']);
    expect(inner.asked).toEqual(['b', 'a', 'c']);
    expect(vectors).toEqual(await new ScriptedEmbedder().embed(['a', 'b', 'a', 'c']));
  });

  it('answers a call of more texts than it keeps', async () => {
    const embedder = new CachedEmbedder(new ScriptedEmbedder(), 2);
    await expect(embedder.embed(['a', 'b', 'c', 'd'])).resolves.toEqual(
      await new ScriptedEmbedder().embed(['a', 'b', 'c', 'd']),
    );
  });

  it('forgets the text asked for longest ago', async () => {
    const inner = new ScriptedEmbedder();
    const embedder = new CachedEmbedder(inner, 2);
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) await embedder.embed([text]);
    expect(inner.asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('does not keep a failure', async () => {
    const inner = new ScriptedEmbedder();
    const embedder = new CachedEmbedder(inner, 10);
    const answer = inner.embed.bind(inner);
    inner.embed = () => Promise.reject(new Error('once'));
    await expect(embedder.embed(['a'])).rejects.toThrow('once');
    inner.embed = answer;
    await expect(embedder.embed(['a'])).resolves.toHaveLength(1);
  });

  it('passes on the name, the dimensions and the nulls of what it wraps', async () => {
    const embedder = new CachedEmbedder(new NoEmbedder(), 10);
    expect([embedder.model, embedder.dimensions]).toEqual(['none', 0]);
    await expect(embedder.embed(['a', 'b'])).resolves.toEqual([null, null]);
  });
});
