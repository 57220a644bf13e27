import { Global, Module } from '@nestjs/common';
import { AuditLog } from './audit-log.js';
import { AuditService } from './audit.service.js';
import { ApiKeys } from './api-keys.js';
import { KeysService } from './keys.service.js';
import { RateLimits } from './rate-limits.js';

const PROVIDERS = [ApiKeys, KeysService, RateLimits, AuditLog, AuditService];

/** The API keys and the audit log. Global, because every API authenticates with them. */
@Global()
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class KeysModule {}
