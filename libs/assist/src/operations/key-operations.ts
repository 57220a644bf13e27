import { listAudit } from '#contract/audit.js';
import { createKey, getKey, listKeys, revokeKey } from '#contract/keys.js';
import { AuditService } from '#keys/audit.service.js';
import { KeysService } from '#keys/keys.service.js';
import { type AnyServed, served } from '../tools/served.js';

/** Operations on a tenant's keys; without tools, for the reason in docs/mcp.md. */
export const keyOperations: readonly AnyServed[] = [
  served({
    operation: getKey,
    service: KeysService,
    run: (keys, caller) => keys.own(caller),
    field: 'key',
  }),
  served({
    operation: createKey,
    service: KeysService,
    run: (keys, caller, input) => keys.create(caller, input),
    effect: 'adds',
  }),
  served({
    operation: listKeys,
    service: KeysService,
    run: (keys, caller, input) => keys.list(caller, input),
    field: 'keys',
  }),
  served({
    operation: revokeKey,
    service: KeysService,
    run: (keys, caller, { keyId }) => keys.revoke(caller, keyId),
    effect: 'changes',
    repeatable: true,
  }),
  served({
    operation: listAudit,
    service: AuditService,
    run: (audit, caller, input) => audit.list(caller, input),
    field: 'audit',
  }),
];
