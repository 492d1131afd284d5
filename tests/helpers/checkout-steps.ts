import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { PROJECT_ID } from '#local/env.ts';

/* What a buyer does, in words; for tests in a browser. */

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

const StoredOrderSchema = z.object({
  number: z.object({ stringValue: z.string() }),
  status: z.object({ stringValue: z.string() }),
  totalCents: z.object({ integerValue: z.coerce.number() }),
});
const QueryAnswerSchema = z.array(
  z.object({ document: z.optional(z.object({ fields: StoredOrderSchema })) }),
);

/** The orders that Firestore holds for a buyer, asked over its REST interface. */
export async function readOrders(
  firestoreUrl: string,
  email: string,
): Promise<{ number: string; status: string; totalCents: number }[]> {
  const parent = `projects/${PROJECT_ID}/databases/(default)/documents`;
  const response = await fetch(`${firestoreUrl}/v1/${encodeURI(parent)}:runQuery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'orders' }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'customer.email' },
            op: 'EQUAL',
            value: { stringValue: email },
          },
        },
      },
    }),
  });
  return QueryAnswerSchema.parse(await response.json()).flatMap(({ document }) =>
    document
      ? [
          {
            number: document.fields.number.stringValue,
            status: document.fields.status.stringValue,
            totalCents: document.fields.totalCents.integerValue,
          },
        ]
      : [],
  );
}
