import { Module } from '@nestjs/common';
import { AssistModule } from '#assist/assist.module.js';
import { ContactsModule } from '#contacts/contacts.module.js';
import { MemoryModule } from '#memory/memory.module.js';
import { CalendarModule } from '#calendar/calendar.module.js';
import { AddMemoryTool } from './add-memory.tool.js';
import { ContextTool } from './context.tool.js';
import { DateMathTool } from './date-math.tool.js';
import { GrepEventsTool } from './grep-events.tool.js';
import { GrepTurnsTool } from './grep-turns.tool.js';
import { McpController } from './mcp.controller.js';
import { McpDoor } from './mcp-door.js';
import { MemoryHistoryTool } from './memory-history.tool.js';
import { NamedContact } from './named-contact.js';
import { QueryTimelineTool } from './query-timeline.tool.js';
import { SearchMemoriesTool } from './search-memories.tool.js';
import { SearchTurnsTool } from './search-turns.tool.js';
import { type Tool, TOOLS } from './tool.js';
import { UpcomingEventsTool } from './upcoming-events.tool.js';

const tools = [
  ContextTool,
  SearchMemoriesTool,
  SearchTurnsTool,
  GrepTurnsTool,
  GrepEventsTool,
  UpcomingEventsTool,
  QueryTimelineTool,
  MemoryHistoryTool,
  AddMemoryTool,
  DateMathTool,
];

/** The door for models: over HTTP by the controller, over stdio by serveStdio. */
@Module({
  imports: [ContactsModule, MemoryModule, CalendarModule, AssistModule],
  controllers: [McpController],
  providers: [
    NamedContact,
    ...tools,
    { provide: TOOLS, inject: tools, useFactory: (...made: Tool[]) => made },
    McpDoor,
  ],
})
export class McpModule {}
