import type { Browser, ViewportSize } from 'playwright-core';
import { findContacts } from '#contract/contacts.js';
import { newId } from '#graph/ids.js';
import type { KeyTerms } from '#keys/api-keys.js';
import { RestClient } from '../../../apps/cli/src/demo/rest-client.js';
import { tell } from '../../../apps/cli/src/demo/tell.js';
import { RestDoor } from '../doors/api-client.js';
import { Service } from '../service/service.js';
import { Opened, startBrowser } from './opened.js';

/** The screens of a telephone and of a desk. */
export const NARROW: ViewportSize = { width: 360, height: 740 };
export const WIDE: ViewportSize = { width: 1_000, height: 800 };

/** Somebody who is signed in at the explorer of a service, with the same key at REST. */
export class ExplorerVisit {
  private constructor(
    readonly service: Service,
    private readonly browser: Browser,
    readonly door: RestDoor,
    readonly opened: Opened,
    private readonly tenantId: string,
  ) {}

  static async begin(viewport: ViewportSize, settings: Readonly<Record<string, string>> = {}): Promise<ExplorerVisit> {
    const service = await Service.start({ settings });
    const browser = await startBrowser();
    const tenantId = `tenant-${newId()}`;
    const door = new RestDoor(service.url, await service.newKey(tenantId));
    const opened = await Opened.at(browser, service.url, { viewport });
    await opened.signIn(door.key);
    return new ExplorerVisit(service, browser, door, opened, tenantId);
  }

  /** @returns the explorer as somebody else opens it, who is not signed in. */
  openAgain(): Promise<Opened> {
    return Opened.at(this.browser, this.service.url);
  }

  /** @returns another key of the same tenant. */
  newKey(terms: KeyTerms): Promise<string> {
    return this.service.newKey(this.tenantId, terms);
  }

  /** Tells the story of `./dev demo`. @returns the id of its contact. */
  async tellDemo(): Promise<string> {
    await tell(new RestClient(this.service.url, this.door.key), () => undefined);
    const { contacts } = await this.door.ask(findContacts, {});
    return String(contacts[0]?.id);
  }

  async end(): Promise<void> {
    await this.browser.close();
    await this.service.close();
  }
}
