import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { ROOT } from '../documents/documents.js';

/** A browser far from the contact, so that its own zone would be noticed. */
const FAR_AWAY = 'America/Los_Angeles';

/** Starts the browser that `./dev test:browser` found. */
export function startBrowser(): Promise<Browser> {
  const { CHROMIUM } = process.env;
  if (!CHROMIUM) throw new Error('There is no Chromium: run ./dev test:browser.');
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
}

/** Somebody at the explorer, and what went wrong in the page. */
export class Opened {
  readonly errors: string[] = [];
  readonly asked = new Set<string>();

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async at(browser: Browser, url: string, look: Parameters<Browser['newContext']>[0] = {}): Promise<Opened> {
    const context = await browser.newContext({ baseURL: url, timezoneId: FAR_AWAY, ...look });
    const opened = new Opened(context, await context.newPage());
    opened.watch(opened.page);
    return opened;
  }

  /** Opens the page at `/` and signs in. */
  async signIn(key: string): Promise<void> {
    await this.page.goto('/');
    await this.page.getByLabel('API key').fill(key);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await this.page.getByRole('heading', { name: 'Find a person' }).waitFor();
  }

  /** @returns the texts of what is listed as true. */
  async listed(): Promise<string[]> {
    return (await this.page.locator('.memories button > span:first-child').allTextContents()).toSorted();
  }

  /** Writes a picture of the page, from its top and at most so high, to SCREENSHOTS; by default to .local/explorer. */
  async picture(name: string, most = Infinity): Promise<void> {
    const folder = process.env['SCREENSHOTS'] ?? join(ROOT, '.local/explorer');
    mkdirSync(folder, { recursive: true });
    const [width, height] = await this.page.evaluate<[number, number]>('[innerWidth, document.body.scrollHeight]');
    const clip = { x: 0, y: 0, width, height: Math.min(most, height) };
    await this.page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, clip });
  }

  private watch(page: Page): void {
    page.on('request', (request) => this.asked.add(new URL(request.url()).origin));
    page.on('pageerror', ({ message }) => this.errors.push(message));
    page.on('console', (message) => {
      // A browser tells of every answer that is no success, such as the 401 before signing in.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.errors.push(message.text());
    });
  }
}
