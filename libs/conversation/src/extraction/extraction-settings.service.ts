import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import { extractionSetSettings, extractionSettings } from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import type { ExtractionGuide } from '#models/extractor.js';

/** What a tenant adds to the prompt, with who set it and when. */
export interface ExtractionSettings extends ExtractionGuide {
  /** From 1; 0 if never set. */
  readonly version: number;
  readonly setAt: Date | null;
  readonly setBy: string | null;
}

const NEVER_SET: ExtractionSettings = { instructions: null, examples: [], version: 0, setAt: null, setBy: null };

/** The tenants' instructions and examples for extraction; all versions are kept. */
@Injectable()
export class ExtractionSettingsService {
  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
  ) {}

  async get({ tenantId }: Pick<Caller, 'tenantId'>, queries: Queries = this.graph): Promise<ExtractionSettings> {
    const [row] = await queries.all(extractionSettings, { tenantId });
    return row ? { ...row, examples: JSON.parse(row.examples) as ExtractionGuide['examples'] } : NEVER_SET;
  }

  /** Setting the same again creates no version. */
  set({ tenantId, keyId }: Caller, { instructions, examples }: ExtractionGuide): Promise<ExtractionSettings> {
    return this.graph.write(async (transaction) => {
      const before = await this.get({ tenantId }, transaction);
      const examplesJson = JSON.stringify(examples);
      if (before.instructions === instructions && JSON.stringify(before.examples) === examplesJson) return before;
      const row = { id: newId(), instructions, examples: examplesJson, now: this.clock.now(), by: keyId ?? null };
      await transaction.all(extractionSetSettings, { tenantId, ...row });
      return this.get({ tenantId }, transaction);
    });
  }
}
