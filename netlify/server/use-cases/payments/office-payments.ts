import type * as z from 'zod/mini';
import type { correctPaymentEndpoint } from '#contracts/payments/corrections.ts';
import type {
  AdminLedgerEntry,
  markPaidEndpoint,
  refundEndpoint,
  reversePaymentEndpoint,
} from '#contracts/payments/dashboard.ts';
import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { isByHand, reversedIds } from '#domain/payments/reversal.ts';
import type { Account } from '../../core/account.ts';
import { readable } from '../../core/broken-records.ts';
import { isAlreadyExists } from '../../gateways/firestore.ts';
import { auditLog, ledger, playerBills, registrations } from '../../gateways/records.ts';
import { auditEntry } from '../records/audit.ts';
import { correctPayment } from './correct-payment.ts';
import { markPaid } from './mark-paid.ts';
import { PAYABLE_COLLECTIONS } from './payables/payable-collections.ts';
import { refundPayment } from './refund-payment.ts';
import { reversePayment } from './reverse-payment.ts';
import { settleNow } from './settle-payment.ts';

/**
 * Every movement of money of one record, oldest first; of a registration its bills', too, and of a bill
 * those of the registration that it comes from.
 */
export async function listPayments(recordId: string): Promise<AdminLedgerEntry[]> {
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
  return entries.map((entry) => toAdminEntry(entry, reversed));
}

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

/**
 * Gives money back through Stripe, noted in the books and in the audit log: that it was asked for before
 * Stripe is asked, as an answer that comes too late would leave no word of who did it; and that it was
 * made, once a refund. Errors as `refundPayment`.
 */
export async function giveBack(
  { entryId, amountCents, seenRefundedCents }: z.infer<typeof refundEndpoint.request>,
  actor: Account,
  now: Date,
): Promise<number> {
  const log = (action: string, cents: Cents, label: string) =>
    // 'Order K7QF-2M9X': the ledger's own ids are Stripe's.
    auditEntry(
      actor,
      action,
      `payments/${entryId}`,
      now,
      {},
      { amount: formatCents(cents), of: label },
    );
  const { refundId, refundedCents, paymentIntentId, label } = await refundPayment(
    entryId,
    amountCents,
    seenRefundedCents,
    async (cents, label) => {
      const asked = log('payment.refundAsked', cents, label);
      await auditLog().doc(asked.id).create(asked);
    },
  );
  await logOnce({ ...log('payment.refunded', refundedCents, label), id: `refund-${refundId}` });
  try {
    await settleNow({ paymentIntentId }, now);
  } catch (error) {
    // The money is on its way back; the event that Stripe sends brings the books along.
    console.error(JSON.stringify({ level: 'error', code: 'settle_now', detail: String(error) }));
  }
  return refundedCents;
}

/** The same refund asked for twice is one at Stripe, and so in the log. */
async function logOnce(entry: AuditEntry): Promise<void> {
  try {
    await auditLog().doc(entry.id).create(entry);
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}

/** What Stripe gives back no more, or not yet. */
const NOT_REFUNDED: readonly LedgerEntry['status'][] = ['disputed', 'dispute_lost', 'reversal'];

function toAdminEntry(
  entry: LedgerEntry,
  reversed: ReadonlySet<string> = new Set(),
): AdminLedgerEntry {
  const isStripes = entry.stripePaymentIntentId !== null && !NOT_REFUNDED.includes(entry.status);
  const left = entry.paidAt === null ? 0 : entry.amountCents - entry.refundedCents;
  const isReversed = reversed.has(entry.id);
  return {
    ...entry,
    refundableCents: isStripes ? Math.max(left, 0) : 0,
    isReversible: isByHand(entry) && !isReversed,
    isReversed,
  };
}
