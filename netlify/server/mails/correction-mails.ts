import { fullName } from '#domain/accounts/full-name.ts';
import { dayOf, formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Books } from '#domain/payments/outcomes.ts';
import type { Payer } from '#domain/payments/payment.ts';
import type { MailBlock, MailDraft } from './compose.ts';
import { progressRows, takenBackWords } from './hand-receipt.ts';
import type { PaidRecord, PaymentMailContext } from './payment-mail-context.ts';
import { mailToPayer } from './payment-mails.ts';
import { PAYMENT_WORDS } from './payment-words.ts';

/** A record as the correction leaves it. */
interface Side {
  record: PaidRecord;
  books: Books;
}

/** Money by hand that was noted wrongly and is right now. */
export interface CorrectionContext extends Omit<PaymentMailContext, 'record' | 'books'> {
  wrong: LedgerEntry;
  right: LedgerEntry;
  reason: string;
  /** The record it was noted on, and the one it stands on now; the same where it was not moved. */
  from: Side;
  to: Side;
}

/** One email to the family and one to the office; where another family's record had it, one to each. */
export function correctionMails(context: CorrectionContext): MailDraft[] {
  const { from, to } = context;
  const isOneFamily = from.record.payer?.email === to.record.payer?.email;
  const drafts = isOneFamily ? [toFamily(context)] : [toFormer(context), toReceiver(context)];
  return [...drafts, toOffice(context)].filter((draft) => draft !== null);
}

const isMove = ({ from, to }: CorrectionContext) => from.record.id !== to.record.id;

function toFamily(context: CorrectionContext): MailDraft | null {
  const { to, from, settings } = context;
  const { payer, label, kind } = to.record;
  if (!payer) return null;
  const opening = isMove(context)
    ? `we had noted your payment for ${from.record.label} at ${settings.programName}, and have moved it to ${label}, where it belongs.`
    : `we had noted your payment for ${label} at ${settings.programName} wrongly, and have corrected it.`;
  return {
    ...letter(context, to.record, payer),
    subject: isMove(context)
      ? `${label}: a payment was moved here from ${from.record.label}`
      : `${label}: a payment was corrected`,
    blocks: [
      `Hi ${payer.firstName}, ${opening} Nothing was charged or refunded.`,
      ...tables(context),
      ...PAYMENT_WORDS[kind].receiptNotes(settings),
      'Questions? Just reply to this email.',
    ],
  };
}

/** To the family on whose record the money of another one was noted. It is not told whose. */
function toFormer(context: CorrectionContext): MailDraft | null {
  const { from, wrong, reason } = context;
  const { payer } = from.record;
  if (!payer) return null;
  const amount = formatCents(wrong.amountCents);
  const { subject, rows } = takenBackWords({ ...context, ...from }, wrong, { amount, reason });
  return {
    ...letter(context, from.record, payer),
    subject,
    blocks: [
      `Hi ${payer.firstName}, we had noted a payment of ${amount} for ${from.record.label} by mistake, so we have taken it back out of our books. Nothing was charged or refunded.`,
      { rows },
      'Questions? Just reply to this email.',
    ],
  };
}

/** To the family whose money it is: a receipt as for any other. */
function toReceiver(context: CorrectionContext): MailDraft | null {
  return mailToPayer({ ...context, ...context.to }, { what: 'received', entry: context.right });
}

function toOffice(context: CorrectionContext): MailDraft {
  const { from, to, right, officeEmail } = context;
  const who = ({ payer }: PaidRecord) => (payer ? `${fullName(payer)} (${payer.email})` : 'nobody');
  const headline = isMove(context)
    ? `a payment by hand was moved here from ${from.record.label}`
    : 'a payment by hand was corrected';
  return {
    id: `${to.record.kind}-${to.record.id}-corrected-${right.id}-office`,
    to: officeEmail,
    subject: `${to.record.label}: ${headline}`,
    about: to.record.path,
    blocks: [
      isMove(context)
        ? `It was noted for ${from.record.label} of ${who(from.record)}, and is now noted for ${to.record.label} of ${who(to.record)}.`
        : `It was noted for ${to.record.label} of ${who(to.record)}.`,
      ...tables(context),
    ],
  };
}

function letter({ right, officeEmail }: CorrectionContext, record: PaidRecord, payer: Payer) {
  return {
    id: `${record.kind}-${record.id}-corrected-${right.id}`,
    to: payer.email,
    replyTo: officeEmail,
    about: record.path,
  };
}

/** What it was, what it is, and how each record stands now. */
function tables(context: CorrectionContext): MailBlock[] {
  const { wrong, right, reason, from, to } = context;
  const progress = (side: Side) => progressRows({ ...context, ...side });
  const was = describeMoney(context, wrong);
  const is = describeMoney(context, right);
  const change: [string, string][] = isMove(context)
    ? [
        ['Was noted for', `${from.record.label}, ${was}`],
        ['Now noted for', `${to.record.label}, ${is}`],
      ]
    : [
        ['For', to.record.label],
        ['Was noted', was],
        ['Now noted', is],
      ];
  const first = { rows: [...change, ['Reason', reason] as const] };
  if (!isMove(context)) return [{ rows: [...first.rows, ...progress(to)] }];
  const standing = (side: Side) => ({
    rows: [['For', side.record.label] as const, ...progress(side)],
  });
  return [first, standing(to), standing(from)];
}

const METHODS: Readonly<Record<LedgerEntry['method'], string>> = {
  card: 'card',
  us_bank_account: 'bank payment',
  check: 'check',
  ach: 'ACH transfer',
  cash: 'cash',
  bank_transfer: 'bank transfer',
  venmo: 'Venmo',
  zelle: 'Zelle',
  other: 'another way',
};

/** '$50.00 by check 1042 on November 3, 2026' */
function describeMoney({ settings }: CorrectionContext, entry: LedgerEntry): string {
  const day = dayOf(new Date(entry.paidAt ?? entry.createdAt), settings.timeZone);
  const how = [METHODS[entry.method], entry.reference].filter(Boolean).join(' ');
  return `${formatCents(entry.amountCents)} by ${how} on ${formatDay(day)}`;
}
