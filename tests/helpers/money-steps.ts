import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import Papa from 'papaparse';
import { env } from '#server/core/env.ts';
import { signInAs } from './browser-session.ts';
import { readServices } from './e2e-services.ts';
import type { Mailbox } from './mailbox.ts';
import { topDialog } from './office-steps.ts';
import { signUpUser, type TestUser } from './sign-in.ts';

/* What a treasurer does in the dashboard and sees of it; for tests in a browser. */

export const stat = (page: Page, name: string) =>
  page.locator('dl > div', { hasText: new RegExp(`^${name}`) }).locator('dd');

/** A page of a table in which there is nothing at all, which the demo's never is. */
export const NOTHING = { rows: [], total: 0, more: false };

/** Opens a tab as an administrator of one's own. */
export async function openAsAdmin(page: Page, query: string): Promise<void> {
  const { email } = await signUpUser({ role: 'admin' });
  await signInAs(page, email);
  await page.goto(`/admin?${query}`);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What another administrator does meanwhile, from a browser of theirs. */
export async function sendAs(user: TestUser, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${readServices().site}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${user.idToken}`,
      cookie: user.cookie ?? '',
    },
    body: JSON.stringify(body),
  });
  expect(response.status, `${path} by another admin`).toBe(200);
  return response.json();
}

/** Runs a function that Netlify runs by the clock. */
export async function runScheduled(page: Page, name: 'deliver-outbox' | 'nightly'): Promise<void> {
  const response = await page.request.post(`/.netlify/functions/${name}`, { timeout: 40_000 });
  expect(response.ok(), name).toBe(true);
}

/** Has the mails sent that wait, until one to the address and one to the office speak of it. */
export async function expectMailed(
  page: Page,
  mailbox: Mailbox,
  to: string,
  subject: RegExp,
): Promise<void> {
  const office = env().OFFICE_EMAIL;
  const arrived = async () => {
    await runScheduled(page, 'deliver-outbox');
    const mails = await mailbox.readAll();
    return [to, office].map((address) =>
      mails.some(
        (mail) => subject.test(mail.subject) && mail.to.some((sent) => sent.address === address),
      ),
    );
  };
  await expect
    .poll(arrived, { message: `both sides are mailed: ${subject}` })
    .toEqual([true, true]);
}

/** A sum on a card, in cents; it has to have dollars and two decimals. */
export async function centsOn(page: Page, card: string): Promise<number> {
  await expect(stat(page, card)).toHaveText(/^\$\d{1,3}(,\d{3})*\.\d\d$/);
  return Math.round(Number((await stat(page, card).textContent())?.replace(/[$,]/g, '')) * 100);
}

/** More than all that other tests, which run beside this one, move in sum. */
const OTHERS_CENTS = 2_000_000;

/** A sum has risen by an amount, which is far above what other tests move meanwhile. */
export async function expectRisen(page: Page, card: string, before: number, byCents: number) {
  await expect
    .poll(async () => Math.abs((await centsOn(page, card)) - before - byCents), { message: card })
    .toBeLessThan(OTHERS_CENTS);
}

/** Presses Export CSV and reads the file as a spreadsheet does. */
export async function exportRows(page: Page): Promise<Record<string, string>[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const { data, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
  });
  expect(errors).toEqual([]);
  return data;
}

/** The page does not scroll sideways, and the dialog's last button can be reached and clicked. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  const dialog = topDialog(page);
  const button = dialog.getByRole('button').last();
  await button.click({ trial: true });
  const [box, inner] = await Promise.all([dialog.boundingBox(), button.boundingBox()]);
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual(
    (box?.x ?? 0) + (box?.width ?? 0),
  );
  await expect.poll(() => dialog.evaluate((el) => el.scrollWidth - el.clientWidth)).toBe(0);
}
