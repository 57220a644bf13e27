import type { Graph } from '#graph/graph.js';
import { RetentionRepository } from './retention.repository.js';

const rows = [
  { tenantId: 'bad', turns: '', versions: null, answers: null, decisions: null },
  { tenantId: 'good', turns: 90, versions: '', answers: null, decisions: null },
];
const repository = new RetentionRepository({ all: () => Promise.resolve(rows) } as unknown as Graph);
const KEPT = { turns: null, versions: null, answers: null, decisions: null };

it('takes an empty text in the graph for no rule, so that nothing is let go of by it', async () => {
  await expect(repository.rules(null)).resolves.toEqual([{ tenantId: 'good', rules: { ...KEPT, turns: 90 } }]);
  await expect(repository.rules('bad')).resolves.toMatchObject([{ tenantId: 'bad', rules: KEPT }, {}]);
});
