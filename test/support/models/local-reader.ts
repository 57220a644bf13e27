import { join } from 'node:path';
import { readConfig } from '#config/config.js';
import { datesOptions } from '#dates/moment.js';
import type { Embedder } from '#models/embedder.js';
import { type Extraction, type ExtractionRequest, Extractor } from '#models/extractor.js';
import { LOCAL_MODEL, LocalEmbedder } from '#models/local-embedder.js';
import { LocalExtractor } from '#models/local-extractor/local-extractor.js';

/** @returns the local model; the vectors of a test's database may be another's. */
export function localEmbedder(): Promise<LocalEmbedder> {
  return LocalEmbedder.create({ directory: join(readConfig({}).DATA_DIR, 'models', LOCAL_MODEL), threads: 1 });
}

/** @returns the local extractor with the settings' defaults. */
export function localExtractor(embedder: Embedder): LocalExtractor {
  return new LocalExtractor(embedder, datesOptions(readConfig({})));
}

/** Reads as another extractor does, and as another one later: a service whose settings change. */
export class ChangedExtractor extends Extractor {
  constructor(public current: Extractor) {
    super();
  }

  get name(): string {
    return this.current.name;
  }

  extract(request: ExtractionRequest): Promise<Extraction> {
    return this.current.extract(request);
  }
}
