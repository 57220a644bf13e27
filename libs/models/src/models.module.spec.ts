import { Global, Module } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { readConfig } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { Clock, SystemClock } from '#domain/service/clock.js';
import { Instruments } from '#domain/service/instruments.js';
import { Graph } from '#graph/graph.js';
import { ARBITER, type Arbiter } from './arbiter.js';
import { Embedder } from './embedder.js';
import { EXTRACTOR, type Extractor } from './extractor.js';
import { LLM, type Llm } from './llm/llm.js';
import { ModelsModule } from './models.module.js';
import { ScriptedEmbedder } from './scripted-embedder.js';

@Global()
@Module({
  providers: [
    { provide: CONFIG, useValue: readConfig({ EMBEDDER: 'none' }) },
    { provide: Graph, useValue: {} },
    { provide: Clock, useClass: SystemClock },
    Instruments,
  ],
  exports: [CONFIG, Graph, Clock, Instruments],
})
class SettingsModule {}

const LLM_SET = { EMBEDDER: 'none', LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'some-model' };

function withSettings(settings: Record<string, string>): Promise<TestingModule> {
  return Test.createTestingModule({ imports: [SettingsModule, ModelsModule] })
    .overrideProvider(CONFIG)
    .useValue(readConfig(settings))
    .compile();
}

describe('ModelsModule', () => {
  it('gives the embedder of the settings, null for the language model, and an extractor and an arbiter of words alone without vectors', async () => {
    const module = await withSettings({ EMBEDDER: 'none' });
    expect(module.get(Embedder).model).toBe('none');
    expect(module.get<unknown>(LLM)).toBeNull();
    expect(module.get<Extractor>(EXTRACTOR).name).toMatch(/^local-extractor-words#[0-9a-f]{12}$/);
    expect(module.get<Arbiter>(ARBITER).name).toBe('local-words');
    await module.close();
  });

  it('gives an extractor and an arbiter on the language model of the settings, and asks it nothing yet', async () => {
    const module = await withSettings(LLM_SET);
    expect(module.get<Llm>(LLM).model).toBe('some-model');
    expect(module.get<Extractor>(EXTRACTOR).name).toMatch(/^some-model#/);
    expect(module.get<Arbiter>(ARBITER).name).toMatch(/^local-words some-model#/);
    await module.close();
  });

  it('gives the language model alone as arbiter where the settings say so, and none without one', async () => {
    const asked = await withSettings({ ...LLM_SET, ARBITER: 'llm' });
    expect(asked.get<Arbiter>(ARBITER).name).toMatch(/^some-model#/);
    await asked.close();
    const module = await withSettings({ EMBEDDER: 'none', ARBITER: 'llm' });
    expect(module.get<unknown>(ARBITER)).toBeNull();
    await module.close();
  });

  it.each([
    ['none', LLM_SET],
    ['llm', { EMBEDDER: 'none' }],
  ])('gives no extractor for EXTRACTOR=%s of %j', async (EXTRACTOR_SET, others) => {
    const module = await withSettings({ ...others, EXTRACTOR: EXTRACTOR_SET });
    expect(module.get<unknown>(EXTRACTOR)).toBeNull();
    await module.close();
  });

  it('gives the local extractor beside a language model where the settings say so', async () => {
    const module = await withSettings({ ...LLM_SET, EXTRACTOR: 'local' });
    expect(module.get<Extractor>(EXTRACTOR).name).toMatch(/^local-extractor-words#/);
    await module.close();
  });

  it('gives no arbiter where the settings want none', async () => {
    const module = await withSettings({ ...LLM_SET, ARBITER: 'none' });
    expect(module.get<unknown>(ARBITER)).toBeNull();
    expect(module.get<unknown>(EXTRACTOR)).not.toBeNull();
    await module.close();
  });

  it('closes the embedder on shutdown', async () => {
    let closed = 0;
    const embedder = new ScriptedEmbedder();
    embedder.close = () => Promise.resolve(void closed++);
    const module = await Test.createTestingModule({ imports: [SettingsModule, ModelsModule] })
      .overrideProvider(Embedder)
      .useValue(embedder)
      .compile();
    await module.init();
    await module.close();
    expect(closed).toBe(1);
  });
});
