import { Module } from '@nestjs/common';
import { CalendarModule } from '#calendar/calendar.module.js';
import { ContactsModule } from '#contacts/contacts.module.js';
import { ConversationModule } from '#conversation/conversation.module.js';
import { MemoryModule } from '#memory/memory.module.js';
import { AskModule } from '../ask/ask.module.js';
import { askTool } from './ask-tool.js';
import { contactTools } from './contact-tools.js';
import { forgetTools } from './forget-tools.js';
import { memoryTools } from './memory-tools.js';
import { NamedContact } from '../tools/named-contact.js';
import { OperationTool } from './operation-tool.js';
import { sessionTools } from './session-tools.js';
import { OPERATION_TOOLS, type Tool } from '../tools/tool.js';
import { ToolsModule } from '../tools/tools.module.js';

const all = [askTool, ...contactTools, ...memoryTools, ...sessionTools, ...forgetTools];

/** The operations for which no tool was made by hand. Apart from those: ask is one of them, and works with the others. */
@Module({
  imports: [ContactsModule, MemoryModule, ConversationModule, CalendarModule, AskModule, ToolsModule],
  providers: [
    {
      provide: OPERATION_TOOLS,
      inject: [NamedContact, ...all.map(({ service }) => service)],
      useFactory: (named: NamedContact, ...services: unknown[]): Tool[] =>
        all.map((definition, i) => new OperationTool(definition, services[i], named)),
    },
  ],
  exports: [OPERATION_TOOLS],
})
export class OperationToolsModule {}
