import { Module } from '@nestjs/common';
import { ContactWrites } from './contact-writes.js';
import { ContactsRepository } from './contacts.repository.js';
import { ContactsService } from './contacts.service.js';
import { DatesService } from './dates.service.js';
import { ErasureRepository } from './erasure.repository.js';
import { IdentifiersRepository } from './identifiers.repository.js';
import { StatedTimes } from './stated-times.js';

@Module({
  providers: [
    ContactsRepository,
    IdentifiersRepository,
    ErasureRepository,
    ContactsService,
    ContactWrites,
    StatedTimes,
    DatesService,
  ],
  exports: [ContactsService, ContactWrites, StatedTimes, DatesService],
})
export class ContactsModule {}
