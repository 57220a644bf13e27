import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { asking } from '../../bench/memories/asking.js';
import { cases } from '../../bench/memories/cases.js';
import { askAll, figuresOf } from '../../bench/memories/measure.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service } from '../support/service/service.js';

const [SEED, SIZES, NO_MISSES] = [3, [20, 40, 90], 0];

// A small part of ./dev bench memories. Without a model, what is told and asked in other words is not found; the rest has to be.
it.each([
  ['with vectors', { embedder: new ScriptedEmbedder() }],
  ['without vectors', {}],
])(
  'recall finds the right one of many memories %s',
  async (_, options) => {
    const service = await Service.start(options);
    try {
      const rest = new RestDoor(service.url, await service.newKey());
      const call = asking((operation, input) => rest.ask(operation, input));
      const figures = figuresOf(await askAll(call, cases(SEED, SIZES, NO_MISSES)));
      expect(figures.hit1).toBeGreaterThanOrEqual(0.75);
      expect(figures).toMatchObject({ hit1Other: 1, stale5: 0 });
      expect(figures.falseNone).toBeLessThanOrEqual(0.25);
      expect(figures.missedNone).toBeLessThanOrEqual(0.1);
    } finally {
      await service.close();
    }
  },
  300_000,
);
