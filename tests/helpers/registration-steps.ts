import type { Firestore } from '@google-cloud/firestore';
import type { Locator, Page } from '@playwright/test';
import { type Registration, RegistrationSchema } from '#domain/registration/registration.ts';

/* What a guardian does, in words; for tests in a browser. */

/** A mail address that no other test uses, to find a registration and its mails by. */
export function newGuardian(): string {
  return `guardian-${crypto.randomUUID()}@example.com`;
}

/** Fills in all that is about the guardian. */
export async function fillInGuardian(page: Page, email: string): Promise<void> {
  await page.getByLabel('Parent First Name').fill('Ana');
  await page.getByLabel('Parent Last Name').fill('Diaz');
  await page.getByLabel('Email *').fill(email);
  await page.getByLabel('Phone *', { exact: true }).fill('239-555-0123');
  await page.getByLabel('Address *').fill('12 Court Street');
  await page.getByLabel('City *').fill('Fort Myers');
  await page.getByLabel('ZIP Code *').fill('33901');
  await page.getByLabel('Emergency Contact Name').fill('Luis Diaz');
  await page.getByLabel('Emergency Contact Phone').fill('239-555-0124');
}

/** One player's card, counted from 1. */
export function playerCard(page: Page, number: number): Locator {
  return page.getByRole('group', { name: `Player ${number}`, exact: true });
}

export async function fillInPlayer(card: Locator, firstName: string): Promise<void> {
  await card.getByLabel('First Name').fill(firstName);
  await card.getByLabel('Last Name').fill('Diaz');
  await card.getByLabel('Age').selectOption('14');
  await card.getByLabel('Grade').selectOption('9');
}

/** Ticks both boxes and types the name. */
export async function sign(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I have read the Liability Waiver/ }).check();
  await page.getByRole('checkbox', { name: /I have read the Terms of Service/ }).check();
  await page.getByLabel('Your Full Name').fill('Ana Diaz');
}

export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Register \d|Processing)/ });
}

/** The registrations stored for a guardian. */
export async function readRegistrations(
  firestore: Firestore,
  email: string,
): Promise<Registration[]> {
  const found = await firestore.collection('registrations').where('payer.email', '==', email).get();
  return found.docs.map((document) => RegistrationSchema.parse(document.data()));
}
