import { countDecline, newLimitRecord } from '#domain/limits/limit.ts';
import { readOne } from '../../core/broken-records.ts';
import { firestore } from '../../gateways/firestore.ts';
import { limits } from '../../gateways/records.ts';
import type { DeclinedCard } from '../../gateways/stripe.ts';
import { closePagesOf } from '../../gateways/stripe-checkout.ts';
import { hasTooManyDeclines } from './consume-limit.ts';
import { addressKey } from './limit-keys.ts';

/**
 * Counts a declined card for the payer's email address and the internet address it was last used from;
 * the same charge once, however often Stripe tells of it. With too many the open pages of the address
 * are closed, a plan's as well: whoever tests stolen cards needs no second one. Pages of forms that name
 * the address and pages of whoever has shown that it is theirs are counted, and closed, apart; the latter
 * never for what was declined elsewhere in the same place.
 */
export async function noteDecline(
  { chargeId, email, isProven }: DeclinedCard,
  now: Date,
): Promise<void> {
  const addressId = addressKey('payment', email, isProven);
  const isTooMany = await firestore().runTransaction(async (transaction) => {
    const address = readOne(await transaction.get(limits().doc(addressId)));
    const ipDoc = address?.lastIp ? limits().doc(address.lastIp) : undefined;
    const ip = ipDoc && readOne(await transaction.get(ipDoc));
    const counted = [address ?? newLimitRecord(addressId, now), ...(ip ? [ip] : [])].map((record) =>
      countDecline(record, chargeId, now),
    );
    for (const record of counted) transaction.set(limits().doc(record.id), record);
    const deciding = counted.filter(({ id }) => !isProven || id === addressId);
    return deciding.some((record) => hasTooManyDeclines(record, now));
  });
  if (isTooMany) await closePagesOf(email, isProven);
}
