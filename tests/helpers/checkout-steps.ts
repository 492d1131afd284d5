import type { Firestore } from '@google-cloud/firestore';
import type { Locator, Page } from '@playwright/test';
import { type Order, OrderSchema } from '#domain/orders/order.ts';

/* What a buyer does, in words; for tests in a browser. */

/** What one Team Cap costs in all: 29.99 and 5.99 for shipping. */
export const TOTAL = '$35.98';

/** Fills in the checkout form, ready to be sent. */
export async function fillInCheckout(
  page: Page,
  given: { email: string; method?: 'Credit Card' | 'ACH Bank Transfer' | 'Check' },
): Promise<void> {
  await page.getByLabel('First Name').fill('Ana');
  await page.getByLabel('Last Name').fill('Diaz');
  await page.getByLabel('Email').fill(given.email);
  await page.getByLabel('Phone').fill('239-555-0123');
  await page.getByLabel('Address').fill('12 Court Street');
  await page.getByLabel('City').fill('Fort Myers');
  await page.getByLabel('State').selectOption('Florida');
  await page.getByLabel('ZIP Code').fill('33901');
  await page.getByRole('radio', { name: given.method ?? 'Credit Card' }).check();
}

/** Puts a product, as first offered, into the cart. */
export async function addToCart(page: Page, product: string): Promise<void> {
  await page.goto('/merchandise');
  await productCard(page, product).getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByText(`${product} (`).and(page.getByText('added to your cart')).waitFor();
}

export function productCard(page: Page, product: string): Locator {
  const heading = page.getByRole('heading', { name: product, exact: true });
  return page.locator('product-card').filter({ has: heading });
}

export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Complete Order/ });
}

/** A mail address that no other test uses, to find an order and its mails by. */
export function newBuyer(): string {
  return `buyer-${crypto.randomUUID()}@example.com`;
}

/** The orders stored for a buyer. */
export async function readOrders(firestore: Firestore, email: string): Promise<Order[]> {
  const found = await firestore.collection('orders').where('customer.email', '==', email).get();
  return found.docs.map((document) => OrderSchema.parse(document.data()));
}

/** Sends the form and follows it to the payment page in its new tab. */
export async function openPaymentPage(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await submitButton(page).click();
  return opening;
}
