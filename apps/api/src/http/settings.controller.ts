import { Controller } from '@nestjs/common';
import type { InputOf } from '#contract/operation.js';
import { getSettings, getSettingsHistory, setSettings } from '#contract/settings.js';
import type { Caller } from '#domain/caller.js';
import { type SettingsPage, TenantSettingsService } from '#settings/tenant-settings.service.js';
import type { TenantSettings } from '#settings/tenant-settings.type.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: TenantSettingsService) {}

  @Route(getSettings)
  get(
    @From() caller: Caller,
    // What is not of it is refused.
    @Input(getSettings) _: InputOf<typeof getSettings>,
  ): Promise<TenantSettings> {
    return this.settings.get(caller);
  }

  @Route(getSettingsHistory)
  history(
    @From() caller: Caller,
    @Input(getSettingsHistory) input: InputOf<typeof getSettingsHistory>,
  ): Promise<SettingsPage> {
    return this.settings.history(caller, input);
  }

  @Route(setSettings)
  set(@From() caller: Caller, @Input(setSettings) input: InputOf<typeof setSettings>): Promise<TenantSettings> {
    return this.settings.set(caller, input);
  }
}
