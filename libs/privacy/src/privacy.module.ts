import { Module } from '@nestjs/common';
import { SettingsModule } from '#settings/settings.module.js';
import { PrivacyGate } from './privacy-gate.service.js';

/** The treatment of private data in what is said. */
@Module({ imports: [SettingsModule], providers: [PrivacyGate], exports: [PrivacyGate] })
export class PrivacyModule {}
