import { DispatchService } from '#calendar/briefing/dispatch.service.js';
import { newId } from '#graph/ids.js';
import type { Service } from '../service/service.js';

/** A key by which messages to a webhook are signed. */
export const WEBHOOK_SECRET = `whsec_${Buffer.from('thirty-two bytes of a test key!!').toString('base64')}`;

/** The tenants of a spec whose briefings only the services of that spec send. */
export class BriefedTenants {
  readonly ids: readonly string[] = Array.from({ length: 20 }, () => `tenant-${newId()}`);
  #taken = 0;

  /** @returns a new tenant. */
  next(): string {
    return this.ids[this.#taken++]!;
  }
}

/** Sends the briefings that are due. */
export function sendDue({ app }: Service): Promise<void> {
  return app.get(DispatchService, { strict: false }).tick();
}
