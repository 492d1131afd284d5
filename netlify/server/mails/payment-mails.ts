import { dayOf, formatDay } from '#domain/calendar/calendar.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { mayStop } from '#domain/payments/may-stop.ts';
import type { Books, Outcome } from '#domain/payments/outcomes.ts';
import type { Payer } from '#domain/payments/payment.ts';
import { placeInPlan } from '#domain/payments/place-in-plan.ts';
import { isByHand } from '#domain/payments/reversal.ts';
import type { MailBlock, MailDraft } from './compose.ts';
import { isPart, progressRows, reversalWords } from './hand-receipt.ts';
import { manageLink } from './manage-link.ts';
import type { PaymentMailContext } from './payment-mail-context.ts';
import { PAYMENT_WORDS } from './payment-words.ts';

function linkOf({ siteUrl, record, books }: PaymentMailContext): string {
  return manageLink(siteUrl, { ...record, payment: books.payment });
}

/** What the payer is told of an outcome; null where it is no news to them. */
export function mailToPayer(context: PaymentMailContext, outcome: Outcome): MailDraft | null {
  const { record, officeEmail } = context;
  const words = record.payer && payerWords(context, outcome);
  if (!record.payer || !words) return null;
  return {
    id: `${record.kind}-${record.id}-${occasionOf(outcome, context)}`,
    to: record.payer.email,
    replyTo: officeEmail,
    subject: words.subject,
    about: record.path,
    blocks: [
      `${greeting(context, record.payer)}, ${words.opening}`,
      ...words.blocks,
      'Questions? Just reply to this email.',
    ],
  };
}

/** By name once money has come from the address: before, it may be a stranger's, and so may the name. */
function greeting({ books }: PaymentMailContext, { firstName }: Payer): string {
  return books.entries.some(({ paidAt }) => paidAt !== null) ? `Hi ${firstName}` : 'Hello';
}

interface Words {
  subject: string;
  opening: string;
  blocks: MailBlock[];
}

function payerWords(context: PaymentMailContext, outcome: Outcome): Words | null {
  const { record, books, settings } = context;
  const { label } = record;
  const words = PAYMENT_WORDS[record.kind];
  const program = settings.programName;
  switch (outcome.what) {
    case 'received':
      return {
        subject: words.received(label, formatCents(outcome.entry.amountCents)),
        opening: words.thanks(program),
        blocks: [
          receiptTable(context, outcome.entry),
          ...words.receiptNotes(settings),
          ...planNotes(context, outcome.entry),
        ],
      };
    case 'failed':
      return failure(context, outcome.entry);
    case 'refunded':
      return refund(context, outcome.entry, outcome.cents);
    case 'reversed':
      return reversalWords(context, outcome.entry);
    case 'started':
      return {
        subject: `${label}: your plan is set up`,
        opening: words.started(program),
        blocks: [...firstCharge(context), ...planNotes(context)],
      };
    case 'paused':
      return {
        subject: `${label}: paused`,
        opening: 'your plan is paused. Nothing is charged until you go on with it.',
        blocks: [managing(context)],
      };
    case 'resumed':
      return {
        subject: `${label}: goes on`,
        opening: 'your plan goes on.',
        blocks: planNotes(context),
      };
    case 'ended':
      return {
        subject: `${label}: your plan has ended`,
        opening: words.ended(program),
        blocks: stillOwed(books),
      };
    default:
      return null;
  }
}

function failure(context: PaymentMailContext, entry: LedgerEntry): Words {
  const { record, books, settings, siteUrl } = context;
  const amount = formatCents(entry.amountCents);
  const isTriedAgain = books.payment.plan && books.payment.status !== 'payment_failed';
  return {
    subject: `${record.label}: your payment did not go through`,
    opening: `your bank did not complete the payment of ${amount} for ${record.label} at ${settings.programName}. You have not been charged.`,
    blocks: isTriedAgain
      ? [
          `Please update your card here (no password needed): ${linkOf(context)}`,
          'We try again in a few days.',
        ]
      : [PAYMENT_WORDS[record.kind].payAgain(siteUrl)],
  };
}

