import type { PayableNow } from '#domain/billing/pay-now.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Payer } from '#domain/payments/payment.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { MailDraft } from './compose.ts';

interface PaymentLinkContext {
  /** Of the record, such as 'playerBills/…', and when it changed last. */
  path: string;
  updatedAt: string;
  /** 'Bill K7QF-2M9X' */
  title: string;
  items: readonly { description: string; firstName: string | null }[];
  dueDate: string | null;
  payNow: PayableNow;
  payer: Payer;
  /** The address of the page. */
  link: string;
  settings: Settings;
  officeEmail: string;
}

/** To whoever pays: what is due now, and where to pay it. A record that was changed is an occasion of its own. */
export function paymentLinkMail(context: PaymentLinkContext, now: Date): MailDraft {
  const { path, updatedAt, title, items, payNow, payer, settings, officeEmail } = context;
  const amount = formatCents(payNow.cents);
  const day = now.toISOString().slice(0, 10);
  return {
    id: `${path.replace('/', '-')}-link-${day}-${Date.parse(updatedAt)}`,
    to: payer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: `${title}: ${amount} to pay`,
    about: path,
    blocks: [
      `Hi ${payer.firstName}, here is what you can pay ${settings.programName} online${payNow.part === 'installments' ? ': the installments that are due' : ''}.`,
      { rows: [...items.map(itemRow), ...amountRows(context)] },
      { label: `Pay ${amount} here`, link: context.link },
      'No account is needed. Please do not pass this link on.',
      'Questions? Just reply to this email.',
    ],
  };
}

const itemRow = ({ description, firstName }: PaymentLinkContext['items'][number]) =>
  ['For', firstName ? `${description} (${firstName})` : description] as const;

function amountRows({ dueDate, payNow }: PaymentLinkContext): (readonly [string, string])[] {
  const { part, cents, totalCents, paidCents } = payNow;
  const due = dueDate && part !== 'installments' ? [['Due', formatDay(dueDate)] as const] : [];
  if (part === 'whole') return [...due, ['Amount', formatCents(cents)]];
  const label = part === 'rest' ? 'Still to pay' : 'To pay now';
  return [
    ...due,
    ['Paid so far', `${formatCents(paidCents)} of ${formatCents(totalCents)}`],
    [label, formatCents(cents)],
  ];
}
