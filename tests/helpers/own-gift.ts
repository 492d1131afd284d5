import { firestore } from '#server/gateways/firestore.ts';
import { donations } from '#server/gateways/records.ts';
import { writeEntries } from '#server/use-cases/payments/sums/write-entries.ts';
import { ZONE } from './days.ts';
import { ADDRESS, createdAt, payable, SECRET, STAMPS } from './own-payable.ts';

/** A monthly gift with one charge that was refunded in part. */
export async function giveDonation(email: string) {
  const plan = {
    frequency: 'monthly' as const,
    count: null,
    firstCents: 2_500,
    eachCents: 2_500,
    firstOn: '2026-11-15',
    lastOn: null,
  };
  const donation = payable(email, 2_500, {
    status: 'active',
    plan,
    paidCents: 2_500,
    paidAt: createdAt,
    stripeCustomerId: `cus_${SECRET}`,
    stripeSubscriptionId: `sub_${SECRET}`,
  });
  await donations()
    .doc(donation.id)
    .set({
      ...donation,
      ...ADDRESS,
      type: 'monthly',
      phone: null,
      comments: null,
      anonymous: false,
      emailReceipt: true,
      newsletterConsent: false,
      startDate: '2026-11-10',
      paymentDay: 15,
    });
  const id = `in_${SECRET}_${donation.id}`;
  const entry = {
    id,
    kind: 'donation' as const,
    recordId: donation.id,
    label: `Gift ${donation.number}`,
    name: 'Robin Doe',
    email,
    status: 'partially_refunded' as const,
    amountCents: 2_500,
    refundedCents: 500,
    method: 'card' as const,
    reference: null,
    stripePaymentIntentId: `pi_${SECRET}`,
    stripeInvoiceId: id,
    paidAt: '2026-11-15T17:00:00.000Z',
    ...STAMPS,
  };
  await firestore().runTransaction(async (transaction) =>
    writeEntries(transaction, [], [entry], ZONE),
  );
  return donation;
}
