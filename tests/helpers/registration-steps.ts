import type { Firestore } from '@google-cloud/firestore';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Registration, RegistrationSchema } from '#domain/registration/registration.ts';
import { STEPS, type Step } from '#features/registration/steps/steps.ts';
import { messages } from '#words/registration/form.ts';

/* What a guardian does, in words; for tests in a browser. */

/** A mail address that no other test uses, to find a registration and its mails by. */
export function newGuardian(): string {
  return `guardian-${crypto.randomUUID()}@example.com`;
}

/** The step that is shown. */
export const shownStep = (page: Page): Locator => page.locator('[data-step]:not([hidden])');

/** Goes on from a step, or sends the form from the last. */
export const goOnButton = (page: Page): Locator => page.locator('main form [type="submit"]').last();

/** Walks to a step: on by the button, which checks what is filled in, and back by the list of the steps. */
export async function toStep(page: Page, step: Step): Promise<void> {
  await expect(page.locator('main form[data-waiting]')).toHaveCount(0);
  const to = STEPS.indexOf(step);
  for (let moves = 0; moves < STEPS.length; moves += 1) {
    const shown = await shownStep(page).getAttribute('data-step');
    const at = (STEPS as readonly (string | null)[]).indexOf(shown);
    if (at === to) return;
    const list = page.locator('main form nav li');
    await (at > to ? list.nth(to).getByRole('button') : goOnButton(page)).click();
    await expect(page.locator(`[data-step="${shown}"]`)).toBeHidden();
  }
}

/** Fills in all that is about the guardian. */
export async function fillInGuardian(page: Page, email: string): Promise<void> {
  await page.getByLabel('Parent First Name').fill('Ana');
  await page.getByLabel('Parent Last Name').fill('Diaz');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('239-555-0123');
  await page.getByLabel('Address', { exact: true }).fill('12 Court Street');
  await page.getByLabel('City').fill('Fort Myers');
  await page.getByLabel('ZIP Code').fill('33901');
  await page.getByLabel('Emergency Contact Name').fill('Luis Diaz');
  await page.getByLabel('Emergency Contact Phone').fill('239-555-0124');
}

/** One player's card, counted from 1. */
export function playerCard(page: Page, number: number): Locator {
  return page.getByRole('group', { name: `Player ${number}`, exact: true });
}

/** In the step of the players. */
export async function fillInPlayer(card: Locator, firstName: string): Promise<void> {
  await toStep(card.page(), 'players');
  await card.getByLabel('First Name').fill(firstName);
  await card.getByLabel('Last Name').fill('Diaz');
  await card.getByLabel('Age').selectOption('14');
  await card.getByLabel('Grade').selectOption('9');
}

/** Unfolds what may be left out, where the medical notes are. */
export async function openMore(card: Locator): Promise<void> {
  const fold = card.locator('details');
  if ((await fold.getAttribute('open')) === null)
    await card.getByText(messages.player.more).click();
}

/** In the last step. @returns the field of the code, unfolded */
export async function openDiscount(page: Page): Promise<Locator> {
  await page.getByText(messages.discount.title).click();
  return page.getByLabel(messages.discount.label);
}

/** Ticks both boxes, types the name, and goes on to the last step. */
export async function sign(page: Page): Promise<void> {
  await toStep(page, 'agreements');
  await page.getByRole('checkbox', { name: /I have read the Liability Waiver/ }).check();
  await page.getByRole('checkbox', { name: /I have read the Terms of Service/ }).check();
  await page.getByLabel('Your Full Name').fill('Ana Diaz');
  await toStep(page, 'payment');
}

/** Of the last step. */
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
