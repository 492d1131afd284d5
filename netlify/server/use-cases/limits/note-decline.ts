import { countDecline, newLimitRecord } from '#domain/limits/limit.ts';
import { firestore } from '../../gateways/firestore.ts';
import { limits } from '../../gateways/records.ts';
import type { DeclinedCard } from '../../gateways/stripe.ts';
import { closeCheckoutPage } from '../../gateways/stripe-checkout.ts';
import { readPaymentFacts } from '../../gateways/stripe-facts.ts';
import { PAYABLE_COLLECTIONS } from '../payables/payable-collections.ts';
import { addressKey } from './limit-keys.ts';
import { hasTooManyDeclines } from './take-turn.ts';

/**
 * Counts a declined card for the payer's email address and the internet address it was last used from;
 * the same charge once, however often Stripe tells of it. With too many the page it was tried on is
 * closed: whoever tests stolen cards needs no second one.
 */
export async function noteDecline(
  { chargeId, email, paymentIntentId }: DeclinedCard,
  now: Date,
): Promise<void> {
  const addressId = addressKey('payment', email);
  const isTooMany = await firestore().runTransaction(async (transaction) => {
    const address = (await transaction.get(limits().doc(addressId))).data();
    const ipDoc = address?.lastIp ? limits().doc(address.lastIp) : undefined;
    const ip = ipDoc && (await transaction.get(ipDoc)).data();
    const counted = [address ?? newLimitRecord(addressId, now), ...(ip ? [ip] : [])].map((record) =>
      countDecline(record, chargeId, now),
    );
    for (const record of counted) transaction.set(limits().doc(record.id), record);
    return counted.some((record) => hasTooManyDeclines(record, now));
  });
  if (isTooMany && paymentIntentId) await closePageOf(paymentIntentId);
}

async function closePageOf(paymentIntentId: string): Promise<void> {
  const subject = (await readPaymentFacts({ paymentIntentId }))?.subject;
  if (!subject) return;
  const record = (await PAYABLE_COLLECTIONS[subject.kind]().doc(subject.recordId).get()).data();
  const page = record?.payment?.stripeCheckoutSessionId;
  if (page) await closeCheckoutPage(page);
}
