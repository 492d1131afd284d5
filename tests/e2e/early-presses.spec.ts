import type { Locator, Page } from '@playwright/test';
import { addToCart } from '#tests/helpers/checkout-steps.ts';
import { expect, test } from '#tests/helpers/e2e.ts';

/* From the first paint on nothing is lost of what is typed or pressed, however late the script comes. */

/**
 * A phone of some years ago.
 * @returns gives back the whole processor: what is slowed down keeps a core busy with waiting
 */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await slow(4);
  return async () => {
    await slow(1);
  };
}

/** Holds the scripts back until the test lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let resolve = () => {};
  const released = new Promise<void>((done) => {
    resolve = done;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}

const SENTENCE = 'Typed from the first paint on';
/** Of the sentence, typed before the first script comes: a second and a half, as on slow 4G. */
const KEYS_BEFORE = 8;
/** Of the sentence, still to type when the script is there. */
const KEYS_AFTER = 6;

interface SlowPage {
  page: Page;
  field: Locator;
  /** Lets the scripts come. */
  release: () => void;
  speedUp: () => Promise<void>;
}

/** Types until the script is there and some keys longer. @returns what was typed */
async function typeUntilAlive({ page, field, release, speedUp }: SlowPage): Promise<string> {
  await field.focus();
  // As it is written, and then as it is marked until it is ready.
  const waiting = page.locator('astro-island[ssr] form, form[data-waiting]').first();
  let left = SENTENCE.length;
  const alive = waiting.waitFor({ state: 'detached' }).then(() => {
    left = Math.min(left, KEYS_AFTER);
    return speedUp();
  });
  let typed = '';
  for (const letter of SENTENCE) {
    // Some fields take no space at their end.
    if (left <= 0 && !typed.endsWith(' ')) break;
    await page.keyboard.press(letter, { delay: 200 });
    typed += letter;
    left -= 1;
    if (typed.length === KEYS_BEFORE) release();
  }
  await alive;
  return typed;
}

for (const [path, label] of [
  ['/contact', 'Subject'],
  ['/register', 'Parent First Name'],
  ['/donations/one-time', 'First Name'],
  ['/donations/monthly', 'First Name'],
  ['/payment-link', 'Email'],
  ['/sponsorship-form', 'Business Name'],
  ['/volunteer-application', 'First Name'],
  ['/checkout', 'First Name *'],
  ['/auth', 'Email'],
] as const) {
  test(`${path}: five keys a second from the first paint on, and none is lost`, async ({
    page,
  }) => {
    if (path === '/checkout') await addToCart(page, 'Team Cap');
    const release = await holdScripts(page);
    const speedUp = await slowDown(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByLabel(label, { exact: true }).first();
    const typed = await typeUntilAlive({ page, field, release, speedUp });
    await expect(field).toHaveValue(typed);
    await expect(field).toBeFocused();
  });
}

test('an empty cart is told before the script is there, and a full one is not called empty', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  const empty = page.getByRole('heading', { name: 'Your cart is empty' });
  await expect(empty).toBeVisible();
  release();
  await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
  await expect(empty).toBeVisible();
  await addToCart(page, 'Team Cap');
  const releaseAgain = await holdScripts(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.getByText('Loading')).toBeAttached();
  await expect(empty).toBeHidden();
  releaseAgain();
  await expect(page.getByRole('heading', { name: 'Team Cap' })).toBeVisible();
});

test('a message is sent by a press on Send before the script is there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).fill('Early Bird');
  await page.getByLabel('Email', { exact: true }).fill('early.bird@courtside.test');
  await page.getByLabel('Inquiry Type').selectOption('general');
  await page.getByLabel('Subject', { exact: true }).fill('Sent before the script');
  await page.getByLabel('Message', { exact: true }).fill('Does this arrive?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Send Message' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  release();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
});

for (const path of ['/register', '/donations/one-time', '/sponsorship-form', '/auth'] as const) {
  test(`${path}: a press on the button before the script is there is carried out`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('main form [type="submit"]').first().click();
    release();
    await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
  });
}

test('a player is added as often as it was pressed before the script is there', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByRole('button', { name: 'Add a player' }).click();
  release();
  await expect(page.locator('output').first()).toHaveText('3');
});

test('/cart: a quantity is taken as soon as it can be seen', async ({ page }) => {
  await page.goto('/merchandise');
  await page
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click();
  await slowDown(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  const quantity = page.getByRole('spinbutton').first();
  await quantity.press('End');
  await quantity.pressSequentially('2', { delay: 200 });
  await expect(quantity).toHaveValue('12');
  await expect(page.locator('main')).toContainText('12');
});
