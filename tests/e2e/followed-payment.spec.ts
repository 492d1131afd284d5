import type { Page } from '@playwright/test';
import { stripe } from '#server/gateways/stripe.ts';
import {
  addToCart,
  fillInCheckout,
  newBuyer,
  submitButton as orderButton,
} from '#tests/helpers/checkout-steps.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { fillInDonor, fillInSponsor, newDonor } from '#tests/helpers/giving-steps.ts';
import {
  fillInGuardian,
  fillInPlayer,
  newGuardian,
  playerCard,
  submitButton as registerButton,
  sign,
} from '#tests/helpers/registration-steps.ts';

/* What the tab with the form says while, and after, the person pays in another. */

const FINISH = /^Finish paying/;
const OVER = 'This payment page has expired, or was replaced by a later one';

const giveButton = (page: Page) => page.getByRole('button', { name: /^(Donate|Processing)/ });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Presses a form's button. @returns the tab of the payment page */
async function openPayment(page: Page, button = giveButton(page)): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await button.click();
  const payment = await opening;
  await payment.waitForURL(/\/c\/pay\/cs_/);
  return payment;
}

/** A gift, ready to be paid. */
async function fillInGift(page: Page): Promise<void> {
  await page.goto('/donations/one-time?amount=100');
  await fillInDonor(page, { email: newDonor() });
}

const FORMS = [
  {
    what: 'a gift',
    fillIn: fillInGift,
    button: giveButton,
    title: 'We have your gift, and your bank is processing the payment',
  },
  {
    what: 'a registration',
    fillIn: async (page: Page) => {
      await page.goto('/register');
      await fillInGuardian(page, newGuardian());
      await fillInPlayer(playerCard(page, 1), 'Zoë');
      await sign(page);
    },
    button: registerButton,
    title: 'Your players are registered, and your bank is processing the payment',
  },
  {
    what: 'a sponsorship',
    fillIn: async (page: Page) => {
      await page.goto('/sponsorship-form');
      await fillInSponsor(page, { email: newDonor() });
    },
    button: (page: Page) => page.getByRole('button', { name: /^(Sponsor for|Processing)/ }),
    title: 'Thank you for your sponsorship, Ana!',
  },
  {
    what: 'an order',
    fillIn: async (page: Page) => {
      await addToCart(page, 'Team Cap');
      await page.goto('/checkout');
      await fillInCheckout(page, { email: newBuyer() });
    },
    button: orderButton,
    title: 'We have your order, and your bank is processing the payment',
  },
];

for (const { what, fillIn, button, title } of FORMS) {
  test(`${what} by bank account: the form's own tab says that it takes some days`, async ({
    page,
  }) => {
    await fillIn(page);
    const payment = await openPayment(page, button(page));
    await payment.getByRole('button', { name: /bank account/ }).click();
    for (const tab of [payment, page]) {
      await expect(heading(tab, title)).toBeVisible();
      await expect(tab.getByRole('main')).toContainText('takes a few days');
      await expect(tab.getByRole('main')).not.toContainText('We received');
    }
  });
}

test('a gift that is changed and paid in other tabs: the first tab follows', async ({ page }) => {
  await fillInGift(page);
  const other = await openPayment(page);
  await other.getByRole('link', { name: 'Cancel and go back' }).click();
  await other.getByRole('radio', { name: '$50', exact: true }).check();
  const later = await openPayment(other);
  // Its link would open a closed page, and the form once more would be another gift.
  await expect(heading(page, OVER)).toBeFocused();
  await expect(page.getByText('If you paid on a later page, you are done.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the Payment Page Again' })).toHaveCount(0);

  await later.getByRole('button', { name: /accepted/ }).click();
  for (const tab of [later, other, page]) {
    await expect(heading(tab, /^Thank you for your gift/)).toBeVisible();
    await expect(tab.getByRole('definition').filter({ hasText: '$50.00' })).toBeVisible();
  }
});

for (const { what, fillIn, button } of FORMS.filter(({ what }) => what !== 'a registration')) {
  test(`${what} sent again from a tab of its own takes the place of the first`, async ({
    page,
    context,
  }) => {
    await fillIn(page);
    const first = await openPayment(page, button(page));
    await expect(heading(page, FINISH)).toBeVisible();
    // Opened by its address: what was typed is there, what this tab has sent is not.
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByLabel('First Name')).toHaveValue('Ana');
    await openPayment(other, button(other));
    await expect(heading(page, OVER)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the Payment Page Again' })).toHaveCount(0);
    await first.reload();
    await expect(first.getByRole('button', { name: /accepted/ })).toHaveCount(0);
  });
}

test('a payment page that has expired leads back to the form', async ({ page }) => {
  await fillInGift(page);
  const payment = await openPayment(page);
  const sessionId = new URL(payment.url()).pathname.split('/').at(-1) ?? '';
  await expect(heading(page, FINISH)).toBeVisible();
  await stripe().checkout.sessions.expire(sessionId);
  // Polled, because the webhook takes a moment; a browser says this when the tab is looked at again.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return heading(page, OVER).count();
    })
    .toBe(1);
  await page.getByRole('button', { name: 'Back to the Form' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ana');
  const again = await openPayment(page);
  await again.getByRole('button', { name: /accepted/ }).click();
  await expect(heading(page, /^Thank you for your gift/)).toBeVisible();
});

for (const { kind, path, title } of [
  { kind: 'registration', path: '/register/success', title: 'Your players are registered' },
  { kind: 'donation', path: '/donations/thank-you', title: 'Thank you for your gift' },
  { kind: 'registration', path: '/pay', title: 'We received your payment' },
]) {
  test(`${path} says what has become of the payment where it has said that it asks`, async ({
    page,
    allowConsole,
  }) => {
    // The link itself is of nothing.
    if (path === '/pay') allowConsole(/status of 4/);
    const payment = { kind, number: 'K7QF-2M9X', totalCents: 15_000, paidCents: 0, plan: null };
    let status = 'pending';
    await page.route('**/api/payments/status?*', (route) =>
      route.fulfill({ json: { ...payment, status } }),
    );
    const asked = page.waitForResponse('**/api/payments/status?*');
    await page.goto(`${path}?session_id=cs_test_12345678&link=of-nothing`);
    await asked;
    // Screen readers read what comes into it, and not a new one.
    const said = await page
      .getByRole('status')
      .filter({ hasText: 'Confirming your' })
      .elementHandle();
    status = 'paid';
    const read = () => said?.evaluate((region) => region.isConnected && region.textContent);
    await expect.poll(read).toContain(title);
  });
}
