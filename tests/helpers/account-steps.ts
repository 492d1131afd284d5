import type { Locator, Page } from '@playwright/test';
import { expect } from './e2e.ts';
import type { Mailbox } from './mailbox.ts';
import { PASSWORD } from './sign-in.ts';

/* Steps on the page of sign-in and sign-up, and on what its emails lead to. */

export const panel = (page: Page, name: 'Sign In' | 'Sign Up') =>
  page.getByRole('tabpanel', { name });

/** Once script answers: before, the browser itself would send the form and load the page anew. */
export async function submit(form: Locator, name: string): Promise<void> {
  await expect(form.page().locator('astro-island[ssr]')).toHaveCount(0);
  await form.getByRole('button', { name, exact: true }).click();
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = panel(page, 'Sign In');
  await form.getByLabel('Email').first().fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await submit(form, 'Sign In');
}

/** The link of the last mail to the address with that subject. */
export async function mailedLink(mailbox: Mailbox, to: string, subject: string): Promise<string> {
  const find = async () =>
    (await mailbox.readMail(to)).filter((mail) => mail.subject === subject).at(-1)?.text ?? '';
  await expect.poll(find).toContain('/auth/action');
  return /https?:\/\/\S+/.exec(await find())?.[0] ?? '';
}

/** Opens the menu where the header has one. */
export async function header(page: Page): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (!(await menu.isVisible())) return page.getByRole('banner');
  await menu.click();
  return page.locator('#site-menu');
}
