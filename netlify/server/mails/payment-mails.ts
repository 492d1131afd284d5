import { dayOf, formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { firstKeptFrom, keptFrom } from '#domain/payments/kept-part.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { mayStop } from '#domain/payments/may-stop.ts';
import { nextStripeCharge } from '#domain/payments/next-stripe-charge.ts';
import { isChargedOn, type Outcome } from '#domain/payments/outcomes.ts';
import { isAtStripe } from '#domain/payments/owed-by-hand.ts';
import type { Payer } from '#domain/payments/payment.ts';
import { placeInPlan } from '#domain/payments/place-in-plan.ts';
import { tellLabel } from '#domain/payments/record-label.ts';
import { isByHand } from '#domain/payments/reversal.ts';
import { goodsBeside } from '#domain/sponsorship/goods.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/payments.ts';
import type { MailBlock, MailDraft } from './compose.ts';
import { isPart, nextRows, ownOf, partRows, progressRows } from './hand-receipt.ts';
import { occasionOf } from './occasion.ts';
import { failureWords, linkOf, reversalWords } from './pay-again.ts';
import type { PaymentMailContext } from './payment-mail-context.ts';
import { wordsFor } from './payment-words.ts';

/**
 * What was done to a plan through a link that was mailed to this address, or at Stripe: it is told however
 * many emails the address has had that day. A gift that is stopped before its first charge never shows whose
 * the address is.
 */
const OF_PLAN: readonly Outcome['what'][] = ['paused', 'resumed', 'ended'];

/** What the payer is told of an outcome; null where it is no news to them. */
export function mailToPayer(context: PaymentMailContext, outcome: Outcome): MailDraft | null {
  const { record, officeEmail } = context;
  const words = record.payer && payerWords(context, outcome);
  if (!record.payer || !words) return null;
  return {
    id: `${record.kind}-${record.id}-${occasionOf(outcome, context)}`,
    to: record.payer.email,
    replyTo: officeEmail,
    ...(OF_PLAN.some((what) => what === outcome.what) && { limit: 'none' as const }),
    subject: words.subject,
    about: record.path,
    blocks: [greet(context, record.payer, words.opening), ...words.blocks, common.questions],
  };
}

/** By name once money has come from the address: before, it may be a stranger's, and so may the name. */
function greet({ books }: PaymentMailContext, { firstName }: Payer, opening: string): string {
  const isKnown = books.entries.some(({ paidAt }) => paidAt !== null);
  return isKnown ? common.hi(firstName, opening) : common.hello(opening);
}

interface Words {
  subject: string;
  opening: string;
  blocks: MailBlock[];
}

function payerWords(context: PaymentMailContext, outcome: Outcome): Words | null {
  const { record, books, settings } = context;
  const label = tellLabel(record.label);
  const { goodsCents } = record;
  const words = wordsFor(record.kind);
  const program = settings.programName;
  switch (outcome.what) {
    case 'received':
      return {
        subject: words.received(label, formatCents(outcome.entry.amountCents)),
        opening: words.thanks(program),
        blocks: [
          receiptTable(context, outcome),
          ...replacedReceipt(context, outcome.entry),
          ...words.receiptNotes(
            settings,
            goodsBeside({ goodsCents, payment: books.payment }, outcome.entry.amountCents),
          ),
          ...planNotes(context, outcome.entry),
        ],
      };
    case 'failed':
      return failureWords(context, outcome.entry);
    case 'refunded':
      return refund(context, outcome);
    case 'reversed':
      return reversalWords(context, outcome.entry);
    case 'started':
      return {
        subject: messages.started(label),
        opening: words.started(program),
        blocks: [...firstCharge(context), ...planNotes(context)],
      };
    case 'paused':
      return {
        subject: messages.paused.subject(label),
        opening: mayStopOf(context) ? messages.paused.opening : messages.paused.byOffice,
        blocks: managing(context),
      };
    case 'resumed':
      return {
        subject: messages.resumed.subject(label),
        opening: messages.resumed.opening,
        blocks: planNotes(context),
      };
    case 'ended':
      return {
        subject: messages.ended(label),
        opening: words.ended(program, hasBegun(context)),
        blocks: afterTheEnd(context),
      };
    default:
      return null;
  }
}

/** What was kept of a payment, after a part was sent back by hand, is nothing new that came. */
function replacedReceipt({ books, settings }: PaymentMailContext, entry: LedgerEntry): string[] {
  const whole = keptFrom(entry, books.entries);
  if (!whole) return [];
  const { paidAt, createdAt } = firstKeptFrom(whole, books.entries) ?? whole;
  const day = formatDay(dayOf(new Date(paidAt ?? createdAt), settings.timeZone));
  return [messages.replacesReceipt(formatCents(whole.amountCents), day)];
}

function refund(
  context: PaymentMailContext,
  outcome: Extract<Outcome, { what: 'refunded' | 'refund-failed' }>,
): Words {
  const { record, books, settings } = context;
  const { entry, cents } = outcome;
  const { paidCents, refundedCents } = books.payment;
  const { programName } = settings;
  const label = tellLabel(record.label);
  const [back, paid] = [formatCents(cents), formatCents(entry.amountCents)];
  return {
    subject: messages.refund.subject(label),
    opening: messages.refund.opening(programName, back, paid, label),
    blocks: [
      {
        rows: [
          [common.rows.for, label],
          [common.rows.refundedNow, back],
          [
            common.rows.refundedTotal,
            common.of(formatCents(refundedCents), formatCents(paidCents)),
          ],
        ],
      },
      messages.refund.where,
      ...(isChargedOn(books.payment, outcome) ? goesOn(context) : []),
    ],
  };
}

/** What the refund of a charge alone does not stop. */
function goesOn(context: PaymentMailContext): MailBlock[] {
  const { books, settings, now } = context;
  const { plan, status } = books.payment;
  if (!plan || status === 'paused') return [];
  if (!mayStop(plan)) {
    const today = dayOf(now, settings.timeZone);
    const day = nextStripeCharge({ ...books.payment, plan }, books.entries, today);
    return day ? [messages.refund.nextComes(formatCents(plan.eachCents), formatDay(day))] : [];
  }
  const each = messages.refund.goesOn(formatCents(plan.eachCents), plan.frequency === 'annual');
  return [each, ...managing(context)];
}

/** What was paid, when, and how far a plan has come: a receipt counts up to its own payment. */
export function receiptTable(
  context: PaymentMailContext,
  { what, entry }: Pick<Extract<Outcome, { entry: LedgerEntry }>, 'what' | 'entry'>,
): MailBlock {
  const { record, books, settings } = context;
  const { plan, totalCents } = books.payment;
  const { paidAt, createdAt } = firstKeptFrom(entry, books.entries) ?? entry;
  const day = dayOf(new Date(paidAt ?? createdAt), settings.timeZone);
  const rows: [string, string][] = [
    [common.rows.for, tellLabel(record.label)],
    [common.rows.date, formatDay(day)],
    [common.rows.amount, formatCents(entry.amountCents)],
  ];
  if (!isByHand(entry) && plan?.count) {
    const { number, paidCents, isLatest } = placeInPlan(books.entries, entry);
    if (number > 0 && number <= plan.count)
      rows.push([messages.rows.payment, messages.nthOf(number, plan.count)]);
    const soFar = formatCents(what === 'received' ? paidCents : books.payment.paidCents);
    rows.push([common.rows.paidSoFar, common.of(soFar, formatCents(totalCents))]);
    if (isLatest) rows.push(...nextRows(context));
  } else if (!plan || isByHand(entry)) {
    if (isPart(context, entry)) rows.push(...progressRows(context));
    rows.push(...partRows(context));
  }
  return { rows };
}

/** @param entry the payment that is told of, if any */
function planNotes(context: PaymentMailContext, entry?: LedgerEntry): MailBlock[] {
  const { payment, entries } = context.books;
  const { plan, totalCents } = payment;
  if (!plan) return [];
  const isLast =
    plan.count !== null && entry && placeInPlan(entries, entry).paidCents >= totalCents;
  if (isLast) return [messages.lastPayment];
  // Paid by check, or the plan was stopped: there is no card to change.
  return isAtStripe(payment) ? managing(context) : [];
}

function managing(context: PaymentMailContext): MailBlock[] {
  const words = mayStopOf(context) ? messages.changeCardOrStop : messages.changeCard;
  return [words.text, { label: words.link, link: linkOf(context) }];
}

function mayStopOf({ books }: PaymentMailContext): boolean {
  const { plan } = books.payment;
  return plan !== null && mayStop(plan);
}

function firstCharge({ books }: PaymentMailContext): MailBlock[] {
  const { plan } = books.payment;
  return plan
    ? [
        {
          rows: [
            [messages.rows.each, formatCents(plan.eachCents)],
            [messages.rows.firstCharge, formatDay(plan.firstOn)],
          ],
        },
      ]
    : [];
}

const hasBegun = ({ books }: PaymentMailContext): boolean =>
  books.entries.some(({ status }) => status !== 'failed');

/** Of installments, what is still owed; of what has no end and whose card failed, how it is begun again. */
function afterTheEnd(context: PaymentMailContext): string[] {
  const { books, record, siteUrl, cardFailed } = context;
  if (!books.payment.plan?.count)
    return cardFailed ? wordsFor(record.kind).beginAgain(siteUrl) : [];
  const { ownCents, owedCents } = ownOf(context);
  return owedCents > 0 ? [messages.stillUnpaid(formatCents(owedCents), formatCents(ownCents))] : [];
}
