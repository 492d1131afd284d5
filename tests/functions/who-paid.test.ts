import { expect, test } from 'vitest';
import { updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import { playerBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { openBillPage } from '#tests/helpers/bill-page.ts';
import { stack } from '#tests/helpers/functions.ts';
import { sendAs } from '#tests/helpers/hand-money.ts';
import { office } from '#tests/helpers/office.ts';
import { entriesOf, mailsAbout, paymentOf, storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
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
