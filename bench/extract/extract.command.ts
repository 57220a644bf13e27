import { Command } from 'commander';
import { fromCaller } from '#config/called-from.js';
import { RestClient } from '../bed/rest-client.js';
import { circumstances, writeResults } from '../bed/results.js';
import { startService } from '../bed/service.js';
import { table } from '../bed/table.js';
import { readTurns } from '../recall/locomo.js';
import { statingTurns } from './kept-turns.js';
import { EXTRACT_READERS, type ExtractFigures, measureExtract } from './measure-extract.js';

interface Options {
  readonly data: string;
  readonly results: boolean;
}

export const extractCommand = new Command('extract')
  .description('store real conversations and ask which turns the local extractor would make memories of')
  .requiredOption('--data <dir>', 'of locomo-turns.jsonl and locomo-facts.jsonl', fromCaller)
  .option('--no-results', 'print only; leave bench/results as it is')
  .action(measure);

async function measure({ data, results }: Options): Promise<void> {
  const [turns, stating] = [await readTurns(data), await statingTurns(data)];
  const figures: ExtractFigures[] = [];
  let neo4j = '';
  for (const settings of EXTRACT_READERS) {
    const service = await startService('extract', { fresh: true, settings });
    const client = new RestClient(service.url, service.key);
    try {
      neo4j = service.database.version;
      figures.push(await measureExtract(client, turns, stating));
    } finally {
      client.close();
      await service.stop();
    }
  }
  const report = reportOf(figures);
  console.log(report);
  if (!results) return;
  const around = await circumstances(neo4j);
  console.log(`The results are in ${await writeResults('extract', around, { figures }, report)}.`);
}

function reportOf(figures: readonly ExtractFigures[]): string {
  const [first] = figures;
  const rows = figures.map(({ reader, kept, statements, precision, recall, seconds }) => [
    ...[reader, kept, statements, precision.toFixed(3), recall.toFixed(3), seconds.toFixed(0)],
  ]);
  return [
    `${first?.turns ?? 0} turns, of which ${first?.stating ?? 0} state a lasting fact by those who noted the facts; others may state one too,`,
    'so the precision is a lower bound. What would be remembered was asked session by session, and nothing written.',
    '',
    table(['extractor', 'turns kept', 'statements', 'precision', 'recall', 'seconds'], rows),
  ].join('\n');
}
