import { getSettings, getSettingsHistory, setSettings } from '#contract/settings.js';
import { TenantSettingsService } from '#settings/tenant-settings.service.js';
import { type AnyServed, served } from '../tools/served.js';

/** The settings that operators make for their tenant; without tools, for the reason in docs/mcp.md. */
export const settingsOperations: readonly AnyServed[] = [
  served({
    operation: getSettings,
    service: TenantSettingsService,
    run: (settings, caller) => settings.get(caller),
    field: 'settings',
  }),
  served({
    operation: getSettingsHistory,
    service: TenantSettingsService,
    run: (settings, caller, input) => settings.history(caller, input),
    field: 'settingsHistory',
  }),
  served({
    operation: setSettings,
    service: TenantSettingsService,
    run: (settings, caller, input) => settings.set(caller, input),
    effect: 'changes',
    repeatable: true,
  }),
];
