import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { checkStory } from '../../bench/clocks/check.js';
import { INVARIANTS, together } from '../../bench/clocks/checks.js';
import { story } from '../../bench/clocks/story.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service } from '../support/service/service.js';

const [SEEDS, STEPS] = [[1, 2], 16];

// A small part of what ./dev bench quality asks.
it('recall answers what holds at each place of both clocks, nothing recorded later, and nothing forgotten', async () => {
  const service = await Service.start({ embedder: new ScriptedEmbedder() });
  try {
    const rest = new RestDoor(service.url, await service.newKey());
    const found = [];
    for (const seed of SEEDS)
      found.push(await checkStory((operation, input) => rest.ask(operation, input), story(seed, STEPS)));
    const checks = together(found);
    for (const invariant of INVARIANTS) {
      expect(checks[invariant].wrong).toEqual([]);
      expect(checks[invariant].looked).toBeGreaterThan(SEEDS.length * STEPS - 1);
    }
  } finally {
    await service.close();
  }
});
