import { Controller } from '@nestjs/common';
import { listAudit } from '#contract/audit.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import { type AuditPage, AuditService } from '#keys/audit.service.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Route(listAudit)
  list(@From() caller: Caller, @Input(listAudit) input: InputOf<typeof listAudit>): Promise<AuditPage> {
    return this.audit.list(caller, input);
  }
}
