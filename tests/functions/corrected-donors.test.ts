import { expect, test } from 'vitest';
import { type FamilyAccount, readFamilyEndpoint } from '#contracts/families/dashboard.ts';
import { updateSponsorEndpoint } from '#contracts/sponsorship/dashboard.ts';
import adminPayments from '#functions/admin-payments.ts';
import { readSettings } from '#server/gateways/content.ts';
import { donations, sponsorBills } from '#server/gateways/records.ts';
import { mailYearStatements } from '#server/use-cases/nightly/mail-year-statements.ts';
import { flush, invoke, postJson } from '#tests/helpers/functions.ts';
import { askForStatement, statementsTo } from '#tests/helpers/giving-statements.ts';
import { ask, office, pay } from '#tests/helpers/office.ts';
import { storeDonation, storeSponsorship } from '#tests/helpers/payables.ts';
import { newAddress, sentBy } from '#tests/helpers/sign-in.ts';

/* The year's statement goes to the address that a gift or a sponsorship has now. */

test('of a sponsor goes to the address that the office has corrected, and no longer to the old one', async () => {
  const sponsorship = await storeSponsorship({ totalCents: 50_000, paymentMethod: 'check' });
  await pay('sponsorship', sponsorship.id, '2026-03-05');
  const bill = (await sponsorBills().doc(sponsorship.id).get()).data();
  if (!bill) throw new Error('no bill');
  const old = sponsorship.payer.email;
  const email = newAddress('sponsor');
  const form = {
    sponsorName: bill.sponsorName,
    sponsorEmail: email,
    contactPerson: bill.contactPerson,
    amountCents: bill.amountCents,
    sponsorshipLevel: bill.sponsorshipLevel,
    paymentMethod: bill.paymentMethod,
    paymentStatus: bill.paymentStatus,
    paymentFrequency: bill.paymentFrequency,
    dueDate: bill.dueDate,
    paidDate: bill.paidDate,
    invoiceNumber: bill.invoiceNumber,
    stripePaymentId: bill.stripePaymentId,
    notes: bill.notes,
  };
  const change = { id: bill.id, seen: bill.updatedAt, bill: form };
  const saved = await invoke(
    adminPayments,
    sentBy(office, postJson(updateSponsorEndpoint.path, change)),
  );
  expect(saved.status, await saved.text()).toBe(200);
  for (const to of [old, email]) await askForStatement({ email: to, year: 2026 });
  await flush();
  expect(await statementsTo(old)).toEqual([]);
  expect((await statementsTo(email)).map(({ text }) => text)).toEqual([
    expect.stringContaining('$500.00'),
  ]);

  const job = { settings: await readSettings(), hasTime: () => true, resumeAt: {} };
  await mailYearStatements({ ...job, now: new Date('2027-01-20T12:00:00Z') });
  expect(await statementsTo(old)).toEqual([]);
  expect(await statementsTo(email)).toHaveLength(2);
});

test('of a gift follows its record, together with what else its owner gave', async () => {
  const email = newAddress('donor');
  const gift = await storeDonation({ totalCents: 5000, paymentMethod: 'check' });
  const own = await storeDonation({ totalCents: 2500, paymentMethod: 'check', email });
  await pay('donation', gift.id, '2026-03-05');
  await pay('donation', own.id, '2026-04-05');
  await donations().doc(gift.id).update({ 'payer.email': email });
  for (const to of [gift.payer.email, email]) await askForStatement({ email: to, year: 2026 });
  await flush();
  expect(await statementsTo(gift.payer.email)).toEqual([]);
  const [mail] = await statementsTo(email);
  expect(mail?.text).toContain('Gifts in 2026: $75.00');
  const { status, body } = await ask(readFamilyEndpoint.path, { email });
  expect(status).toBe(200);
  expect((body as FamilyAccount).gifts.map(({ cents }) => cents)).toEqual([5000, 2500]);
  expect((await ask(readFamilyEndpoint.path, { email: gift.payer.email })).status).toBe(404);
});
