import type { Locator, Page } from '@playwright/test';
import type { placeOrder } from '#server/use-cases/orders/place-order.ts';
import { signInAs } from './browser-session.ts';
import type { Mail, Mailbox } from './mailbox.ts';
import { signUpUser } from './sign-in.ts';

/* What the office does on its tabs, in words; for tests in a browser. */

/** Signs a new administrator in and opens a tab, by the part of its address after `?tab=`. */
export async function openOffice(page: Page, address: string): Promise<string> {
  const { email, uid } = await signUpUser({ role: 'admin' });
  await signInAs(page, email);
  await page.goto(`/admin?tab=${address}`);
  return uid;
}

/** The dialog on top. Not by its role, which toasts have, too. */
export const topDialog = (page: Page): Locator => page.locator('dialog[open]').last();
export const rowOf = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text });
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });
/** A fact of the dialog, by its name. */
export const fact = (page: Page, name: string): Locator =>
  topDialog(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd');

/** Chooses, by keyboard, what a row has in its menu instead of on a button. */
export async function chooseInMenu(of: Locator, action: string): Promise<void> {
  await of.getByRole('button', { name: /^More actions/ }).press('Enter');
  await of.page().getByRole('menuitem', { name: action }).press('Enter');
}

export async function openDetails(page: Page, text: string): Promise<void> {
  await rowOf(page, text).getByRole('button', { name: 'Details' }).press('Enter');
  // By its role: the toast "Notes saved" inside the dialog has the word in its label, too.
  await topDialog(page).getByRole('textbox', { name: 'Notes' }).waitFor();
}

/** A message is opened by what it says; what else can be done with it is in the menu. */
export async function openMessage(page: Page, text: string, subject: string): Promise<void> {
  await rowOf(page, text).getByRole('button', { name: subject }).first().press('Enter');
  await topDialog(page).getByRole('textbox', { name: 'Notes' }).waitFor();
}

/** Polled: a page that has just been resized is still being laid out. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Which part of the button, in pixels, is cut off at the sides of the screen once scrolled to. */
export async function cutOff(page: Page, button: Locator): Promise<number> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error('The button is not on the page.');
  return Math.max(
    0,
    -box.x,
    box.x + box.width - size.width,
    -box.y,
    box.y + box.height - size.height,
  );
}

/** The subjects of the mails to someone, after what waits has been sent as every minute. */
export async function readSubjects(page: Page, mailbox: Mailbox, to: string): Promise<string[]> {
  return (await readMails(page, mailbox, to)).map(({ subject }) => subject);
}

export async function readMails(page: Page, mailbox: Mailbox, to: string): Promise<Mail[]> {
  await page.request.post('/.netlify/functions/deliver-outbox');
  return mailbox.readMail(to);
}

/** The session of the payment page that an order opened. */
export function sessionOf({ checkout }: Awaited<ReturnType<typeof placeOrder>>): string {
  if (!checkout) throw new Error('The order is not paid by card.');
  return checkout.sessionId;
}
