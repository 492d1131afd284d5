import { expect, test } from 'vitest';
import { sponsorBills } from '#server/gateways/records.ts';
import { stack } from '#tests/helpers/functions.ts';
import {
  mailsAbout,
  openPayment,
  paymentOf,
  storeDonation,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* What the office reads of a payment in its email: enough to thank a donor, and nothing that is not so. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

const KINDS = {
  donation: () => storeDonation({ totalCents: 5000 }),
  sponsorship: () => storeSponsorship({ totalCents: 50_000 }),
} as const;

const toOffice = async (path: string, occasion: RegExp) =>
  (await mailsAbout(path)).find(({ id }) => occasion.test(id))?.text ?? '';

test.each(['one-time', 'monthly'] as const)(
  'the office is told of a %s gift by card that its donor stays anonymous, and what they wrote',
  async (frequency) => {
    const gift = await storeDonation(
      { totalCents: 5000, ...(frequency === 'monthly' && { frequency }) },
      { anonymous: true, comments: 'In memory of Coach Ruiz', emailReceipt: false },
    );
    await control.pay(await openPayment('donation', gift), 'succeeds');
    await settleEvents();
    const text = await toOffice(`donations/${gift.id}`, /-(paid|started)-?.*-office$/);
    expect(text).toContain('wants to stay anonymous');
    expect(text).toContain('In memory of Coach Ruiz');
  },
);

test.each([
  ['donation', 'made', false],
  ['sponsorship', 'made', true],
  ['sponsorship', 'canceled', false],
] as const)(
  'the office is told of a %s that was %s whether a lost dispute of it is owed again',
  async (kind, what, owed) => {
    const record = await KINDS[kind]();
    await control.pay(await openPayment(kind, record), 'succeeds');
    await settleEvents();
    if (what === 'canceled')
      await sponsorBills().doc(record.id).update({ paymentStatus: 'cancelled' });
    const intentId = (await paymentOf(kind, record.id)).stripePaymentIntentId ?? '';
    await control.disputeCharge(intentId);
    await settleEvents();
    await control.closeDispute(intentId, 'lost');
    await settleEvents();
    const text = await toOffice(`${kind}s/${record.id}`, /lost.*-office$/);
    expect(text).toContain('the bank took');
    expect(text.includes('owed again')).toBe(owed);
  },
);
