import { dryRunExtraction, getExtractionSettings, setExtractionSettings } from '#contract/extraction.js';
import { DryRunService } from '#conversation/extraction/dry-run.service.js';
import { ExtractionSettingsService } from '#conversation/extraction/extraction-settings.service.js';
import { type AnyServed, served } from '../tools/served.js';

/** Operations for extraction, for the operators of the service; without tools, each for the reason in docs/mcp.md. */
export const extractionOperations: readonly AnyServed[] = [
  served({
    operation: dryRunExtraction,
    service: DryRunService,
    run: (dryRuns, caller, input, control) => dryRuns.run(caller, input, control),
    field: 'dryRunExtraction',
    of: 'contact',
  }),
  served({
    operation: getExtractionSettings,
    service: ExtractionSettingsService,
    run: (settings, caller) => settings.get(caller),
    field: 'extractionSettings',
  }),
  served({
    operation: setExtractionSettings,
    service: ExtractionSettingsService,
    run: (settings, caller, input) => settings.set(caller, input),
    effect: 'changes',
    repeatable: true,
  }),
];
