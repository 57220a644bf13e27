import { Module } from '@nestjs/common';
import { ContactWrites } from './contact-writes.js';
import { ContactsRepository } from './contacts.repository.js';
import { ContactsService } from './contacts.service.js';
import { StatedTimes } from './stated-times.js';

@Module({
  providers: [ContactsRepository, ContactsService, ContactWrites, StatedTimes],
  exports: [ContactsService, ContactWrites, StatedTimes],
})
export class ContactsModule {}
