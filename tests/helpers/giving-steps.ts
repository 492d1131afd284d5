import type { Page } from '@playwright/test';

/* What a donor or a sponsor does, in words; for tests in a browser. */

type Method = 'Credit Card' | 'ACH Bank Transfer' | 'Check';

/** Fills in who gives and how it is paid; the amount is the test's own. */
export async function fillInDonor(
  page: Page,
  given: { email: string; method?: Method },
): Promise<void> {
  await fillInPerson(page, given.email);
  await page.getByLabel('Address', { exact: true }).fill('12 Court Street');
  await page.getByLabel('City').fill('Fort Myers');
  await page.getByLabel('State').selectOption('Florida');
  await page.getByLabel('ZIP Code').fill('33901');
  await page.getByRole('radio', { name: given.method ?? 'Credit Card' }).check();
}

/** Fills in who applies for which business; the level is the test's own. */
export async function fillInSponsor(
  page: Page,
  given: { email: string; method?: Method },
): Promise<void> {
  await fillInPerson(page, given.email);
  await page.getByLabel('Phone').fill('239-555-0111');
  await page.getByLabel('Business Name').fill('Reed & Sons');
  await page.getByRole('radio', { name: given.method ?? 'Credit Card' }).check();
}

async function fillInPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel('First Name').fill('Ana');
  await page.getByLabel('Last Name').fill('Diaz');
  await page.getByLabel('Email', { exact: true }).fill(email);
}

/** A mail address that no other test uses. */
export function newDonor(): string {
  return `donor-${crypto.randomUUID()}@example.com`;
}
