import { Module } from '@nestjs/common';
import { AskModule } from './ask/ask.module.js';
import { ContextModule } from './context/context.module.js';
import { OperationToolsModule } from './operations/operation-tools.module.js';
import { ToolsModule } from './tools/tools.module.js';

const PARTS = [ContextModule, ToolsModule, AskModule, OperationToolsModule];

@Module({ imports: PARTS, exports: PARTS })
export class AssistModule {}
