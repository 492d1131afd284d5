import { sendPaymentLinkEndpoint } from '#contracts/payments/dashboard.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { sendAs } from '#tests/helpers/money-steps.ts';
import { storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { newAddress, signUpUser } from '#tests/helpers/sign-in.ts';
import { expectSpanishMail, expectSpanishPage, words } from '#tests/helpers/spanish.ts';

const pay = words['payments/pay'];

test('a family that registered in Spanish is emailed a link in Spanish, and pays behind it', async ({
  page,
  mailbox,
}) => {
  const email = newAddress('familia');
  const player = await addPlayer();
  const payer = { firstName: 'Inés', lastName: 'Ruiz', email, language: 'es' as const };
  const bill = await storeBill({ playerId: player.id, payer, amountCents: 4_321 });
  const office = await signUpUser({ role: 'admin' });
  await sendAs(office, sendPaymentLinkEndpoint.path, { kind: 'bill', billId: bill.id });

  const label = words['labels/records'].bill(bill.number);
  const subject = words['emails/bills'].linkSubject(label, '$43.21');
  const { text = '' } = await expectSpanishMail(mailbox, email, subject);
  await page.goto(/http\S+\/es\/pay\?link=\S+/.exec(text)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: label })).toBeVisible();
  await expectSpanishPage(page);
  await page.getByRole('button', { name: pay.pay('$43.21') }).click();
  await page.getByRole('button', { name: /accepted/ }).click();
  await expect(page.getByText(pay.done.title)).toBeVisible();
  await expectSpanishPage(page);
  await expectSpanishMail(mailbox, email, words['emails/payments'].received(label));
});
