import type { PayableNow } from '#domain/billing/pay-now.ts';
import { tellBill } from '#domain/billing/tell-bill.ts';
import { type Day, formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Payer } from '#domain/payments/payment.ts';
import { tellLabel } from '#domain/payments/record-label.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages } from '#words/emails/bills.ts';
import { messages as common } from '#words/emails/common.ts';
import type { MailDraft } from './compose.ts';

interface PaymentLinkContext {
  /** Of the record, such as 'playerBills/…', and when it changed last. */
  path: string;
  updatedAt: string;
  /** Local to the program: one goes out a day. */
  today: Day;
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
export function paymentLinkMail(context: PaymentLinkContext): MailDraft {
  const { path, updatedAt, today, title, items, payNow, payer, settings, officeEmail } = context;
  const amount = formatCents(payNow.cents);
  return {
    id: `${path.replace('/', '-')}-link-${today}-${Date.parse(updatedAt)}`,
    to: payer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: messages.linkSubject(tellLabel(title), amount),
    about: path,
    blocks: [
      common.hi(payer.firstName, messages.link[payNow.part](settings.programName)),
      { rows: [...items.map(itemRow), ...amountRows(context)] },
      { label: common.payHere(amount), link: context.link },
      common.noAccount,
      common.questions,
    ],
  };
}

function itemRow({ description, firstName }: PaymentLinkContext['items'][number]) {
  const what = tellBill(description);
  return [common.rows.for, firstName ? messages.item(what, firstName) : what] as const;
}

function amountRows({ dueDate, payNow }: PaymentLinkContext): (readonly [string, string])[] {
  const { part, cents, totalCents, paidCents } = payNow;
  const due = dueDate ? [[common.rows.due, formatDay(dueDate)] as const] : [];
  if (part === 'whole') return [...due, [common.rows.amount, formatCents(cents)]];
  return [
    ...due,
    [common.rows.paidSoFar, common.of(formatCents(paidCents), formatCents(totalCents))],
    [common.rows[ROW_OF[part]], formatCents(cents)],
  ];
}

const ROW_OF = { rest: 'stillToPay', installments: 'toPayNow', next: 'nextPayment' } as const;
