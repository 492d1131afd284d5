import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import {
  addToCart,
  fillInCheckout,
  newBuyer,
  readOrders,
  submitButton,
} from '#tests/helpers/checkout-steps.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';

const TOTAL = '$35.98';

test('a cap is bought by card: summary, button, payment page and books show one total', async ({
  page,
  firestore,
  mailbox,
}) => {
  const email = newBuyer();
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary).toContainText('Subtotal$29.99');
  await expect(summary).toContainText('Shipping$5.99');
  await expect(summary).toContainText(`Total${TOTAL}`);
  await expect(submitButton(page)).toHaveText(`Complete Order - ${TOTAL}`);
  await fillInCheckout(page, { email });

  const opening = page.waitForEvent('popup');
  await submitButton(page).click();
  const payment = await opening;
  await payment.waitForURL(/\/c\/pay\/cs_/);
  await expect(payment.getByRole('heading', { name: `Pay ${TOTAL}` })).toBeVisible();
  expect(await payment.evaluate(() => window.opener)).toBeNull();
  await expect(
    page.getByRole('heading', { name: 'Finish paying in the tab that just opened' }),
  ).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('courtside:cart'))).toContain('Team Cap');

  await payment.getByRole('button', { name: /accepted/ }).click();
  await expect(payment.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  await expect(payment.getByText('Order Placed', { exact: true })).toBeVisible();
  const [order] = await readOrders(firestore, email);
  expect(order).toMatchObject({ status: 'paid', totalCents: 3598 });
  await expect(payment.getByText(order?.number ?? 'no order', { exact: true })).toBeVisible();
  await expect(payment.getByText(TOTAL, { exact: true })).toBeVisible();

  // The tab it began in has followed.
  await expect(page.getByRole('heading', { name: 'Order Placed', level: 2 })).toBeVisible();
  await expect(
    page
      .getByText(
        'Your order has been placed successfully! You will receive a confirmation email shortly.',
      )
      .first(),
  ).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect.poll(async () => (await mailbox.readMail(email)).length).toBe(1);
});

test('a reload of the success page neither empties the next cart nor says it again', async ({
  page,
}) => {
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email: newBuyer() });
  const opening = page.waitForEvent('popup');
  await submitButton(page).click();
  const payment = await opening;
  await payment.getByRole('button', { name: /accepted/ }).click();
  await expect(payment.getByText('Order Placed', { exact: true })).toBeVisible();
  await addToCart(page, 'Team Cap');
  await payment.reload();
  await expect(payment.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  await expect(payment.getByText('Order Placed', { exact: true })).toHaveCount(0);
  await page.goto('/cart');
  await expect(page.getByLabel(/^Quantity of Team Cap/)).toHaveValue('1');
});

test('a declined card can be tried again, and the cart is kept until it is paid', async ({
  page,
  allowConsole,
  firestore,
}) => {
  allowConsole(/402/);
  const email = newBuyer();
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email });
  const opening = page.waitForEvent('popup');
  await submitButton(page).click();
  const payment = await opening;
  await payment.getByRole('button', { name: /declined/ }).click();
  await expect(payment.getByText('Your card was declined.')).toBeVisible();
  expect(await readOrders(firestore, email)).toMatchObject([{ status: 'pending' }]);
  expect(await page.evaluate(() => localStorage.getItem('courtside:cart'))).toContain('Team Cap');
  await payment.getByRole('button', { name: /accepted/ }).click();
  await expect(payment.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  expect(await readOrders(firestore, email)).toMatchObject([{ status: 'paid' }]);
});

test('turning back from the payment page charges nothing and keeps cart and form', async ({
  page,
  firestore,
}) => {
  const email = newBuyer();
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email });
  const opening = page.waitForEvent('popup');
  await submitButton(page).click();
  const payment = await opening;
  await payment.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(payment.getByText('Nothing was charged')).toBeVisible();
  await expect(payment.getByLabel('Email')).toHaveValue(email);
  const again = payment.waitForEvent('popup');
  await submitButton(payment).click();
  await (await again).waitForURL(/\/c\/pay\/cs_/);
  expect(await readOrders(firestore, email)).toHaveLength(1);
});

test('an order is found paid though the payment tab was closed too early', async ({
  page,
  services,
}) => {
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email: newBuyer() });
  const opening = page.waitForEvent('popup');
  await submitButton(page).click();
  const payment = await opening;
  await payment.waitForURL(/\/c\/pay\/cs_/);
  const sessionId = new URL(payment.url()).pathname.split('/').at(-1) ?? '';
  await payment.close();
  await openStripeControl(services.stripe).pay(sessionId, 'succeeds');
  // Polled, because the webhook takes a moment; a browser says this when the tab is looked at again.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return page.getByRole('heading', { name: 'Order Placed', level: 2 }).count();
    })
    .toBe(1);
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveAccessibleName('Cart');
});

