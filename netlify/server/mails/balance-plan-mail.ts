import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { MailDraft } from './compose.ts';

interface PlanMailContext {
  settings: Settings;
  officeEmail: string;
  siteUrl: string;
}

/** To the guardian: what is to be paid on which day. Null where no guardian is known. */
export function balancePlan(
  parts: readonly PlayerBill[],
  { settings, officeEmail, siteUrl }: PlanMailContext,
): MailDraft | null {
  const [first] = parts;
  if (!first?.payer) return null;
  const { payer, id, number, updatedAt } = first;
  const total = parts.reduce((sum, part) => sum + stillOwedCents(part), 0);
  return {
    id: `bill-${id}-plan-${Date.parse(updatedAt)}`,
    to: payer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: `Bill ${number}: your payment plan`,
    about: `playerBills/${id}`,
    blocks: [
      `Hi ${payer.firstName}, you can now pay this bill from ${settings.programName} in ${parts.length} parts. Nothing is charged automatically.`,
      {
        rows: [
          ...parts.map((part) => {
            const day = part.dueDate ? formatDay(part.dueDate) : '';
            const what = `${part.description}, bill ${part.number}, due ${day}`;
            return [what, formatCents(stillOwedCents(part))] as const;
          }),
          ['Total', formatCents(total)],
        ],
      },
      { label: 'See your account and pay', link: `${siteUrl}/account` },
      'Questions? Just reply to this email.',
    ],
  };
}
