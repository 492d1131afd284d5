import { type Browser, expect, type Page } from '@playwright/test';
import { signInAs } from '#tests/helpers/browser-session.ts';
import type { Look, Picture, World } from './picture.ts';
import { shiftClock } from './shift-clock.ts';

/** Until one that nobody touches has gone: of those with an error, with time to spare. */
const LONGEST_TOAST = 20_000;

export interface Camera {
  browser: Browser;
  siteUrl: string;
  /** Without it, pictures of the Studio cannot be taken. */
  studioUrl?: string;
  clockShiftMs: number;
  world: World;
}

/** Opens a page in a browser of its own and takes it in each look, the first of which it is prepared in. */
export async function takePicture(
  camera: Camera,
  picture: Picture,
  looks: readonly [Look, ...Look[]],
  keep: (png: Uint8Array, look: Look) => Promise<void>,
): Promise<void> {
  const [first] = looks;
  const context = await camera.browser.newContext({
    baseURL: picture.site === 'studio' ? (camera.studioUrl ?? '') : camera.siteUrl,
    viewport: { width: first.width, height: first.height },
    deviceScaleFactor: first.scale,
    colorScheme: first.colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  try {
    await context.addInitScript(shiftClock, camera.clockShiftMs);
    const page = await context.newPage();
    if (picture.user) await signInAs(page, picture.user);
    await page.goto(picture.path);
    await settle(page);
    await picture.prepare?.(page, camera.world);
    for (const look of looks) {
      const isNewWidth = page.viewportSize()?.width !== look.width;
      await page.setViewportSize({ width: look.width, height: look.height });
      // As it opens there: what is chosen comes into sight once. What was prepared would be lost.
      if (isNewWidth && !picture.prepare) {
        await page.reload();
        await settle(page);
      }
      await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
      if (look.fullPage) await showAll(page);
      await settle(page);
      const options = {
        fullPage: look.fullPage,
        animations: 'disabled',
        caret: 'hide',
        // What stays in sight while a person scrolls would lie in the middle of a picture of all.
        style: look.fullPage ? '.sticky { position: static !important; }' : '',
      } as const;
      const part = look.fullPage ? undefined : picture.part?.(page);
      await keep(await (part ? part.screenshot(options) : page.screenshot(options)), look);
    }
  } catch (error) {
    throw new Error(`The picture “${picture.name}” could not be taken.`, { cause: error });
  } finally {
    await context.close();
  }
}

/**
 * A picture of the whole page has what nobody has scrolled to, too; and no toast, which would hide a part of
 * it that a person sees some seconds later.
 */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(all);
    for (const image of document.images) image.loading = 'eager';
    // At another width another file is asked for, in the next frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // What is broken stays so.
    await Promise.allSettled(shown.map((image) => image.decode()));
  });
  const toasts = page.getByRole('region', { name: /^Notif/ }).getByRole('dialog');
  await expect(toasts).toHaveCount(0, { timeout: LONGEST_TOAST });
}

/** Nothing is loading any more: neither files nor fonts nor a table. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => document.querySelector('astro-island[ssr], [aria-busy="true"]') === null,
  );
  await expect(page.getByText(/^Loading\b.*(\.\.\.|…)$/).filter({ visible: true })).toHaveCount(0, {
    timeout: 20_000,
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Those further down the page are loaded when somebody comes near.
  await page.waitForFunction(() => {
    const isInSight = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    };
    return [...document.images].filter(isInSight).every(({ naturalWidth }) => naturalWidth > 0);
  });
}
