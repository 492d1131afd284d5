import { formatCents } from '#domain/money/money.ts';
import type { UnmatchedMoney } from '#domain/payments/unmatched-money.ts';
import type { MailDraft } from './compose.ts';

const WHY: Record<UnmatchedMoney['reason'], string> = {
  unknown_at_stripe: 'Stripe told us of a payment that it does not find any more.',
  no_record: 'A payment names a record that is not here.',
  wrong_amount: 'A payment has another amount than the one that is owed.',
  unreadable_record: 'The record that a payment is for cannot be read.',
};

/** Tells the office of money that it has to look up. */
export function unmatchedMoneyMail(
  { id, reason, stripeId, label, amountCents, expectedCents }: UnmatchedMoney,
  { officeEmail, siteUrl }: { officeEmail: string; siteUrl: string },
): MailDraft {
  const rows: [string, string][] = [['In Stripe', stripeId]];
  if (label) rows.push(['For', label]);
  if (amountCents !== null) rows.push(['Amount', formatCents(amountCents)]);
  if (expectedCents !== null) rows.push(['Owed', formatCents(expectedCents)]);
  return {
    id: `unmatched-${id}-office`,
    to: officeEmail,
    subject: `Money that fits no record: ${stripeId}`,
    about: `unmatchedMoney/${id}`,
    blocks: [
      WHY[reason],
      { rows },
      'It is not in the books. Look it up in Stripe, refund it there or note it on its record, and mark it as resolved in the dashboard.',
      { label: 'Open the dashboard', link: `${siteUrl}/admin?tab=activity&view=money` },
    ],
  };
}
