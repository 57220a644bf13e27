import { Global, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { readConfig } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { Clock, SystemClock } from '#domain/clock.js';
import { Graph } from '#graph/graph.js';
import { ARBITER } from './arbiter.js';
import { Embedder } from './embedder.js';
import { ModelsModule } from './models.module.js';
import { ScriptedEmbedder } from './scripted-embedder.js';

@Global()
@Module({
  providers: [
    { provide: CONFIG, useValue: readConfig({ EMBEDDER: 'none' }) },
    { provide: Graph, useValue: {} },
    { provide: Clock, useClass: SystemClock },
  ],
  exports: [CONFIG, Graph, Clock],
})
class SettingsModule {}

describe('ModelsModule', () => {
  it('gives the embedder of the settings, and null for no arbiter', async () => {
    const module = await Test.createTestingModule({ imports: [SettingsModule, ModelsModule] }).compile();
    expect(module.get(Embedder).model).toBe('none');
    expect(module.get<unknown>(ARBITER)).toBeNull();
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
