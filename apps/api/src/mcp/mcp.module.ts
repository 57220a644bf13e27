import { Module } from '@nestjs/common';
import { AssistModule } from '#assist/assist.module.js';
import { ContactsModule } from '#contacts/contacts.module.js';
import { MemoryModule } from '#memory/memory.module.js';
import { McpController } from './mcp.controller.js';
import { McpDoor } from './mcp-door.js';
import { Completions } from './completions.js';
import { InFlight } from './in-flight.js';
import { Prompts } from './prompts.js';
import { Resources } from './resources.js';
import { ToolCalls } from './tool-calls.js';

/** The MCP API: over HTTP by the controller, over stdio by serveStdio. */
@Module({
  imports: [ContactsModule, MemoryModule, AssistModule],
  controllers: [McpController],
  providers: [ToolCalls, Resources, Prompts, Completions, InFlight, McpDoor],
})
export class McpModule {}
