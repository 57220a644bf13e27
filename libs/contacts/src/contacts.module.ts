import { Module } from '@nestjs/common';
import { CertificatesRepository } from './certificates.repository.js';
import { ContactWrites } from './contact-writes.js';
import { ContactsRepository } from './contacts.repository.js';
import { ContactsService } from './contacts.service.js';
import { ErasureRepository } from './erasure.repository.js';
import { ErasuresService } from './erasures.service.js';
import { IdentifiersRepository } from './identifiers.repository.js';
import { TimesModule } from '#times/times.module.js';

@Module({
  imports: [TimesModule],
  providers: [
    ContactsRepository,
    IdentifiersRepository,
    ErasureRepository,
    CertificatesRepository,
    ErasuresService,
    ContactsService,
    ContactWrites,
  ],
  exports: [ContactsService, ErasuresService, ContactWrites, TimesModule],
})
export class ContactsModule {}
