import type { SponsorDetail } from '#contracts/sponsorship/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { messages as sponsorMessages } from '#words/office/dashboard/sponsors.ts';

const messages = sponsorMessages.dialog;

/** What canceling a sponsor's bill means for the money that came; undefined where none has stayed. */
export function whenCancelled({
  payment,
  mayEnd,
}: Pick<SponsorDetail, 'payment' | 'mayEnd'>): string | undefined {
  const cents = payment ? keptCents(payment) : 0;
  if (cents <= 0) return undefined;
  const refund = messages.refund(formatCents(cents));
  return mayEnd ? `${refund} ${messages.keep}` : refund;
}
