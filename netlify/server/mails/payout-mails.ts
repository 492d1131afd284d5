import { formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Payout } from '#domain/payouts/payout.ts';
import { messages } from '#words/office/emails/money.ts';
import type { MailDraft } from './compose.ts';

/** Tells the office that the bank did not take a payout. */
export function payoutFailedMail(
  { id, amountCents, failure, arrivesOn }: Payout,
  { officeEmail, siteUrl }: { officeEmail: string; siteUrl: string },
): MailDraft {
  const { payout } = messages;
  const rows: [string, string][] = [
    [payout.rows.inStripe, id],
    [payout.rows.amount, formatCents(amountCents)],
    [payout.rows.arrivesOn, formatDay(arrivesOn)],
  ];
  if (failure) rows.push([payout.rows.why, failure]);
  return {
    id: `payout-failed-${id}`,
    to: officeEmail,
    subject: payout.subject(formatCents(amountCents)),
    about: `payouts/${id}`,
    blocks: [
      payout.opening,
      { rows },
      payout.next,
      { label: payout.link, link: `${siteUrl}/admin?tab=payments&view=payouts` },
    ],
  };
}
