import { Module } from '@nestjs/common';
import { CalendarModule } from '#calendar/calendar.module.js';
import { ContactMergesModule } from '#contact-merges/contact-merges.module.js';
import { ContactsModule } from '#contacts/contacts.module.js';
import { ConversationModule } from '#conversation/conversation.module.js';
import { SettingsModule } from '#settings/settings.module.js';
import { KeysModule } from '#keys/keys.module.js';
import { RevisionsModule } from '#revisions/revisions.module.js';
import { EntitiesModule } from '#entities/entities.module.js';
import { MemoryModule } from '#memory/memory.module.js';
import { AskModule } from '../ask/ask.module.js';
import { otherOperations } from './served-operations.js';
import { NamedContact } from '../tools/named-contact.js';
import { servicesOf, toolsOf } from '../tools/operation-tool.js';
import { OPERATION_TOOLS, type Tool } from '../tools/tool.js';
import { ToolsModule } from '../tools/tools.module.js';

/**
 * The tools of all operations except those for looking things up. A separate module, because ask is one of them and
 * uses the others.
 */
@Module({
  imports: [
    ContactsModule,
    EntitiesModule,
    MemoryModule,
    ContactMergesModule,
    ConversationModule,
    SettingsModule,
    KeysModule,
    RevisionsModule,
    CalendarModule,
    AskModule,
    ToolsModule,
  ],
  providers: [
    {
      provide: OPERATION_TOOLS,
      inject: [NamedContact, ...servicesOf(otherOperations)],
      useFactory: (named: NamedContact, ...services: unknown[]): Tool[] => toolsOf(otherOperations, services, named),
    },
  ],
  exports: [OPERATION_TOOLS],
})
export class OperationToolsModule {}
