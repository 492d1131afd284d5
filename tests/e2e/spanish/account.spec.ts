import type { Page } from '@playwright/test';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { giveRecords } from '#tests/helpers/own-records.ts';
import { storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { readRegistrations } from '#tests/helpers/registration-steps.ts';
import { registrationRequest } from '#tests/helpers/registrations.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { expectSpanishMail, expectSpanishPage, words } from '#tests/helpers/spanish.ts';

const account = words['account/records'];
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('everything that is theirs is told in Spanish, and the year’s statement is emailed', async ({
  page,
  mailbox,
}) => {
  const user = await signUpUser();
  await giveRecords(user);
  await signInAs(page, user.email);
  await page.goto('/es/account#giving');
  const { sections } = account;
  await expect(section(page, sections.orders)).toContainText('1 × Team Cap');
  await expect(section(page, sections.giving)).toContainText(account.plan.every.monthly('$25.00'));
  await expect(section(page, sections.players)).toContainText(account.players.age(14));
  await expectSpanishPage(page);
  await page.getByRole('button', { name: account.statement.action }).click();
  await expect(page.getByText(account.statement.sent(2026, '').title)).toBeVisible();
  await expectSpanishMail(mailbox, user.email, /^Su comprobante anual de donaciones/);
  await page.getByRole('heading', { name: sections.receipts, exact: true }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${account.receipts.action} de`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: account.receipts.title, level: 2 })).toBeFocused();
  await expectSpanishPage(page);
});

test('a bill is paid in Spanish, and its receipt is in Spanish', async ({ page, mailbox }) => {
  const user = await signUpUser();
  const payer = { firstName: 'Robin', lastName: 'Doe', email: user.email, language: 'es' as const };
  const bill = await storeBill({ playerId: (await addPlayer()).id, payer, amountCents: 15_000 });
  await signInAs(page, user.email);
  await page.goto('/es/account');
  const opening = page.waitForEvent('popup');
  await section(page, account.sections.bills)
    .getByRole('button', { name: new RegExp(`^${account.bills.pay('\\$150.00')}`) })
    .click();
  const payment = await opening;
  await payment.getByRole('button', { name: /accepted/ }).click();
  await payment.waitForURL(/\/es\/account\?bill=/);
  await expect(payment.getByText(account.bills.settled.title)).toBeVisible();
  await expectSpanishPage(payment);
  await expect(
    section(page, account.sections.bills).getByText(words['labels/payment-status'].record.paid, {
      exact: true,
    }),
  ).toBeVisible();
  const label = words['labels/records'].bill(bill.number);
  await expectSpanishMail(mailbox, user.email, words['emails/payments'].received(label));
  const { receipts } = account;
  await payment.getByRole('heading', { name: account.sections.receipts, exact: true }).click();
  await expect(section(payment, account.sections.receipts)).toContainText(label);
  await payment
    .getByRole('button', { name: new RegExp(`^${receipts.action} de ${label},`) })
    .click();
  await expect(payment.getByText(label, { exact: true })).toBeVisible();
});

test('a registration that is not paid is canceled in Spanish', async ({
  page,
  services,
  firestore,
  mailbox,
}) => {
  const user = await signUpUser();
  const body = await registrationRequest({ parentEmail: user.email, paymentMethod: 'check' });
  const response = await fetch(`${services.site}${createRegistrationPaymentEndpoint.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'es' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  const [registration] = await readRegistrations(firestore, user.email);
  const number = registration?.number ?? '';
  await signInAs(page, user.email);
  await page.goto('/es/account');
  const cancel = words['account/cancel'];
  await page.getByRole('button', { name: cancel.action }).click();
  const dialog = page.getByRole('dialog', { name: cancel.title(number) });
  await expect(dialog).toBeVisible();
  await expectSpanishPage(page);
  await dialog.getByRole('button', { name: cancel.confirm }).click();
  await expect(page.getByText(cancel.done(number).title).first()).toBeVisible();
  await expectSpanishPage(page);
  const label = words['labels/records'].registration(number);
  await expectSpanishMail(
    mailbox,
    user.email,
    words['emails/registrations'].cancelledSubject(label),
  );
});
