import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/helpers/e2e.ts';
import type { Mailbox } from '#tests/helpers/mailbox.ts';
import { newAddress, PASSWORD, signUpUser } from '#tests/helpers/sign-in.ts';
import { expectSpanishMail, expectSpanishPage, words } from '#tests/helpers/spanish.ts';

const auth = words['sign-in/page'];
const links = words['sign-in/links'];
const emails = words['emails/accounts'];
const { fields } = auth;

const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

/** Presses a form's button once script answers. */
async function send(form: Locator, name: string): Promise<void> {
  await expect(form.page().locator('astro-island[ssr]')).toHaveCount(0);
  await form.getByRole('button', { name, exact: true }).click();
}

async function linkOf(mailbox: Mailbox, email: string, subject: string): Promise<string> {
  const { text = '' } = await expectSpanishMail(mailbox, email, subject);
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  expect(link).toContain('/es/auth/action');
  return link;
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  const form = panel(page, auth.tabs.signIn);
  await form.getByLabel(fields.email).first().fill(email);
  await form.getByLabel(fields.password, { exact: true }).fill(password);
  await send(form, auth.signIn.submit);
}

test('someone signs up, verifies and signs in, all in Spanish', async ({ page, mailbox }) => {
  const email = newAddress('cuenta');
  await page.goto('/es/auth');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('tab', { name: auth.tabs.signUp }).click();
  const form = panel(page, auth.tabs.signUp);
  await send(form, auth.signUp.submit);
  await expect(form.getByText(words.fields.required(words.fields.names.firstName))).toBeVisible();
  await expectSpanishPage(page);
  await form.getByLabel(fields.firstName).fill('Ana');
  await form.getByLabel(fields.lastName).fill('Díaz');
  await form.getByLabel(fields.email).fill(email);
  await form.getByLabel(fields.dateOfBirth).fill('1990-05-01');
  await form.getByLabel(fields.role).selectOption(words['labels/roles'].parent);
  await form.getByLabel(fields.password, { exact: true }).fill(PASSWORD);
  await form.getByLabel(fields.confirmPassword).fill(PASSWORD);
  await send(form, auth.signUp.submit);
  await expect(page.getByText(auth.page.signedUp.title).first()).toBeVisible();

  await page.goto(await linkOf(mailbox, email, emails.verify.subject));
  await expect(page.getByText(links.verify.byPassword(email))).toBeVisible();
  await expectSpanishPage(page);
  await page.getByRole('link', { name: links.verify.signInInstead }).click();
  await signIn(page, email, PASSWORD);
  await page.getByRole('button', { name: links.verify.submit }).click();
  await expect(page.getByRole('heading', { name: links.verify.done })).toBeVisible();
  await page.getByRole('link', { name: links.goOn }).click();
  await page.waitForURL('**/es/account');
  await page.getByRole('heading', { name: words['account/records'].sections.profile }).click();
  await expect(
    page.getByText(words['account/profile'].profile.verified, { exact: true }),
  ).toBeVisible();
  await expectSpanishPage(page);
  await page.getByRole('button', { name: words.layout.menu, exact: true }).click();
  await page
    .locator('#site-menu')
    .getByRole('button', { name: words.layout.account.signOut })
    .click();
  await page.waitForURL((url) => url.pathname === '/es');
});

test('a forgotten password is set anew by a link in a Spanish email', async ({ page, mailbox }) => {
  const { email } = await signUpUser();
  await page.goto('/es/auth');
  await page.getByText(auth.signIn.forgot).click();
  const reset = panel(page, auth.tabs.signIn).locator('details');
  await reset.getByLabel(fields.email).fill(email);
  await send(reset, auth.reset.submit);
  await expect(reset.getByText(auth.reset.sent(email))).toBeVisible();
  await expectSpanishPage(page);
  await page.goto(await linkOf(mailbox, email, emails.reset.subject));
  await page.getByLabel(fields.newPassword).fill('otra-clave-larga');
  await page.getByLabel(fields.confirmPassword).fill('otra-clave-larga');
  await expectSpanishPage(page);
  await page.getByRole('button', { name: links.password.submit }).click();
  await expect(page.getByRole('heading', { name: links.password.done })).toBeVisible();
  await expectSpanishPage(page);
});

test('a wrong password is said in Spanish, and the right one signs in', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/400/);
  const { email } = await signUpUser();
  await page.goto('/es/auth?return=/es/contact');
  await signIn(page, email, 'no-es-esta');
  await expect(page.getByText(words.session.refused.credential).first()).toBeVisible();
  await expectSpanishPage(page);
  await signIn(page, email, PASSWORD);
  await page.waitForURL('**/es/contact');
  await expect(page.getByText(auth.page.signedIn.title)).toBeVisible();
});
