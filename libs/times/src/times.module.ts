import { Module } from '@nestjs/common';
import { DatesService } from './dates.service.js';
import { StatedTimes } from './stated-times.js';

@Module({ providers: [StatedTimes, DatesService], exports: [StatedTimes, DatesService] })
export class TimesModule {}
