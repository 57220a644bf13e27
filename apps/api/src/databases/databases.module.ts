import { Global, Module } from '@nestjs/common';
import { HandedOver } from './handed-over.js';
import { OtherDatabases } from './other-databases.js';

/** The databases besides that of NEO4J_URI. Global, because every API may receive requests for them. */
@Global()
@Module({ providers: [OtherDatabases, HandedOver], exports: [OtherDatabases, HandedOver] })
export class DatabasesModule {}