test('a bank account is not paid yet: the page says that it takes some days', async ({
  page,
  firestore,
}) => {
  const email = newBuyer();
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email });
  const opening = page.waitForEvent('popup');
  await submitButton(page).click();
  const payment = await opening;
  await payment.getByRole('button', { name: /bank account/ }).click();
  await expect(
    payment.getByRole('heading', { name: 'Your order is in, your bank is at work' }),
  ).toBeVisible();
  await expect(payment.getByText('takes some days')).toBeVisible();
  expect(await readOrders(firestore, email)).toMatchObject([{ status: 'processing' }]);
  await payment.goto('/cart');
  await expect(payment.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('where the browser blocks the new tab, the payment page opens in this one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email: newBuyer() });
  await submitButton(page).click();
  await page.getByRole('button', { name: /accepted/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
});

for (const { method, tells } of [
  { method: 'ACH Bank Transfer', tells: "We'll contact you shortly with payment instructions." },
  { method: 'Check', tells: 'Calusa Coast Hoops, Inc., 2450 Heron Bay Road' },
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
    expect(order).toMatchObject({ status: 'pending', totalCents: 3598 });
    const main = page.getByRole('main');
    await expect(main).toContainText(`Memo lineOrder ${order?.number}`);
    await expect(main).toContainText(tells);
    await expect(main).toContainText(TOTAL);
    await expect.poll(async () => (await mailbox.readMail(email)).length).toBe(1);

    await page.goto('/cart');
    await expect(page.getByLabel(/^Quantity of Team Cap/)).toHaveValue('1');
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByRole('heading', { name: /already ordered/ })).toBeVisible();
    await expect(submitButton(page)).toHaveCount(0);

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
  await expect(page.getByText('it will not be ordered twice')).toBeVisible();
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
  await expect(page.getByText('the total is $40.98, not $35.98')).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Pay $40.98' }).click();
  await (await opening).waitForURL(/\/c\/pay\/cs_/);
  await expect(page.getByRole('heading', { name: /^Finish paying/ })).toBeVisible();
});

test('what is missing is said beside its field, the first gets the focus, values stay', async ({
  page,
}) => {
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await page.getByLabel('Last Name').fill('Diaz');
  await page.getByLabel('Email').fill('ana@');
  await submitButton(page).click();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByLabel('First Name')).toHaveAccessibleDescription(
    'First name is required.',
  );
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^Enter a valid email/);
  await expect(page.getByLabel('State')).toHaveAccessibleDescription('Choose a state.');
  await expect(page.getByLabel('Last Name')).toHaveValue('Diaz');
  await page.getByLabel('First Name').pressSequentially('Ana');
  await expect(page.getByLabel('First Name')).toHaveAccessibleDescription('');
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Ana');
  await expect(page.getByLabel('Email')).toHaveValue('ana@');
});

test('what can no longer be had is said at its line', async ({ page, allowConsole }) => {
  allowConsole(/422/);
  await addToCart(page, 'Team Cap');
  await page.evaluate(() => {
    const [cap] = JSON.parse(localStorage.getItem('courtside:cart') ?? '[]');
    localStorage.setItem('courtside:cart', JSON.stringify([{ ...cap, size: 'XXL' }]));
  });
  await page.goto('/checkout');
  await fillInCheckout(page, { email: newBuyer(), method: 'Check' });
  await submitButton(page).click();
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary).toContainText('Team Cap does not come in size XXL.');
  await expect(page.getByLabel('City')).toHaveValue('Fort Myers');
});

test('not a character is lost that is typed before the script has come', async ({ page }) => {
  await addToCart(page, 'Team Cap');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/checkout', { waitUntil: 'commit' });
  await expect(submitButton(page)).toBeDisabled();
  await page.getByLabel('State').selectOption('Georgia');
  await page.getByRole('radio', { name: 'Check' }).check();
  await page.getByLabel('First Name').pressSequentially('Wilhelmina Anastas');
  release();
  await page.getByLabel('First Name').pressSequentially('ia Papadopoulos', { delay: 10 });
  await expect(submitButton(page)).toHaveText(`Complete Order - ${TOTAL}`);
  await expect(page.getByLabel('First Name')).toHaveValue('Wilhelmina Anastasia Papadopoulos');
  await expect(page.getByLabel('State')).toHaveValue('GA');
  await expect(page.getByRole('radio', { name: 'Check' })).toBeChecked();
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
  await expect(payment.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  expect(await readOrders(firestore, email)).toMatchObject([{ status: 'paid' }]);
});

test('an empty cart has nothing to check out', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/merchandise',
  );
});

test('the success page says so when it knows no such order, and when it cannot ask', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404|Failed to load resource/);
  await page.goto('/checkout/success');
  await expect(page.getByRole('heading', { name: 'We do not know this order' })).toBeVisible();
  await page.goto('/checkout/success?session_id=cs_test_doesnotexist');
  await expect(page.getByRole('heading', { name: 'We do not know this order' })).toBeVisible();
  await page.route('**/api/orders/status*', (route) => route.abort());
  await page.goto('/checkout/success?session_id=cs_test_doesnotexist');
  await expect(page.getByText(/your payment is safe and we'll mail you/)).toBeVisible();
  await page.unroute('**/api/orders/status*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'We do not know this order' })).toBeVisible();
});

test('axe objects to nothing in a form with errors', async ({ page }) => {
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await submitButton(page).click();
  await expect(page.getByText('City is required.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe objects to nothing in a confirmation', async ({ page }) => {
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email: newBuyer(), method: 'Check' });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Submitted', level: 2 })).toBeVisible();
  await expectNoAxeViolations(page);
});
