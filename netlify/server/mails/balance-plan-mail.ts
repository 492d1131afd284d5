import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { tellBill, tellBillToStranger } from '#domain/billing/tell-bill.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { recordLabel } from '#domain/payments/record-label.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages } from '#words/emails/bills.ts';
import { messages as common } from '#words/emails/common.ts';
import { pageAddress } from '#words/page-address.ts';
import { billPayBlocks } from './bill-pay-blocks.ts';
import type { MailDraft } from './compose.ts';

interface PlanMailContext {
  /** Whether the address is known to be the guardian's: only then is anybody named. */
  isKnown: boolean;
  settings: Settings;
  officeEmail: string;
  siteUrl: string;
  /** By which the first payment is made without an account. */
  payLink: string;
}

/** To the guardian: what is to be paid on which day. Null where no guardian is known. */
export function balancePlan(
  parts: readonly PlayerBill[],
  { isKnown, settings, officeEmail, siteUrl, payLink }: PlanMailContext,
): MailDraft | null {
  const [first] = parts;
  if (!first?.payer) return null;
  const { payer, id, number, updatedAt } = first;
  const tell = isKnown ? tellBill : tellBillToStranger;
  const opening = messages.plan(settings.programName, parts.length);
  const total = parts.reduce((sum, part) => sum + stillOwedCents(part), 0);
  return {
    id: `bill-${id}-plan-${Date.parse(updatedAt)}`,
    to: payer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: messages.planSubject(recordLabel('bill', number)),
    about: `playerBills/${id}`,
    blocks: [
      isKnown ? common.hi(payer.firstName, opening) : common.hello(opening),
      {
        rows: [
          ...parts.map((part) => {
            const day = part.dueDate ? formatDay(part.dueDate) : '';
            const label = recordLabel('bill', part.number);
            const what = messages.planPart(tell(part.description), label, day);
            return [what, formatCents(stillOwedCents(part))] as const;
          }),
          [common.rows.total, formatCents(total)],
        ],
      },
      ...billPayBlocks(first, { payLink, settings }),
      { label: common.account, link: `${siteUrl}${pageAddress('/account')}` },
      common.questions,
    ],
  };
}
