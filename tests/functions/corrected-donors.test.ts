import { expect, test } from 'vitest';
import { type FamilyAccount, readFamilyEndpoint } from '#contracts/families/dashboard.ts';
import { updateSponsorEndpoint } from '#contracts/sponsorship/dashboard.ts';
import adminPayments from '#functions/admin-payments.ts';
import { readSettings } from '#server/gateways/content.ts';
import { donations, ledger, sponsorBills } from '#server/gateways/records.ts';
import { mailYearStatements } from '#server/use-cases/nightly/mail-year-statements.ts';
import { today } from '#tests/helpers/days.ts';
import { flush, invoke, postJson } from '#tests/helpers/functions.ts';
import { askForStatement, statementsTo } from '#tests/helpers/giving-statements.ts';
import { correct } from '#tests/helpers/hand-money.ts';
import { ask, office, pay } from '#tests/helpers/office.ts';
import { storeDonation, storeSponsorship } from '#tests/helpers/payables.ts';
import { newAddress, sentBy } from '#tests/helpers/sign-in.ts';

/* The year's statement goes to the address that a gift or a sponsorship has now. */

test('of a sponsor goes to the address that the office has corrected, and no longer to the old one', async () => {
  const settings = await readSettings();
  // Who asks for a statement is answered by today's clock.
  const year = Number(today().slice(0, 4));
  const sponsorship = await storeSponsorship({ totalCents: 50_000, paymentMethod: 'check' });
  await pay('sponsorship', sponsorship.id, `${year}-01-01`);
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
  for (const to of [old, email]) await askForStatement({ email: to, year });
  await flush();
  expect(await statementsTo(old)).toEqual([]);
  expect((await statementsTo(email)).map(({ text }) => text)).toEqual([
    expect.stringContaining('$500.00'),
  ]);

  const job = { settings, hasTime: () => true, resumeAt: {} };
  await mailYearStatements({ ...job, now: new Date(`${year + 1}-01-20T12:00:00Z`) });
  expect(await statementsTo(old)).toEqual([]);
  expect(await statementsTo(email)).toHaveLength(2);
});

test('of a year is sent again with a check of that year that is entered after it', async () => {
  const [spring, december] = [
    await storeDonation({ totalCents: 5000, paymentMethod: 'check' }),
    await storeDonation({ totalCents: 2500, paymentMethod: 'check' }),
  ];
  const { email } = spring.payer;
  await donations().doc(december.id).update({ 'payer.email': email });
  const job = { settings: await readSettings(), hasTime: () => true, resumeAt: {} };
  const night = async (day: string) => {
    await mailYearStatements({ ...job, now: new Date(`${day}T12:00:00Z`) });
    return (await statementsTo(email)).map(({ text }) => /Gifts in \d+: \$[\d.]+/.exec(text)?.[0]);
  };
  const enter = async (id: string, date: string, enteredOn: string) => {
    await pay('donation', id, date);
    const [entry] = (await ledger().where('recordId', '==', id).get()).docs;
    await entry?.ref.update({ createdAt: `${enteredOn}T15:00:00.000Z` });
  };
  await enter(spring.id, '2026-03-05', '2026-03-05');
  expect(await night('2027-01-16')).toEqual(['Gifts in 2026: $50.00']);
  await enter(december.id, '2026-11-20', '2027-02-18');
  const again = ['Gifts in 2026: $50.00', 'Gifts in 2026: $75.00'];
  for (const day of ['2027-02-19', '2027-02-20', '2027-03-05']) {
    expect((await night(day)).sort()).toEqual(again);
  }
});

test('of a year is sent again for a correction of what it tells, and says that it replaces the other', async () => {
  const gift = await storeDonation({ totalCents: 5000, paymentMethod: 'check' });
  const { email } = gift.payer;
  const job = { settings: await readSettings(), hasTime: () => true, resumeAt: {} };
  const night = async (day: string) => {
    await mailYearStatements({ ...job, now: new Date(`${day}T12:00:00Z`) });
    return (await statementsTo(email)).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  };
  const dated = new Set<string>();
  const entered = async (on: string) => {
    const { docs } = await ledger().where('recordId', '==', gift.id).get();
    const entries = docs.filter(({ id }) => !dated.has(id));
    for (const { id, ref } of entries) {
      dated.add(id);
      await ref.update({ createdAt: `${on}T15:00:00.000Z` });
    }
    const right = entries.find((doc) => doc.data().amountCents > 0);
    if (!right) throw new Error('nothing was entered');
    return right.id;
  };
  await pay('donation', gift.id, '2026-11-20');
  const wrong = await entered('2026-11-20');
  const [first] = await night('2027-01-16');
  expect(first?.subject).toBe('Your giving statement for 2026');
  expect(first?.text).not.toContain('replaces');

  const number = { amountCents: 5000, date: '2026-11-20', reference: '1043' };
  expect((await correct(office, wrong, number)).status).toBe(200);
  const right = await entered('2027-02-10');
  expect(await night('2027-02-11')).toHaveLength(1);

  expect((await correct(office, right, { ...number, amountCents: 4500 })).status).toBe(200);
  await entered('2027-02-18');
  await night('2027-02-19');
  const [, second, ...others] = await night('2027-02-20');
  expect(others).toEqual([]);
  expect(second?.subject).toBe('Your corrected giving statement for 2026');
  expect(second?.text).toContain('replaces the one that we sent you on January 16, 2027');
  expect(second?.text).toContain('Gifts in 2026: $45.00');
});

test.each(['its date', 'its donor'])(
  'of a year is taken back where the only gift that it tells is corrected in %s',
  async (what) => {
    const gift = await storeDonation({ totalCents: 5000, paymentMethod: 'check' });
    const others = await storeDonation({ totalCents: 5000, paymentMethod: 'check' });
    const { email } = gift.payer;
    const job = { settings: await readSettings(), hasTime: () => true, resumeAt: {} };
    const night = async (day: string) => {
      await mailYearStatements({ ...job, now: new Date(`${day}T12:00:00Z`) });
      return (await statementsTo(email)).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
    };
    /** Whatever was entered last: the payment, then its reversal. */
    const entered = async (on: string) => {
      const { docs } = await ledger().where('recordId', '==', gift.id).get();
      const entry = docs.find((doc) => doc.data().reverses) ?? docs[0];
      await entry?.ref.update({ createdAt: `${on}T15:00:00.000Z` });
      return entry?.id ?? '';
    };
    await pay('donation', gift.id, '2025-12-30');
    const wrong = await entered('2026-01-04');
    expect(await night('2026-01-15')).toHaveLength(1);

    const date = what === 'its date' ? '2026-01-03' : '2025-12-30';
    const to = { kind: 'donation', recordId: others.id } as const;
    const right = { amountCents: 5000, date, ...(what === 'its donor' && { to }) };
    const answer = await correct(office, wrong, right);
    expect(answer.status, await answer.clone().text()).toBe(200);
    await entered('2026-01-20');
    await night('2026-01-21');
    const [, taken, ...more] = await night('2026-01-22');
    expect(more).toEqual([]);
    expect(taken?.subject).toBe('Please do not use your giving statement for 2025');
    expect(taken?.text).toContain('sent you on January 15, 2026.');
    expect(taken?.text).not.toContain('$50.00');
  },
);

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
