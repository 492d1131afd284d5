import { describe, expect, test } from 'vitest';
import { markPaidEndpoint } from '#contracts/payments/dashboard.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { openBillPage } from '#tests/helpers/bill-page.ts';
import { stack } from '#tests/helpers/functions.ts';
import { sendAs } from '#tests/helpers/hand-money.ts';
import { office } from '#tests/helpers/office.ts';
import {
  entriesOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeBill,
  storeDonation,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* A payment from a bank account that has to be verified: Stripe charges nothing before that. */

const guardian = await signUpUser();
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

const KINDS = {
  donation: () => storeDonation({ totalCents: 5000 }),
  registration: async () => (await storeRegistration(2)).registration,
  sponsorship: () => storeSponsorship({ totalCents: 50_000 }),
} as const;

const check = (kind: PayableKind, recordId: string, amountCents: number) =>
  sendAs(office, markPaidEndpoint.path, {
    kind,
    recordId,
    idempotencyKey: crypto.randomUUID(),
    payment: { method: 'check', date: '2026-11-20', reference: '7', amountCents },
  });

describe.each(Object.keys(KINDS) as (keyof typeof KINDS)[])('a %s', (kind) => {
  async function underWay() {
    const record = await KINDS[kind]();
    const sessionId = await openPayment(kind, record);
    await control.pay(sessionId, 'unverified');
    await settleEvents();
    expect((await paymentOf(kind, record.id)).status).toBe('processing');
    expect((await check(kind, record.id, 1_000)).status).toBe(409);
    return { record, sessionId, totalCents: record.payment.totalCents };
  }

  test('whose account is never verified has failed, and may be paid another way', async () => {
    const { record, totalCents } = await underWay();
    await control.advance(10);
    await settleEvents();
    expect(await paymentOf(kind, record.id)).toMatchObject({
      status: 'payment_failed',
      paidCents: 0,
    });
    const [entry] = await entriesOf(record.id);
    expect(entry).toMatchObject({
      status: 'failed',
      amountCents: totalCents,
      method: 'us_bank_account',
      paidAt: null,
    });
    const told = (await mailsAbout(`${kind}s/${record.id}`)).map(({ id }) => id);
    expect(told).toContain(`${kind}-${record.id}-payment-failed-${entry?.id}`);
    expect((await check(kind, record.id, totalCents)).status).toBe(200);
    expect((await paymentOf(kind, record.id)).status).toBe('paid');
  });

  test('whose account is verified in time is paid', async () => {
    const { record, sessionId, totalCents } = await underWay();
    await control.finishAch(sessionId, 'succeeds');
    await settleEvents();
    expect(await paymentOf(kind, record.id)).toMatchObject({
      status: 'paid',
      paidCents: totalCents,
    });
    expect(await entriesOf(record.id)).toMatchObject([{ status: 'paid', amountCents: totalCents }]);
  });
});

test('after a card that was declined on the same page it is on its way as well', async () => {
  const donation = await storeDonation({ totalCents: 5000 });
  const page = await openPayment('donation', donation);
  await control.pay(page, 'declined');
  await control.pay(page, 'unverified');
  await settleEvents();
  expect((await paymentOf('donation', donation.id)).status).toBe('processing');
  expect(await entriesOf(donation.id)).toMatchObject([
    { status: 'processing', method: 'us_bank_account' },
  ]);
});

describe('for the rest of a bill', () => {
  async function restUnderWay() {
    const payer = { firstName: 'Robin', lastName: 'Doe', email: guardian.email };
    const bill = await storeBill({ payer });
    expect((await check('bill', bill.id, 9_000)).status).toBe(200);
    const page = await openBillPage(guardian, bill.id);
    expect((await stripe().checkout.sessions.retrieve(page)).amount_total).toBe(6_000);
    await control.pay(page, 'unverified');
    await settleEvents();
    expect((await paymentOf('bill', bill.id)).status).toBe('processing');
    return { bill, page };
  }

  test('it is booked when it arrives', async () => {
    const { bill, page } = await restUnderWay();
    await control.finishAch(page, 'succeeds');
    await settleEvents();
    expect(await paymentOf('bill', bill.id)).toMatchObject({ status: 'paid', paidCents: 15_000 });
    const paid = (await entriesOf(bill.id)).map(({ amountCents }) => amountCents);
    expect(paid.sort((a, b) => a - b)).toEqual([6_000, 9_000]);
  });

  test('it is owed again when the account is never verified', async () => {
    const { bill, page } = await restUnderWay();
    await control.finishAch(page, 'fails');
    await settleEvents();
    expect(await paymentOf('bill', bill.id)).toMatchObject({ status: 'pending', paidCents: 9_000 });
    expect((await check('bill', bill.id, 6_000)).status).toBe(200);
  });
});
