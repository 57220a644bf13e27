import { Global, Module } from '@nestjs/common';
import { AuditLog } from './audit-log.js';
import { AuditService } from './audit.service.js';
import { ApiKeys } from './api-keys.js';
import { KeysService } from './keys.service.js';
import { RateLimits } from './rate-limits.js';

const PROVIDERS = [ApiKeys, KeysService, RateLimits, AuditLog, AuditService];

/** The API keys, and what was done with them: global, since every door asks them who calls. */
@Global()
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class KeysModule {}
