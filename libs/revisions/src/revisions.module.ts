import { Module } from '@nestjs/common';
import { Ancestries } from './ancestries.js';
import { RevisionsRepository } from './revisions.repository.js';
import { RevisionsService } from './revisions.service.js';

/** The revisions of repositories. */
@Module({ providers: [RevisionsRepository, Ancestries, RevisionsService], exports: [RevisionsService] })
export class RevisionsModule {}
