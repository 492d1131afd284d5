import {
  addToCart,
  fillInCheckout,
  newBuyer,
  readOrders,
  submitButton,
  TOTAL,
} from '#tests/helpers/checkout-steps.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { isNoInvitation } from '#tests/helpers/mailbox.ts';

for (const { method, tells } of [
  { method: 'ACH Bank Transfer', tells: "We'll contact you shortly with payment instructions." },
  { method: 'Check', tells: '2450 Heron Bay Road, Suite 4' },
] as const) {
  test(`${method}: recorded, instructions on screen and by mail, cart kept, not sent twice`, async ({
    page,
    firestore,
    mailbox,
  }) => {
    const email = newBuyer();
    await addToCart(page, 'Team Cap');
    await page.goto('/checkout');
    await fillInCheckout(page, { email, method });
    await submitButton(page).click();
    await expect(page.getByText('Order Submitted', { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Order Submitted', level: 2 })).toBeFocused();
    const [order] = await readOrders(firestore, email);
    expect(order).toMatchObject({ payment: { status: 'pending', totalCents: 3598 } });
    const main = page.getByRole('main');
    await expect(main).toContainText(`Memo lineOrder ${order?.number}`);
    await expect(main).toContainText(tells);
    await expect(main.getByRole('listitem').filter({ hasText: '1 × Team Cap' })).toBeVisible();
    await expect(main).toContainText(TOTAL);
    await expect
      .poll(async () => (await mailbox.readMail(email)).filter(isNoInvitation).length)
      .toBe(1);

    await page.goto('/cart');
    await expect(page.getByLabel(/^Quantity of Team Cap/)).toHaveValue('1');
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByRole('heading', { name: /already ordered/ })).toBeVisible();
    await expect(submitButton(page)).toHaveCount(0);
    // It may have been paid since: nothing here asks for the money once more.
    await expect(main).toContainText('You placed this order on');
    await expect(main).toContainText(`Order number${order?.number}`);
    await expect(main.getByText(tells).filter({ visible: true })).toHaveCount(0);
    await expect(main.getByText('Memo line').filter({ visible: true })).toHaveCount(0);

    await page.getByRole('button', { name: 'Order the Same Again' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Order Submitted', level: 2 })).toBeVisible();
    expect(await readOrders(firestore, email)).toHaveLength(2);
  });
}

test('a double click, and a lost answer sent again, make one order', async ({
  page,
  allowConsole,
  firestore,
}) => {
  allowConsole(/Failed to load resource/);
  const email = newBuyer();
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email, method: 'Check' });
  let sent = 0;
  await page.route('**/create-order-payment', async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort();
  });
  await submitButton(page).dblclick();
  await expect(
    page.getByText('There was an error processing your order. Please try again.').first(),
  ).toBeVisible();
  await expect(page.getByText('You will not get two orders')).toBeVisible();
  expect(sent).toBe(1);
  await page.unroute('**/create-order-payment');

  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Submitted', level: 2 })).toBeVisible();
  expect(await readOrders(firestore, email)).toHaveLength(1);
});

test('a total that is not what was shown is told before anybody pays', async ({ page }) => {
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email: newBuyer() });
  await page.route('**/create-order-payment', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), totalCents: 4098 } });
  });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'The total has changed' })).toBeFocused();
  await expect(page.getByText('The total is $40.98, not $35.98')).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Pay $40.98' }).click();
  await (await opening).waitForURL(/\/c\/pay\/cs_/);
  await expect(page.getByRole('heading', { name: /^Finish paying/ })).toBeVisible();
});

test('the keyboard alone buys a cap', async ({ page, firestore }) => {
  const email = newBuyer();
  const { keyboard } = page;
  /** Tabs on until the wished element has the focus, as a person would. */
  async function tabTo(name: RegExp, role: 'button' | 'link' | 'textbox' | 'radio' | 'combobox') {
    const target = page.getByRole(role, { name }).first();
    await expect(target).toBeEnabled();
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }
  await page.goto('/merchandise');
  await tabTo(/^Black$/, 'radio');
  await keyboard.press('ArrowRight');
  await tabTo(/^Add to Cart.*Team Cap/, 'button');
  await keyboard.press('Enter');
  await expect(page.getByText('Team Cap (One Size, Navy) has been added')).toBeVisible();
  await tabTo(/^View Cart$/, 'link');
  await keyboard.press('Enter');
  await tabTo(/^Proceed to Checkout$/, 'link');
  await keyboard.press('Enter');
  await page.waitForURL('**/checkout');
  for (const [label, text] of [
    [/^First Name/, 'Ana'],
    [/^Last Name/, 'Diaz'],
    [/^Email/, email],
    [/^Phone/, '239-555-0123'],
    [/^Address/, '12 Court Street'],
    [/^City/, 'Fort Myers'],
  ] as const) {
    await tabTo(label, 'textbox');
    await keyboard.type(text);
  }
  await tabTo(/^State/, 'combobox');
  await keyboard.type('Flo');
  await tabTo(/^ZIP Code/, 'textbox');
  await keyboard.type('33901');
  await tabTo(/^Credit Card/, 'radio');
  await tabTo(/^Complete Order/, 'button');
  const opening = page.waitForEvent('popup');
  await keyboard.press('Enter');
  const payment = await opening;
  await payment.getByRole('button', { name: /accepted/ }).press('Enter');
  await expect(payment.getByRole('heading', { name: /^Thank you for your order/ })).toBeVisible();
  expect(await readOrders(firestore, email)).toMatchObject([{ payment: { status: 'paid' } }]);
});

test('an empty cart has nothing to check out', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/merchandise',
  );
});
