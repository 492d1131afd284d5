import {
  addToCart,
  fillInCheckout,
  newBuyer,
  openPaymentPage,
  readOrders,
  submitButton,
  TOTAL,
} from '#tests/helpers/checkout-steps.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { fillInDonor, newDonor } from '#tests/helpers/giving-steps.ts';
import { isNoInvitation } from '#tests/helpers/mailbox.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';

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

  const payment = await openPaymentPage(page);
  await payment.waitForURL(/\/c\/pay\/cs_/);
  await expect(payment.getByRole('heading', { name: `Pay ${TOTAL}` })).toBeVisible();
  expect(await payment.evaluate(() => window.opener)).toBeNull();
  await expect(
    page.getByRole('heading', { name: 'Finish paying in the tab that just opened' }),
  ).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('courtside:cart'))).toContain('Team Cap');

  await payment.getByRole('button', { name: /accepted/ }).click();
  await expect(payment.getByRole('heading', { name: /^Thank you for your order/ })).toBeVisible();
  await expect(payment.getByText('Order Placed', { exact: true })).toBeVisible();
  const [order] = await readOrders(firestore, email);
  expect(order).toMatchObject({ payment: { status: 'paid', totalCents: 3598 } });
  await expect(payment.getByText(order?.number ?? 'no order', { exact: true })).toBeVisible();
  await expect(payment.getByText(TOTAL, { exact: true })).toBeVisible();

  // The tab it began in has followed.
  await expect(page.getByRole('heading', { name: 'Order Placed', level: 2 })).toBeVisible();
  await expect(
    page.getByText(
      'Your order has been placed successfully! You will receive a confirmation email shortly.',
    ),
  ).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect
    .poll(async () => (await mailbox.readMail(email)).filter(isNoInvitation).length)
    .toBe(1);
});

test('a reload of the success page does not empty the next cart', async ({ page }) => {
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email: newBuyer() });
  const payment = await openPaymentPage(page);
  await payment.getByRole('button', { name: /accepted/ }).click();
  await expect(payment.getByText('Order Placed', { exact: true })).toBeVisible();
  await addToCart(page, 'Team Cap');
  await payment.reload();
  await expect(payment.getByRole('heading', { name: /^Thank you for your order/ })).toBeVisible();
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
  const payment = await openPaymentPage(page);
  await payment.getByRole('button', { name: /declined/ }).click();
  await expect(payment.getByText('Your card was declined.')).toBeVisible();
  expect(await readOrders(firestore, email)).toMatchObject([{ payment: { status: 'pending' } }]);
  expect(await page.evaluate(() => localStorage.getItem('courtside:cart'))).toContain('Team Cap');
  await payment.getByRole('button', { name: /accepted/ }).click();
  await expect(payment.getByRole('heading', { name: /^Thank you for your order/ })).toBeVisible();
  expect(await readOrders(firestore, email)).toMatchObject([{ payment: { status: 'paid' } }]);
});

test('turning back from the payment page charges nothing and keeps cart and form', async ({
  page,
  firestore,
}) => {
  const email = newBuyer();
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email });
  const payment = await openPaymentPage(page);
  await payment.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(payment.getByText('Nothing was charged')).toBeVisible();
  await expect(payment.getByLabel('Email')).toHaveValue(email);
  const again = payment.waitForEvent('popup');
  await submitButton(payment).click();
  await (await again).waitForURL(/\/c\/pay\/cs_/);
  expect(await readOrders(firestore, email)).toHaveLength(1);
});

test('that nothing was charged is said once, and not after a payment', async ({ page }) => {
  await page.goto('/donations/one-time');
  await fillInDonor(page, { email: newDonor() });
  const give = page.getByRole('button', { name: /^Donate/ });
  const opening = page.waitForEvent('popup');
  await give.click();
  const tab = await opening;
  await tab.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(tab.getByText('Nothing was charged')).toBeVisible();
  await expect(tab).toHaveURL(/\/donations\/one-time$/);
  const again = tab.waitForEvent('popup');
  await tab.getByRole('button', { name: /^Donate/ }).click();
  const payment = await again;
  await tab.getByRole('button', { name: 'Back to the Form' }).click();
  await expect(tab.getByLabel('First Name')).toBeVisible();
  await expect(tab.getByText('Nothing was charged')).toBeHidden();
  await payment.getByRole('button', { name: /accepted/ }).click();
  await expect(tab.getByRole('heading', { name: /^Thank you for your gift/ })).toBeVisible();
  await tab.reload();
  await expect(tab.getByLabel('First Name')).toBeVisible();
  await expect(tab.getByText('Nothing was charged')).toBeHidden();
});

test('an order that is changed is paid once: the page of the first is closed', async ({
  page,
  firestore,
  mailbox,
}) => {
  const email = newBuyer();
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email });
  const first = await openPaymentPage(page);
  await expect(first.getByRole('button', { name: /accepted/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the Form' }).click();
  await page.getByLabel('City').fill('Naples');
  const second = await openPaymentPage(page);
  await second.getByRole('button', { name: /accepted/ }).click();
  await expect(second.getByRole('heading', { name: /^Thank you for your order/ })).toBeVisible();

  await first.getByRole('button', { name: /accepted/ }).click();
  await expect(first.getByRole('button', { name: /accepted/ })).toHaveCount(0);
  const orders = await readOrders(firestore, email);
  const states = orders.map((order) => `${order.customer.city}: ${order.payment.status}`);
  expect(states.sort()).toEqual(['Fort Myers: cancelled', 'Naples: paid']);
  await expect
    .poll(async () => (await mailbox.readMail(email)).filter(isNoInvitation).length)
    .toBe(1);
});

test('an order is found paid though the payment tab was closed too early', async ({
  page,
  services,
}) => {
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email: newBuyer() });
  const payment = await openPaymentPage(page);
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
  const payment = await openPaymentPage(page);
  await payment.getByRole('button', { name: /bank account/ }).click();
  await expect(
    payment.getByRole('heading', {
      name: 'We have your order, and your bank is processing the payment',
    }),
  ).toBeVisible();
  await expect(payment.getByText('This takes a few days.')).toBeVisible();
  expect(await readOrders(firestore, email)).toMatchObject([{ payment: { status: 'processing' } }]);
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
  await expect(page.getByRole('heading', { name: /^Thank you for your order/ })).toBeVisible();
});

test('the success page says so when it knows no such order, and when it cannot ask', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404|Failed to load resource/);
  await page.goto('/checkout/success');
  await expect(page.getByRole('heading', { name: 'We can’t find this order' })).toBeVisible();
  await page.goto('/checkout/success?session_id=cs_test_doesnotexist');
  await expect(page.getByRole('heading', { name: 'We can’t find this order' })).toBeVisible();
  await page.route('**/api/payments/status*', (route) => route.abort());
  await page.goto('/checkout/success?session_id=cs_test_doesnotexist');
  await expect(page.getByText(/your payment is safe, and we'll email you/)).toBeVisible();
  await page.unroute('**/api/payments/status*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'We can’t find this order' })).toBeVisible();
});
