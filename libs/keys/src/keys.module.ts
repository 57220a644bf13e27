import { Global, Module } from '@nestjs/common';
import { ApiKeys } from './api-keys.js';

/** The API keys: global, since every door asks them who calls. */
@Global()
@Module({ providers: [ApiKeys], exports: [ApiKeys] })
export class KeysModule {}
