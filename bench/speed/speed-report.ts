import type { MemoryUse } from '../bed/memory-use.js';
import type { Spread } from '../bed/percentile.js';
import { table } from '../bed/table.js';
import type { Exactness } from './exactness.js';
import type { GraphitiVersion } from './graphiti/graphiti.js';
import type { Timed } from './time-recall.js';
import type { Written } from './time-remember.js';

/** What one run found. */
export interface SpeedFigures {
  /** Empty where recall was not measured. */
  readonly timed: readonly Timed[];
  readonly exact: readonly Exactness[];
  /** Empty where remember was not. */
  readonly written: readonly Written[];
  readonly memoryMb: MemoryUse;
  readonly graphiti: GraphitiVersion | undefined;
}

/** @returns the tables, with the ratios that have a target. */
export function speedReport({ timed, exact, written, memoryMb, graphiti }: SpeedFigures): string {
  return [
    ...(timed.length > 0 ? recalled(timed, exact, graphiti) : []),
    ...(written.length > 0 ? remembered(written) : []),
    `Resident memory afterwards: service ${memoryMb.service ?? '?'} MB, database ${memoryMb.database ?? '?'} MB.`,
  ].join('\n');
}

function recalled(
  timed: readonly Timed[],
  exact: readonly Exactness[],
  graphiti: GraphitiVersion | undefined,
): string[] {
  const [smallest, largest] = [timed.at(0), timed.at(-1)];
  const growth = (largest?.service.p50 ?? NaN) / (smallest?.service.p50 ?? NaN);
  return [
    'Recall of 10 at the client in ms, p50 / p95. The service and the bare driver were asked in turn, each question twice: new, then with its vector known.',
    '',
    table(
      ['memories', 'bare driver', 'service', 'service : bare', 'without tookMs.embed', 'new question'],
      timed.map(({ size, bare, service, ratio, search, withEmbedding }) => [
        size,
        times(bare),
        times(service),
        ratio.toFixed(2),
        times(search),
        times(withEmbedding),
      ]),
    ),
    '',
    `The median of ${largest?.size} memories is ${growth.toFixed(2)} times that of ${smallest?.size}.`,
    '',
    ...(graphiti ? besideGraphiti(timed, graphiti) : []),
    'The share of the ten truly nearest memories (every live one compared) that was found:',
    '',
    table(
      ['memories', 'questions', "service's vector search", 'recall, first 50', 'index alone, LIMIT 10'],
      exact.map(({ size, questions, service, recalled, bare }) => [
        size,
        questions,
        service.toFixed(4),
        recalled.toFixed(4),
        bare.toFixed(4),
      ]),
    ),
    '',
  ];
}

function remembered(written: readonly Written[]): string[] {
  return [
    'So many memories written at once, each to another contact, in ms until the last is answered, p50 / p95. The service and the bare driver (a lock, a node with its vector) wrote in turn; the vector was known to both. With an attribute each value takes the place of the one before; beside it the bare driver that keeps the three versions which both clocks need for that:',
    '',
    table(
      [
        ...['remember', 'clients', 'bare driver', 'service', "share of the bare driver's throughput"],
        ...['bare, three versions', 'share of it', 'of that at the arbiter', 'share without it'],
      ],
      written.map(
        ({ way, clients, bare, service, share, bareReplacing, shareOfReplacing, arbiterMs, shareWithout }) => [
          way,
          clients,
          times(bare),
          times(service),
          share.toFixed(2),
          bareReplacing ? times(bareReplacing) : '-',
          shareOfReplacing?.toFixed(2) ?? '-',
          arbiterMs === 0 ? '-' : arbiterMs.toFixed(1),
          shareWithout?.toFixed(2) ?? '-',
        ],
      ),
    ),
    '',
  ];
}

function besideGraphiti(timed: readonly Timed[], { graphiti, python }: GraphitiVersion): string[] {
  return [
    `Graphiti's default search of ten (graphiti-core ${graphiti}, Python ${python}) was asked in the same turns, inside its own process, without HTTP:`,
    '',
    table(
      ['memories', 'Graphiti, in process', 'service, over HTTP', 'Graphiti : service'],
      timed.map(({ size, graphiti, service }) => [
        size,
        graphiti ? times(graphiti) : '',
        times(service),
        ((graphiti?.p50 ?? NaN) / service.p50).toFixed(2),
      ]),
    ),
    '',
  ];
}

function times({ p50, p95 }: Spread): string {
  return `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
}
