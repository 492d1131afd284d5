import { CART_KEY } from '#browser/cart-count.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { demoAccounts } from '#local/seed/records/demo-accounts.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { watchShifts } from '#tests/helpers/layout-shift.ts';
import { DIST, listForVisitors, readBuiltSite } from '../site/built-pages.ts';

/* On a slow phone nothing moves under the reader's eyes while a page comes, in whatever state it is. */

const PHONE = { width: 412, height: 823 };
const PARTS = 3;
const SESSION = 'session_id=cs_test_of_no_payment';

const CART: Cart = ['M', 'L', 'XL'].map((size) => ({
  id: JSON.stringify(['product-t-shirt', size, 'Black']),
  productId: 'product-t-shirt',
  name: 'Team T-Shirt',
  priceCents: 2499,
  image: '',
  size,
  color: 'Black',
  quantity: 2,
}));

test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

/** What is wrong at addresses, by address: nothing, it is hoped. */
async function findShifts(
  look: (address: string) => Promise<string[]>,
  addresses: readonly string[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    const moved = await test.step(address, () => look(address));
    if (moved.length > 0) found[address] = moved;
  }
  return found;
}

for (let part = 0; part < PARTS; part += 1) {
  test(`on every public page nothing moves by itself (${part + 1} of ${PARTS})`, async ({
    page,
    allowConsole,
  }) => {
    test.slow();
    // The page that says that there is none is answered so, and notes the address.
    allowConsole(/status of 404|^404 Error/);
    const shown = listForVisitors(readBuiltSite(DIST));
    const look = await watchShifts(page);
    const own = shown.filter((_, index) => index % PARTS === part);
    expect(await findShifts(look, own)).toEqual({});
  });
}

test('nor where a cart is full, a link leads to the page, or someone turned back', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  // What these addresses name is not there.
  allowConsole(/status of 4(?:04|22)/);
  await page.addInitScript(([key, cart]) => localStorage.setItem(key, cart), [
    CART_KEY,
    JSON.stringify(CART),
  ] as const);
  const look = await watchShifts(page);
  const states = [
    '/cart',
    '/checkout',
    '/checkout?cancelled=1',
    '/donations/one-time?cancelled=1',
    '/donations/monthly?cancelled=1',
    '/register?cancelled=1',
    '/sponsorship-form?cancelled=1',
    `/checkout/success?${SESSION}`,
    `/donations/thank-you?${SESSION}`,
    `/register/success?${SESSION}`,
    `/sponsorship-success?${SESSION}`,
    '/pay?link=of-no-bill',
    `/pay?link=of-no-bill&${SESSION}`,
    '/auth/action?mode=resetPassword&code=of-no-account',
    '/auth?return=/upload',
  ];
  expect(await findShifts(look, states)).toEqual({});
});

test('nor for a parent who is signed in', async ({ page }) => {
  test.slow();
  const parent = demoAccounts.find(({ email }) => email.startsWith('parent'));
  await signInAs(page, parent?.email ?? '');
  const look = await watchShifts(page);
  const states = [
    '/account',
    '/checkout',
    '/contact',
    '/donations/one-time',
    '/register',
    '/sponsorship-form',
    '/upload',
    '/volunteer-application',
  ];
  expect(await findShifts(look, states)).toEqual({});
});
