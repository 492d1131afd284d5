import { expect, type Page, type Request } from '@playwright/test';

declare global {
  /** What has moved in sight without being pressed, one line each; left by `noteShifts`. */
  var movedInSight: { value: number; what: string }[];
}

/** Below it a shift is the half pixel by which text is laid out anew. */
const NOTHING = 0.01;

/**
 * Looks at addresses as a slow phone shows them: painted first, and scripts after that, as on a slow link.
 * @returns asks for a page, and answers with what moved on it once all has come; nothing where it held still
 */
export async function watchShifts(page: Page): Promise<(address: string) => Promise<string[]>> {
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(noteShifts);
  const link = await holdScripts(page);
  const requests = countRequests(page);
  return async (address) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 2 });
    link.hold();
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(isPainted);
    link.release();
    await page.waitForFunction(isTakenOver);
    await requests.settle();
    const moved = await page.evaluate(() => globalThis.movedInSight);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const total = moved.reduce((sum, { value }) => sum + value, 0);
    return total > NOTHING ? moved.map(({ value, what }) => `${value.toFixed(3)} ${what}`) : [];
  };
}

/** Runs in the page before anything of it. */
function noteShifts(): void {
  globalThis.movedInSight = [];
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.localName} “${element.textContent.trim().slice(0, 40)}”` : 'gone';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources.map(({ node, previousRect, currentRect }) => {
        return `${nameOf(node)} ${previousRect.y}+${previousRect.height} → ${currentRect.y}+${currentRect.height}`;
      });
      globalThis.movedInSight.push({ value: entry.value, what: what.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** As Chromium has it; TypeScript's DOM does not know it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
}

function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}

/** In the page: all has come that it names, and React has every island that is in sight. */
function isTakenOver(): boolean {
  const islands = [...document.querySelectorAll('astro-island[ssr]')];
  return (
    document.readyState === 'complete' &&
    islands.every((island) => !island.firstElementChild?.checkVisibility())
  );
}

async function holdScripts(page: Page) {
  let released = Promise.resolve();
  let release = () => {};
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return {
    hold() {
      released = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
  };
}

/** Knows when a page is done asking: nothing is on its way, and when it next has nothing to do, still nothing is. */
function countRequests(page: Page) {
  const open = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    open.add(request);
    asked += 1;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    async settle(): Promise<void> {
      let before = -1;
      while (before !== asked) {
        await expect.poll(() => open.size).toBe(0);
        before = asked;
        await page.evaluate(idle);
      }
    },
  };
}

/** In the page: until it has nothing to do, and what it did is drawn. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  });
}
