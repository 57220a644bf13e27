import { Module } from '@nestjs/common';
import { TenantSettingsService } from './tenant-settings.service.js';

/** What tenants set for themselves. */
@Module({ providers: [TenantSettingsService], exports: [TenantSettingsService] })
export class SettingsModule {}
