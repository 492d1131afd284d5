import type { Browser } from '@playwright/test';
import { type Control, readVisit, type Seen, watchControl } from './watch-visit.ts';

export type Stored = readonly [key: string, text: string];
export type Visit = Seen & { bytes: Bytes };

/** On the wire, by what they are for. */
interface Bytes {
  html: number;
  script: number;
  picture: number;
  font: number;
  all: number;
}

const CPU_SLOWDOWN = 4;
const GIVE_UP_MS = 20_000;
const KINDS: Readonly<Record<string, keyof Bytes>> = {
  Document: 'html',
  Script: 'script',
  Image: 'picture',
  Font: 'font',
};

/**
 * Opens a page on a phone that has nothing cached, and no connection open.
 * @param stored what the page finds in the browser's storage
 */
export async function visit(
  browser: Browser,
  url: string,
  control: Control,
  stored?: Stored,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const kinds = new Map<string, keyof Bytes>();
    const bytes: Bytes = { html: 0, script: 0, picture: 0, font: 0, all: 0 };
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      kinds.set(requestId, KINDS[type] ?? 'all');
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'all';
      if (kind !== 'all') bytes[kind] += encodedDataLength;
      bytes.all += encodedDataLength;
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (stored) await page.addInitScript(([key, text]) => localStorage.setItem(key, text), stored);
    await page.addInitScript(watchControl, control);
    await page.goto(url, { waitUntil: 'load', timeout: GIVE_UP_MS });
    await page.waitForFunction(() => globalThis.usableAt !== undefined, null, {
      timeout: GIVE_UP_MS,
    });
    await page.waitForLoadState('networkidle');
    return { ...(await page.evaluate(readVisit)), bytes };
  } catch (error) {
    throw new Error(`${url} could not be measured.`, { cause: error });
  } finally {
    await context.close();
  }
}
