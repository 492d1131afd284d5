import { expect, type Page } from '@playwright/test';
import { reviewSubmissionEndpoint } from '#contracts/gallery/submission-review.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { signInAs } from './browser-session.ts';
import { chooseInMenu } from './office-steps.ts';
import { signUpUser, type TestUser } from './sign-in.ts';

/* The Gallery tab of the dashboard, as a person finds their way on it. */

/** Signs a new admin in and opens the tab on what has the word in its title. */
export async function openGallery(page: Page, word: string): Promise<TestUser> {
  const admin = await signUpUser({ role: 'admin' });
  await signInAs(page, admin.email);
  await page.goto(`/admin?tab=gallery&search=${word}`);
  await expect(page.getByRole('heading', { name: 'Gallery Administration' })).toBeVisible();
  return admin;
}
/** A word that no other test searches for. */
export const newWord = () => `Zz${crypto.randomUUID().slice(0, 8)}`;
/** Not by its role, which toasts have, too. The confirmation opens over the review. */
export const dialog = (page: Page) => page.locator('dialog[open]').last();
export const dialogButton = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
export const act = (page: Page, action: string, name: string) =>
  row(page, name).getByRole('button', { name: `${action} ${name}` });
/** What a row of a submission that waits has in its menu. */
export const actInMenu = (page: Page, action: string, name: string) =>
  chooseInMenu(row(page, name), action);
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Submissions' }).getByRole('link', { name });
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();
/** In CSS pixels, of the page itself sideways. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
export const reason = (page: Page) => dialog(page).getByLabel('Rejection Reason');

/** What another admin decides, meanwhile. */
export const decideAs =
  (admin: TestUser, siteUrl: string) =>
  async ({ id, updatedAt: seen }: GallerySubmission, decision: object) => {
    const response = await fetch(`${siteUrl}${reviewSubmissionEndpoint.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.idToken}` },
      body: JSON.stringify({ id, seen, ...decision }),
    });
    expect(response.status).toBe(200);
  };
