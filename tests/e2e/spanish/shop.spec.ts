import { newBuyer, readOrders } from '#tests/helpers/checkout-steps.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  expectSpanishMail,
  expectSpanishPage,
  fillIn,
  required,
  words,
} from '#tests/helpers/spanish.ts';

const { cart, shop, forms } = words;
const checkout = words['orders/checkout'];

test('a cap is bought in Spanish, from the shop to the receipt', async ({
  page,
  firestore,
  mailbox,
}) => {
  const email = newBuyer();
  await page.goto('/es/merchandise');
  const heading = page.getByRole('heading', { name: 'Team Cap', exact: true });
  const card = page.locator('product-card').filter({ has: heading });
  await card.getByRole('button', { name: shop.addToCart }).click();
  await expect(page.getByText(shop.added('', '', '').title).first()).toBeVisible();
  await expectSpanishPage(page);
  await page.goto('/es/cart');
  await expect(page.getByRole('heading', { name: cart.summary })).toBeVisible();
  await expectSpanishPage(page);
  await page.getByRole('link', { name: cart.checkout }).click();
  await page.waitForURL('**/es/checkout');
  await fillIn(page, {
    [required(forms.person.firstName)]: 'Ana',
    [required(forms.person.lastName)]: 'Díaz',
    [required(forms.person.email)]: email,
    [forms.person.phone]: '239-555-0123',
    [required(forms.address.address)]: '12 Court Street',
    [required(forms.address.city)]: 'Fort Myers',
    [required(forms.address.zipCode)]: '33901',
  });
  await page.getByLabel(required(forms.address.state)).selectOption('FL');
  await expectSpanishPage(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: checkout.submit('$35.98') }).click();
  const payment = await opening;
  await expect(
    page.getByRole('heading', { name: words['payment-steps'].paying.title }),
  ).toBeVisible();
  await expectSpanishPage(page);
  await payment.getByRole('button', { name: /accepted/ }).click();
  const { paid } = words['orders/outcome'].result;
  await expect(payment.getByRole('heading', { name: paid.title.slice(0, -1) })).toBeVisible();
  await expectSpanishPage(payment);
  await expect(page.getByRole('heading', { name: checkout.placed.title, level: 2 })).toBeVisible();
  const [order] = await readOrders(firestore, email);
  expect(order?.payer.language).toBe('es');
  await expectSpanishMail(mailbox, email, words['emails/orders'].paidSubject(order?.number ?? ''));
});
