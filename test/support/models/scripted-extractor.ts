import {
  type ExtractedEvent,
  type ExtractedFact,
  type Extraction,
  type ExtractionRequest,
  Extractor,
} from '#models/extractor.js';

/** What a script finds in some turns; what it leaves out is filled in. */
export interface Finding {
  readonly facts?: readonly (Partial<ExtractedFact> & Pick<ExtractedFact, 'text' | 'evidence'>)[];
  readonly events?: readonly (Partial<ExtractedEvent> & Pick<ExtractedEvent, 'text' | 'verb' | 'evidence'>)[];
  /** Whether the answer was too long to be whole. */
  readonly cut?: boolean;
}

/** What is found; it may throw. */
export type Script = (request: ExtractionRequest, signal: AbortSignal | undefined) => Finding | Promise<Finding>;

/** An extractor that finds what a test tells it to, in transcripts of that test alone, and keeps what it was asked. */
export class ScriptedExtractor extends Extractor {
  readonly name = 'scripted';
  readonly requests: ExtractionRequest[] = [];
  private script: Script = () => ({});

  tell(script: Script): void {
    this.requests.length = 0;
    this.script = script;
  }

  async extract(request: ExtractionRequest, signal?: AbortSignal): Promise<Extraction> {
    this.requests.push(request);
    const { facts = [], events = [], cut = false } = await this.script(request, signal);
    return {
      facts: facts.map((fact) => ({ ...FACT, ...fact })),
      events: events.map((event) => ({ ...EVENT, ...event })),
      cut,
      usage: { model: 'scripted', calls: 1, inputTokens: 100, outputTokens: 10, cost: 0.001 },
    };
  }
}

const FACT = {
  kind: 'semantic',
  attribute: null,
  value: null,
  subject: null,
  polarity: 'holds',
  importance: 0.6,
  from: null,
  to: null,
  correction: false,
  known: null,
} as const;
const EVENT = {
  subject: 'Asha',
  object: null,
  aliases: [],
  status: 'planned',
  startsAt: null,
  endsAt: null,
  known: null,
  importance: 0.6,
} as const;
