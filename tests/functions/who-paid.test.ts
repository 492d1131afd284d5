import { describe, expect, test } from 'vitest';
import { updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import { correctPaymentEndpoint } from '#contracts/payments/corrections.ts';
import { env } from '#server/core/env.ts';
import { playerBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { openBillPage } from '#tests/helpers/bill-page.ts';
import { stack } from '#tests/helpers/functions.ts';
import { type Correction, correct, note, payerOf, sendAs } from '#tests/helpers/hand-money.ts';
import { office } from '#tests/helpers/office.ts';
import { entriesOf, mailsAbout, paymentOf, storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { newAddress, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* A bill that one guardian has paid is given to another: what was paid stays with who paid it. */

const guardian = await signUpUser();
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

/** A bill that Ana has paid by card, of which the office then changes the guardian. */
async function paidThenChanged(guardianName: string, guardianEmail: string) {
  const player = await addPlayer();
  const payer = { firstName: 'Ana', lastName: 'Diaz', email: guardian.email };
  const { id } = await storeBill({ playerId: player.id, payer });
  await control.pay(await openBillPage(guardian, id), 'succeeds');
  await settleEvents();
  const paid = (await playerBills().doc(id).get()).data();
  if (!paid) throw new Error('The bill is gone');
  const { updatedAt, payer: _, ...form } = paid;
  const bill = { ...form, guardianName, guardianEmail };
  const request = { id, seen: updatedAt, bill };
  expect((await sendAs(office, updateBillEndpoint.path, request)).status).toBe(200);
  const intentId = (await paymentOf('bill', id)).stripePaymentIntentId ?? '';
  await stripe().refunds.create({ payment_intent: intentId });
  await settleEvents();
  const news = (await mailsAbout(`playerBills/${id}`)).filter((mail) => /-refunded-/.test(mail.id));
  const [toOffice, toPayer] = [true, false].map((is) =>
    news.filter((mail) => mail.id.endsWith('-office') === is),
  );
  return { entries: await entriesOf(id), toOffice, toPayer };
}

test('a refund is told to who paid, and the books go on saying who that was', async () => {
  const other = `ben-${crypto.randomUUID()}@example.com`;
  const { entries, toOffice, toPayer } = await paidThenChanged('Ben Lee', other);
  expect(entries).toMatchObject([{ status: 'refunded', name: 'Ana Diaz', email: guardian.email }]);
  expect(toPayer).toMatchObject([{ to: guardian.email, text: expect.stringContaining('Hi Ana,') }]);
  expect(toOffice).toMatchObject([
    { text: expect.stringContaining(`Ana Diaz (${guardian.email})`) },
  ]);
});

test('the same guardian is told at the address that was corrected', async () => {
  const corrected = `ana-${crypto.randomUUID()}@example.com`;
  const { entries, toPayer } = await paidThenChanged('Ana Diaz', corrected);
  expect(entries).toMatchObject([{ name: 'Ana Diaz', email: guardian.email }]);
  expect(toPayer).toMatchObject([{ to: corrected }]);
});

describe('a check that was noted wrongly', () => {
  /** Ana's check on a bill that is Ben's by now. */
  async function givenAway() {
    const [ana, ben] = [newAddress('ana'), newAddress('ben')];
    const bill = await storeBill({ payer: payerOf(ana) });
    const wrong = await note(office, 'bill', bill.id, 5000);
    const payer = { firstName: 'Ben', lastName: 'Lee', email: ben };
    await playerBills().doc(bill.id).update({ payer });
    return { ana, ben, bill, wrong };
  }
  const corrected = async (entryId: string, change: Correction) => {
    const response = await correct(office, entryId, change);
    expect(response.status).toBe(200);
    return correctPaymentEndpoint.response.parse(await response.json()).entry;
  };
  const correctionsOf = async (id: string) =>
    (await mailsAbout(`playerBills/${id}`)).filter((mail) => mail.id.includes('-corrected-'));

  test('is corrected for who paid it, and nobody else is told', async () => {
    const { ana, ben, bill, wrong } = await givenAway();
    const right = await corrected(wrong.id, { amountCents: 4500, reference: '1043' });
    expect(right).toMatchObject({ name: 'Ana Diaz', email: ana });
    const entries = await entriesOf(bill.id);
    expect(entries.map(({ email }) => email)).toEqual([ana, ana, ana]);
    const mails = await correctionsOf(bill.id);
    expect(mails.map(({ to }) => to).sort()).toEqual([ana, env().OFFICE_EMAIL].sort());
    expect(mails.find(({ to }) => to === ana)?.text).toContain('Hi Ana,');
    const toOffice = mails.find(({ to }) => to !== ana);
    expect(toOffice?.text).toContain(`Ana Diaz (${ana})`);
    expect(toOffice?.text).not.toContain(ben);
  });

  test('moves to another bill of who paid it: one email, to them', async () => {
    const { ana, ben, bill, wrong } = await givenAway();
    const own = await storeBill({ payer: payerOf(ana) });
    const right = await corrected(wrong.id, { to: { kind: 'bill', recordId: own.id } });
    expect(right).toMatchObject({ name: 'Ana Diaz', email: ana });
    const mails = [...(await correctionsOf(bill.id)), ...(await correctionsOf(own.id))];
    expect(mails.map(({ to }) => to).sort()).toEqual([ana, env().OFFICE_EMAIL].sort());
    const about = await mailsAbout(`playerBills/${bill.id}`);
    expect(about.filter(({ to }) => to === ben)).toEqual([]);
  });

  test('moves to a bill of the new guardian: who paid is told that it was a mistake', async () => {
    const { ana, ben, bill, wrong } = await givenAway();
    const other = await storeBill({
      payer: { firstName: 'Ben', lastName: 'Lee', email: ben },
    });
    const right = await corrected(wrong.id, { to: { kind: 'bill', recordId: other.id } });
    expect(right).toMatchObject({ name: 'Ben Lee', email: ben });
    const [taken, ...more] = await correctionsOf(bill.id);
    expect([taken?.to, more]).toEqual([ana, []]);
    expect(taken?.text).toContain('Hi Ana,');
    const received = (await mailsAbout(`playerBills/${other.id}`)).filter(({ to }) => to === ben);
    expect(received.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('payment received'),
    ]);
  });

  test('goes to the corrected address of the same guardian', async () => {
    const { bill, wrong } = await givenAway();
    const payer = payerOf(newAddress('corrected'));
    await playerBills().doc(bill.id).update({ payer });
    const right = await corrected(wrong.id, { amountCents: 4500 });
    expect(right).toMatchObject({ name: 'Ana Diaz', email: payer.email });
    const mails = await correctionsOf(bill.id);
    expect(mails.map(({ to }) => to).sort()).toEqual([payer.email, env().OFFICE_EMAIL].sort());
  });
});
