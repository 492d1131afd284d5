import { expect, test } from 'vitest';
import { getBillEndpoint } from '#contracts/billing/dashboard.ts';
import { readFamilyEndpoint } from '#contracts/families/dashboard.ts';
import { previewRemindersEndpoint } from '#contracts/families/mails.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { sumCents } from '#domain/money/money.ts';
import { playerBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { stack } from '#tests/helpers/functions.ts';
import { ask, send } from '#tests/helpers/office.ts';
import {
  billsOf,
  entriesOf,
  openPayment,
  paymentOf,
  storeRegistration,
} from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* After a refund a family does not owe the amount again: bills, Families, page and reminder say so. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

/** Registered and paid by card, or the first installment of it, by an address of its own. */
async function paid(players: number, frequency?: 'quarterly') {
  const email = `refund-${crypto.randomUUID()}@example.com`;
  const plan = frequency && { frequency };
  const { registration, bills } = await storeRegistration(players, { email, ...plan });
  for (const { id } of bills)
    await playerBills()
      .doc(id)
      .update({ dueDate: daysAgo(1) });
  await control.pay(await openPayment('registration', registration), 'succeeds');
  await settleEvents();
  const [entry] = await entriesOf(registration.id);
  return { id: registration.id, email, intent: entry?.stripePaymentIntentId ?? '', bills };
}

async function refund(payment_intent: string, amount?: number) {
  await stripe().refunds.create({ payment_intent, ...(amount && { amount }) });
  await settleEvents();
}

async function asked({ id, email, bills }: Awaited<ReturnType<typeof paid>>) {
  const { reminders } = (await send(previewRemindersEndpoint.path, { emails: [email] })).body as {
    reminders: { dueCents: number; text: string }[];
  };
  const { statement } = (await ask(readFamilyEndpoint.path, { email })).body as {
    statement: { balanceCents: number; due: { cents: number } | null };
  };
  const detail = (await ask(getBillEndpoint.path, { id: bills[0]?.id ?? '' })).body as {
    payCents: number;
    owed: { owedCents: number };
  };
  return {
    bills: sumCents((await billsOf(id)).map(stillOwedCents)),
    balance: statement.balanceCents,
    due: statement.due?.cents ?? 0,
    reminder: reminders[0]?.dueCents,
    text: /Total due: (\S+)/.exec(reminders[0]?.text ?? '')?.[1],
    payCents: detail.payCents,
    // What came for all of it is paid on there, too.
    onBill: detail.owed.owedCents,
  };
}

test('a part refunded, then the dispute lost: all ask for what the bank took', async () => {
  const family = await paid(2);
  await refund(family.intent, 5_000);
  await control.disputeCharge(family.intent);
  await settleEvents();
  await control.closeDispute(family.intent, 'lost');
  await settleEvents();
  expect(await asked(family)).toEqual({
    bills: 25_000,
    balance: 25_000,
    due: 25_000,
    reminder: 25_000,
    text: '$250.00',
    payCents: 25_000,
    onBill: 0,
  });
});

test('an installment refunded in full is not owed again while the plan goes on', async () => {
  const family = await paid(1, 'quarterly');
  const { paidCents } = await paymentOf('registration', family.id);
  await refund(family.intent);
  const { status, refundedCents } = await paymentOf('registration', family.id);
  expect([status, refundedCents]).toEqual(['active', paidCents]);
  const left = 15_000 - paidCents;
  expect(await asked(family)).toMatchObject({ bills: left, balance: left, due: 0, payCents: 0 });
});
