import { dayOf, formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { isChargeable } from '#domain/payments/charge-limits.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { isAtStripe } from '#domain/payments/owed-by-hand.ts';
import { tellLabel } from '#domain/payments/record-label.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages as families } from '#words/emails/families.ts';
import { messages } from '#words/emails/payments.ts';
import type { MailBlock } from './compose.ts';
import { isOver, ownOf, partRows, progressRows } from './hand-receipt.ts';
import type { PaymentMailContext } from './payment-mail-context.ts';
import { wordsFor } from './payment-words.ts';

/* What emails say of money that did not come or did not stay, and how what is owed is paid then. */

interface Words {
  subject: string;
  opening: string;
  blocks: MailBlock[];
}

/** Where a payer changes the card of a plan, and stops what is no debt. */
export function linkOf({ linkToManage, record, books }: PaymentMailContext): string {
  const { kind, id, payer } = record;
  return linkToManage({ kind, id, payment: books.payment, email: payer?.email ?? '' });
}

/** To whoever paid what the bank did not complete. */
export function failureWords(context: PaymentMailContext, entry: LedgerEntry): Words {
  const { record, settings } = context;
  const amount = formatCents(entry.amountCents);
  const label = tellLabel(record.label);
  return {
    subject: messages.failed.subject(label),
    opening: messages.failed.opening(amount, label, settings.programName),
    blocks: howToTryAgain(context, entry),
  };
}

function howToTryAgain(context: PaymentMailContext, entry: LedgerEntry): MailBlock[] {
  const { record, books, siteUrl } = context;
  // What was paid on a page, such as an installment by link, nobody tries again.
  if (entry.stripeInvoiceId !== null && isAtStripe(books.payment)) {
    const { updateCard, triedAgain } = messages.failed;
    const link = { label: messages.changeCard.link, link: linkOf(context) };
    return [updateCard, link, triedAgain];
  }
  const isBilled = record.kind === 'bill' || record.kind === 'registration';
  return isBilled ? linkToPay(context) : [wordsFor(record.kind).payAgain(siteUrl)];
}

/** To the payer of money by hand that did not stay, such as a check that bounced. */
export function reversalWords(context: PaymentMailContext, entry: LedgerEntry): Words {
  const { record, settings } = context;
  const amount = formatCents(-entry.amountCents);
  const { subject, blocks } = takenBackWords(context, entry, {
    amount,
    reason: entry.reason ?? '',
    tellLeft: messages.owedAgain,
  });
  return {
    subject,
    opening: messages.takenBack(amount, tellLabel(record.label), settings.programName),
    blocks,
  };
}

interface TakenBack {
  amount: string;
  reason: string;
  tellLeft: (owed: string) => string;
}

/** What an email says of money that was taken back, how its record stands then, and how what is left is paid. */
export function takenBackWords(
  context: PaymentMailContext,
  entry: LedgerEntry,
  { amount, reason, tellLeft }: TakenBack,
): { subject: string; blocks: MailBlock[] } {
  const { record, settings } = context;
  const day = dayOf(new Date(entry.paidAt ?? entry.createdAt), settings.timeZone);
  const label = tellLabel(record.label);
  return {
    subject: messages.takenBackSubject(label, amount),
    blocks: [
      {
        rows: [
          [common.rows.for, label],
          [common.rows.date, formatDay(day)],
          [messages.rows.takenBack, amount],
          [common.rows.reason, reason],
          ...progressRows(context),
          ...partRows(context),
        ],
      },
      ...payAgainBlocks(context, tellLeft),
    ],
  };
}

/** How what is owed again is paid: of what goes on without an end, what is due of it. */
function payAgainBlocks(context: PaymentMailContext, tellLeft: TakenBack['tellLeft']): MailBlock[] {
  const { record, books } = context;
  if (record.isShared || record.kind === 'donation' || isOver(context)) return [];
  const { owedCents, dueCents } = ownOf(context);
  const cents = books.payment.plan?.count === null ? dueCents : owedCents;
  const link = isChargeable(cents) ? linkToPay(context) : [];
  return link.length > 0 ? [tellLeft(formatCents(cents)), ...link] : [];
}

/** By which who owes a record pays it without an account; nothing for who paid it once. */
function linkToPay({ record, linkTo }: PaymentMailContext): MailBlock[] {
  const { kind, id: recordId, payer, isFormer, label } = record;
  if (!payer || isFormer) return [];
  return [
    { label: families.payLabel(tellLabel(label)), link: linkTo({ kind, recordId }, payer.email) },
    common.noAccount,
  ];
}
