import type * as z from 'zod/mini';
import type { correctPaymentEndpoint } from '#contracts/payments/corrections.ts';
import type {
  AdminLedgerEntry,
  EndlessKind,
  markPaidEndpoint,
  reversePaymentEndpoint,
} from '#contracts/payments/dashboard.ts';
import type { Day } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { inStripe } from '#domain/payments/in-stripe.ts';
import { isChargedAgain } from '#domain/payments/is-charged-again.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { mayStop } from '#domain/payments/may-stop.ts';
import { nextStripeCharge } from '#domain/payments/next-stripe-charge.ts';
import { isByHand, reversedIds } from '#domain/payments/reversal.ts';
import type { Account } from '../../core/account.ts';
import { readable } from '../../core/broken-records.ts';
import { auditLog, ledger, playerBills, registrations } from '../../gateways/records.ts';
import { auditEntry } from '../records/audit.ts';
import { readToday } from '../team/read-today.ts';
import { correctPayment } from './correct-payment.ts';
import { markPaid } from './mark-paid.ts';
import { PAYABLE_COLLECTIONS } from './payables/payable-collections.ts';
import { reversePayment } from './reverse-payment.ts';

/**
 * Every movement of money of one record, oldest first; of a registration its bills', too, and of a bill
 * those of the registration that it comes from.
 */
export async function listPayments(recordId: string, now: Date): Promise<AdminLedgerEntry[]> {
  const [registration, bill] = await Promise.all([
    registrations().doc(recordId).get(),
    playerBills().doc(recordId).get(),
  ]);
  const bills = registration.data()?.players.map(({ billId }) => billId) ?? [];
  const whole = bill.data()?.registrationId ?? [];
  const found = await ledger()
    .where('recordId', 'in', [recordId, ...bills].concat(whole))
    .orderBy('createdAt')
    .get();
  const entries = readable(found.docs);
  const reversed = reversedIds(entries);
  const goesOn = await readGoesOn(entries, await readToday(now));
  return entries.map((entry) => toAdminEntry(entry, reversed, goesOn));
}

type GoesOn = Pick<AdminLedgerEntry, 'chargedAgain' | 'nextCharge'>;
const OVER: GoesOn = { chargedAgain: null };

/** What Stripe goes on to charge of the plan that some of the entries are of. */
async function readGoesOn(entries: readonly LedgerEntry[], today: Day): Promise<GoesOn> {
  const entry = entries.find(({ stripeInvoiceId }) => stripeInvoiceId !== null);
  if (!entry) return OVER;
  const record = await PAYABLE_COLLECTIONS[entry.kind]().doc(entry.recordId).get();
  const payment = record.data()?.payment;
  if (!payment?.plan || !isChargedAgain(payment)) return OVER;
  const { plan, status } = payment;
  if (mayStop(plan)) return { chargedAgain: endlessKindOf(entry) };
  if (status === 'paused') return OVER;
  const own = entries.filter(({ recordId }) => recordId === entry.recordId);
  const on = nextStripeCharge({ ...payment, plan }, own, today);
  return on ? { ...OVER, nextCharge: { cents: plan.eachCents, on } } : OVER;
}

const endlessKindOf = ({ kind }: LedgerEntry): EndlessKind | null =>
  kind === 'donation' || kind === 'sponsorship' ? kind : null;

/** Notes money that came by hand, in the books and in the audit log. Errors as `markPaid`. */
export async function notePayment(
  { payment, ...named }: z.infer<typeof markPaidEndpoint.request>,
  actor: Account,
  now: Date,
): Promise<AdminLedgerEntry> {
  const { amountCents = null, ...money } = payment;
  const request = { ...named, ...money, amountCents };
  const entry = await markPaid(request, now, (transaction, noted) => {
    const subject = `${PAYABLE_COLLECTIONS[named.kind]().id}/${named.recordId}`;
    const facts = { ...factsOf(noted), date: payment.date };
    const logged = auditEntry(actor, 'payment.noted', subject, now, {}, facts);
    transaction.create(auditLog().doc(logged.id), logged);
  });
  return toAdminEntry(entry);
}

/** Takes back money that came by hand, in the books and in the audit log. Errors as `reversePayment`. */
export async function takeBack(
  request: z.infer<typeof reversePaymentEndpoint.request>,
  actor: Account,
  now: Date,
): Promise<AdminLedgerEntry> {
  const entry = await reversePayment(request, now, (transaction, { amountCents, label }) => {
    const { entryId, reason, date } = request;
    const facts = { amount: formatCents(-amountCents), of: label, reason, date };
    const logged = auditEntry(actor, 'payment.reversed', `payments/${entryId}`, now, {}, facts);
    transaction.create(auditLog().doc(logged.id), logged);
  });
  return toAdminEntry(entry);
}

/** Corrects money that came by hand, in the books and in the audit log. Errors as `correctPayment`. */
export async function correct(
  { entryId, idempotencyKey, to, payment }: z.infer<typeof correctPaymentEndpoint.request>,
  actor: Account,
  now: Date,
): Promise<AdminLedgerEntry> {
  const { date, reason } = payment;
  const request = { entryId, idempotencyKey, to: to ?? null, ...payment };
  const entry = await correctPayment(
    request,
    now,
    (transaction, { wrong, right, from, to: at }) => {
      const subject = `payments/${entryId}`;
      const before = { ...factsOf(wrong), of: from };
      const after = { ...factsOf(right), of: at, date, reason };
      const logged = auditEntry(actor, 'payment.corrected', subject, now, before, after);
      transaction.create(auditLog().doc(logged.id), logged);
    },
  );
  return toAdminEntry(entry);
}

const factsOf = ({ amountCents, method, reference }: LedgerEntry) => ({
  amount: formatCents(amountCents),
  method,
  reference: reference ?? '',
});

/** What Stripe gives back no more, or not yet. */
const NOT_REFUNDED: readonly LedgerEntry['status'][] = ['disputed', 'dispute_lost', 'reversal'];

function toAdminEntry(
  entry: LedgerEntry,
  reversed: ReadonlySet<string> = new Set(),
  goesOn = OVER,
): AdminLedgerEntry {
  const isStripes = entry.stripePaymentIntentId !== null && !NOT_REFUNDED.includes(entry.status);
  const left = entry.paidAt === null ? 0 : entry.amountCents - entry.refundedCents;
  const isReversed = reversed.has(entry.id);
  return {
    ...entry,
    refundableCents: isStripes ? Math.max(left, 0) : 0,
    ...(entry.answerBy !== undefined && {
      answerAt: inStripe(entry.stripePaymentIntentId ?? entry.id),
    }),
    ...(entry.stripeInvoiceId === null ? OVER : goesOn),
    isReversible: isByHand(entry) && !isReversed,
    isReversed,
  };
}
