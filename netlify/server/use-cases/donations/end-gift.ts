import type { SeenRecord } from '#contracts/records/change.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { endedGift } from '#domain/donations/end-of-gift.ts';
import { messages } from '#words/office/refusals/payments.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { donations } from '../../gateways/records.ts';
import { giftEnded } from '../../mails/gift-ended-mail.ts';
import { giveUp } from '../payments/give-up.ts';

/**
 * Gives up a gift that was promised and has not come, or the rest of it, and ends a monthly one that is paid by
 * hand: it is asked for no more. Closes its payment page first, and emails the donor.
 * @throws AppError not_found, conflict (changed since it was seen; at Stripe, paid, or over), payment_unavailable
 */
export async function endGift(seen: SeenRecord, actor: Account, now: Date): Promise<Donation> {
  const collection = donations();
  const gift = { kind: 'donation', collection, action: 'donation.ended' } as const;
  return giveUp({ ...gift, givenUp: ended, mail: giftEnded }, seen, actor, now);
}

function ended(gift: Donation): Donation {
  const payment = endedGift(gift.payment);
  if (payment === null) throw new AppError('conflict', messages.giftNotEnded);
  return { ...gift, payment };
}
