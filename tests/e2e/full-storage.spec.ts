import {
  addToCart,
  fillInCheckout,
  newBuyer,
  openPaymentPage,
  productCard,
  readOrders,
  submitButton,
} from '#tests/helpers/checkout-steps.ts';
import { expect, test } from '#tests/helpers/e2e.ts';

/** In the browser: from now on it stores nothing more, as on a full disk. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

test('where the browser stores nothing more, the shop says so and adds nothing', async ({
  page,
}) => {
  await addToCart(page, 'Team Cap');
  await page.addInitScript(fillStorage);
  await page.reload();
  await productCard(page, 'Team Cap').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'This browser cannot save your cart',
  );
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1 item/);
  await page.goto('/cart');
  await expect(page.getByLabel(/^Quantity of Team Cap/)).toHaveValue('1');
});

for (const method of ['Credit Card', 'Check'] as const) {
  test(`an order by ${method} is placed once and shown, where the browser stores nothing more`, async ({
    page,
    firestore,
  }) => {
    const email = newBuyer();
    await addToCart(page, 'Team Cap');
    await page.goto('/checkout');
    await fillInCheckout(page, { email, method });
    await page.evaluate(fillStorage);
    if (method === 'Check') {
      await submitButton(page).click();
      await expect(page.getByRole('heading', { name: 'Order Submitted' })).toBeVisible();
    } else {
      const payment = await openPaymentPage(page);
      await payment.getByRole('button', { name: /accepted/ }).click();
      await expect(page.getByRole('heading', { name: 'Order Placed', level: 2 })).toBeVisible();
    }
    expect(await readOrders(firestore, email)).toHaveLength(1);
  });
}
