import { Module } from '@nestjs/common';
import { SettingsModule } from '#settings/settings.module.js';
import { DatesService } from './dates.service.js';
import { StatedTimes } from './stated-times.js';

@Module({ imports: [SettingsModule], providers: [StatedTimes, DatesService], exports: [StatedTimes, DatesService] })
export class TimesModule {}
