import { formatCents } from '#domain/money/money.ts';
import type { UnmatchedMoney } from '#domain/payments/unmatched-money.ts';
import { messages } from '#words/office/emails/money.ts';
import type { MailDraft } from './compose.ts';

/** Tells the office of money that it has to look up. */
export function unmatchedMoneyMail(
  { id, reason, stripeId, label, amountCents, expectedCents }: UnmatchedMoney,
  { officeEmail, siteUrl }: { officeEmail: string; siteUrl: string },
): MailDraft {
  const { unmatched } = messages;
  const rows: [string, string][] = [[unmatched.rows.inStripe, stripeId]];
  if (label) rows.push([unmatched.rows.for, label]);
  if (amountCents !== null) rows.push([unmatched.rows.amount, formatCents(amountCents)]);
  if (expectedCents !== null) rows.push([unmatched.rows.owed, formatCents(expectedCents)]);
  return {
    id: `unmatched-${id}-office`,
    to: officeEmail,
    subject: unmatched.subject(stripeId),
    about: `unmatchedMoney/${id}`,
    blocks: [
      unmatched.why[reason],
      { rows },
      unmatched.next,
      { label: unmatched.link, link: `${siteUrl}/admin?tab=activity&view=money` },
    ],
  };
}
