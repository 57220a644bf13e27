import { Module } from '@nestjs/common';
import { CertificatesRepository } from './certificates.repository.js';
import { ContactLocks } from './contact-locks.js';
import { ContactWrites } from './contact-writes.js';
import { ContactsRepository } from './contacts.repository.js';
import { ContactsService } from './contacts.service.js';
import { ErasureRepository } from './erasure.repository.js';
import { ErasuresService } from './erasures.service.js';
import { ForksRepository } from './forks.repository.js';
import { ForksService } from './forks.service.js';
import { IdentifiersRepository } from './identifiers.repository.js';
import { SettingsModule } from '#settings/settings.module.js';
import { NewContactsService } from './new-contacts.service.js';
import { ScopesService } from './scopes.service.js';
import { TimesModule } from '#times/times.module.js';

@Module({
  imports: [SettingsModule, TimesModule],
  providers: [
    ContactsRepository,
    IdentifiersRepository,
    ErasureRepository,
    CertificatesRepository,
    ErasuresService,
    ContactsService,
    NewContactsService,
    ContactLocks,
    ContactWrites,
    ForksRepository,
    ForksService,
    ScopesService,
  ],
  exports: [
    ContactsService,
    NewContactsService,
    ErasuresService,
    ContactWrites,
    ForksService,
    ScopesService,
    TimesModule,
  ],
})
export class ContactsModule {}
