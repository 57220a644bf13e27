import { Module } from '@nestjs/common';
import { ContactsModule } from '#contacts/contacts.module.js';
import { EntitiesRepository } from './entities.repository.js';
import { EntitiesService } from './entities.service.js';
import { EntityPlacementService } from './entity-placement.service.js';

@Module({
  imports: [ContactsModule],
  providers: [EntitiesRepository, EntityPlacementService, EntitiesService],
  exports: [EntityPlacementService, EntitiesService],
})
export class EntitiesModule {}
