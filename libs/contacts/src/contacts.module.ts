import { Module } from '@nestjs/common';
import { CertificatesRepository } from './certificates.repository.js';
import { ContactWrites } from './contact-writes.js';
import { ContactsRepository } from './contacts.repository.js';
import { ContactsService } from './contacts.service.js';
import { DatesService } from './dates.service.js';
import { ErasureRepository } from './erasure.repository.js';
import { ErasuresService } from './erasures.service.js';
import { IdentifiersRepository } from './identifiers.repository.js';
import { StatedTimes } from './stated-times.js';

@Module({
  providers: [
    ContactsRepository,
    IdentifiersRepository,
    ErasureRepository,
    CertificatesRepository,
    ErasuresService,
    ContactsService,
    ContactWrites,
    StatedTimes,
    DatesService,
  ],
  exports: [ContactsService, ErasuresService, ContactWrites, StatedTimes, DatesService],
})
export class ContactsModule {}
