import { Vector } from './embedder.js';
import { ScriptedEmbedder } from './scripted-embedder.js';

function cosine(a: Vector | undefined, b: Vector | undefined): number {
  return a?.reduce((sum, component, at) => sum + component * (b?.[at] ?? 0), 0) ?? 0;
}

describe('ScriptedEmbedder', () => {
  it.each(['she lives in Lisbon', 'é', '🙂', '...', ''])('gives "%s" a vector of unit length', async (text) => {
    const [vector] = await new ScriptedEmbedder().embed([text]);
    expect(vector).toHaveLength(384);
    expect(cosine(vector, vector)).toBeCloseTo(1, 12);
  });

  it('puts texts that share words nearer than texts that do not', async () => {
    const [question, near, far] = await new ScriptedEmbedder().embed([
      'Where does Maria live?',
      'Maria lives in Lisbon.',
      'Her favourite colour is green.',
    ]);
    expect(cosine(question, near)).toBeGreaterThan(cosine(question, far) + 0.2);
  });

  it('gives scripted texts the similarity of their vectors', async () => {
    const embedder = new ScriptedEmbedder({ a: [1, 0], b: [0.8, 0.6], c: [0, 5] });
    const [a, b, c] = await embedder.embed(['a', 'b', 'c']);
    expect(cosine(a, b)).toBeCloseTo(0.8, 12);
    expect(cosine(b, c)).toBeCloseTo(0.6, 12);
  });

  it('refuses a scripted vector that is too long', () => {
    expect(() => new ScriptedEmbedder({ a: new Array<number>(385).fill(1) })).toThrow(RangeError);
  });
});
