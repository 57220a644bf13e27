import { Module } from '@nestjs/common';
import { SettingsModule } from '#settings/settings.module.js';
import { PrivacyGate } from './privacy-gate.service.js';

/** What becomes of what is private in words that are said. */
@Module({ imports: [SettingsModule], providers: [PrivacyGate], exports: [PrivacyGate] })
export class PrivacyModule {}
