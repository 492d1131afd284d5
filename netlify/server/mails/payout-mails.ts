import { formatCents } from '#domain/money/money.ts';
import type { Payout } from '#domain/payouts/payout.ts';
import type { MailDraft } from './compose.ts';

/** Tells the office that the bank did not take a payout. */
export function payoutFailedMail(
  { id, amountCents, failure, arrivesOn }: Payout,
  { officeEmail, siteUrl }: { officeEmail: string; siteUrl: string },
): MailDraft {
  const rows: [string, string][] = [
    ['In Stripe', id],
    ['Amount', formatCents(amountCents)],
    ['Was to arrive on', arrivesOn],
  ];
  if (failure) rows.push(['Why', failure]);
  return {
    id: `payout-failed-${id}`,
    to: officeEmail,
    subject: `The bank did not take a payout of ${formatCents(amountCents)}`,
    about: `payouts/${id}`,
    blocks: [
      'The bank sent a payout back to Stripe. The money is not lost: it is at Stripe.',
      { rows },
      'Check the bank account in Stripe under Settings, Payouts. Stripe sends the money again with a later payout once the account is right.',
      { label: 'Open the payouts', link: `${siteUrl}/admin?tab=payments&view=payouts` },
    ],
  };
}
