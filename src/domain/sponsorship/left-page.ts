import { isSponsorByCard } from '#domain/billing/bill-method.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { PaymentStatus } from '#domain/payments/choices.ts';
import type { Sponsorship } from './sponsorship.ts';

/** In which a page may be open, or was left. */
const AT_PAGE: readonly PaymentStatus[] = ['pending', 'expired'];

/**
 * Whether a sponsor by card has opened the payment page of the form and no more: nothing was promised, and the
 * same business may have paid with a second form. Installments are, from the day of the form; so is what the
 * office has asked for since, by an emailed link or for a check, and what a bank has refused or taken back.
 */
export function hasLeftPage(
  bill: Pick<SponsorBill, 'paymentMethod' | 'paymentStatus' | 'linkSentOn'>,
  sponsorship: Pick<Sponsorship, 'paymentMethod' | 'payment'> | undefined,
): boolean {
  if (sponsorship?.paymentMethod !== 'credit-card' || !isSponsorByCard(bill)) return false;
  const { status, plan, paidCents, stripeSubscriptionId, asksCents } = sponsorship.payment;
  const isNew = paidCents === 0 && stripeSubscriptionId === null && asksCents === undefined;
  const isAskedFor = bill.paymentStatus !== 'pending' || bill.linkSentOn !== undefined;
  return !isAskedFor && !plan?.count && isNew && AT_PAGE.includes(status);
}