function refund(
  { record, books, settings }: PaymentMailContext,
  entry: LedgerEntry,
  cents: Cents,
): Words {
  const { paidCents, refundedCents } = books.payment;
  return {
    subject: `${record.label}: refund`,
    opening: `${settings.programName} has refunded ${formatCents(cents)} of your payment of ${formatCents(entry.amountCents)} for ${record.label}.`,
    blocks: [
      {
        rows: [
          ['For', record.label],
          ['Refunded now', formatCents(cents)],
          ['Refunded in all', `${formatCents(refundedCents)} of ${formatCents(paidCents)}`],
        ],
      },
      'It goes back to the card or account you paid with; banks take a few days to show it.',
    ],
  };
}

/** What was paid, when, and how far a plan has come. */
export function receiptTable(context: PaymentMailContext, entry: LedgerEntry): MailBlock {
  const { record, books, settings } = context;
  const { plan, totalCents } = books.payment;
  const day = dayOf(new Date(entry.paidAt ?? entry.createdAt), settings.timeZone);
  const rows: [string, string][] = [
    ['For', record.label],
    ['Date', formatDay(day)],
    ['Amount', formatCents(entry.amountCents)],
  ];
  if (isByHand(entry)) {
    if (isPart(context, entry)) rows.push(...progressRows(context));
  } else if (plan?.count) {
    const { number, paidCents } = placeInPlan(books.entries, entry);
    if (number > 0 && number <= plan.count) rows.push(['Payment', `${number} of ${plan.count}`]);
    rows.push(['Paid so far', `${formatCents(paidCents)} of ${formatCents(totalCents)}`]);
  } else if (!plan && entry.amountCents !== totalCents) {
    rows.push(...progressRows(context));
  }
  return { rows };
}

/** @param entry the payment that is told of, if any */
function planNotes(context: PaymentMailContext, entry?: LedgerEntry): string[] {
  const { payment, entries } = context.books;
  const { plan, totalCents, stripeCustomerId } = payment;
  if (!plan) return [];
  const isLast =
    plan.count !== null && entry && placeInPlan(entries, entry).paidCents >= totalCents;
  if (isLast)
    return ['That was the last payment: everything is paid, and nothing more will be charged.'];
  // Paid by check: there is no card to change.
  return stripeCustomerId ? [managing(context)] : [];
}

function managing(context: PaymentMailContext): string {
  const { plan } = context.books.payment;
  const what = plan && mayStop(plan) ? 'change your card, pause or stop' : 'change your card';
  return `To ${what}, open this link (no password needed; please do not pass it on): ${linkOf(context)}`;
}

function firstCharge({ books }: PaymentMailContext): MailBlock[] {
  const { plan } = books.payment;
  return plan
    ? [
        {
          rows: [
            ['Each payment', formatCents(plan.eachCents)],
            ['First charge', formatDay(plan.firstOn)],
          ],
        },
      ]
    : [];
}

function stillOwed({ payment }: Books): string[] {
  const owed = payment.plan?.count ? payment.totalCents - payment.paidCents : 0;
  return owed > 0
    ? [`${formatCents(owed)} of ${formatCents(payment.totalCents)} are still unpaid.`]
    : [];
}

/** Names an outcome, so that each is mailed once. */
export function occasionOf(outcome: Outcome, { now }: PaymentMailContext): string {
  if (!('entry' in outcome)) return `${outcome.what}-${now.getTime()}`;
  const { id, refundedCents } = outcome.entry;
  switch (outcome.what) {
    case 'received':
      return `paid-${id}`;
    case 'failed':
      return `payment-failed-${id}`;
    case 'refunded':
    case 'refund-failed':
      return `${outcome.what}-${id}-${refundedCents}`;
    default:
      return `${outcome.what}-${id}`;
  }
}
