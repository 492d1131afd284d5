import type { Locator, Page } from '@playwright/test';
import { signInAs } from './browser-session.ts';
import { expect } from './e2e.ts';
import { signUpUser, type TestUser } from './sign-in.ts';
import { makePhoto } from './uploads.ts';

/* What a parent does on the upload page, in words; for tests in a browser. */

/** A photo of so many bytes: what follows a JPEG's end is read by nobody. A size of its own has faults of its own. */
export async function photoOf(size: number, name: string) {
  const picture = await makePhoto({ width: 120, height: 80 });
  const buffer = Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  return { name, mimeType: 'image/jpeg', buffer };
}

export const picker = (page: Page): Locator => page.locator('input[type=file]');
export const submit = (page: Page): Locator =>
  page.getByRole('button', { name: /^Upload(ing\.\.\.)?$/ });

export async function describeFiles(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('The first jump ball.');
  await page.getByLabel('Category').selectOption('Player Features');
}

/** Signs a new parent in and opens the upload page. */
export async function openUpload(page: Page): Promise<TestUser> {
  const user = await signUpUser();
  await signInAs(page, user.email);
  await page.goto('/upload');
  await expect(page.getByText('Welcome, Robin Doe!')).toBeVisible();
  return user;
}
