import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '#config/config.js';
import { createEmbedder } from './create-embedder.js';
import { LocalEmbedder } from './local-embedder.js';

describe('createEmbedder', () => {
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'models-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('EMBEDDER=none: no dimensions, and null for each text', async () => {
    const embedder = await createEmbedder(readConfig({ EMBEDDER: 'none' }));
    expect([embedder.model, embedder.dimensions]).toEqual(['none', 0]);
    await expect(embedder.embed(['a', 'b'])).resolves.toEqual([null, null]);
    await embedder.close();
  });

  it('EMBEDDER=openai: the model and the dimensions of the settings', async () => {
    const embedder = await createEmbedder(
      readConfig({ EMBEDDER: 'openai', EMBEDDER_MODEL: 'some-model', EMBEDDER_DIMENSIONS: '256' }),
    );
    expect([embedder.model, embedder.dimensions]).toEqual(['some-model', 256]);
    await embedder.close();
  });

  it.each([
    { settings: { EMBEDDER: 'openai' }, says: 'EMBEDDER=openai needs EMBEDDER_MODEL' },
    { settings: { EMBEDDER: 'local', EMBEDDER_MODEL: 'another' }, says: 'unset EMBEDDER_MODEL' },
    { settings: { EMBEDDER: 'local', DATA_DIR: '/nowhere' }, says: 'fetch it with ./dev start' },
  ])('says what to do when $settings cannot start', async ({ settings, says }) => {
    await expect(createEmbedder({ ...readConfig({}), ...(settings as Partial<Config>) })).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining(says) as string,
    });
  });

  it('says what to do when the model files are broken', async () => {
    for (const file of ['model.onnx', 'tokenizer.json']) await writeFile(join(directory, file), 'half a file');
    await expect(LocalEmbedder.create({ directory, threads: 1 })).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('delete it and start again') as string,
    });
  });
});
