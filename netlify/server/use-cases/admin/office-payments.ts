import type * as z from 'zod/mini';
import type {
  AdminLedgerEntry,
  markPaid as markPaidEndpoint,
  refund as refundEndpoint,
} from '#contracts/admin/payments.ts';
import { formatCents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { auditLog, ledger } from '../../gateways/records.ts';
import type { Account } from '../../http/authorise.ts';
import { markPaid } from '../mark-paid.ts';
import { PAYABLE_COLLECTIONS } from '../payables/payable-collections.ts';
import { refundPayment } from '../refund-payment.ts';
import { settleNow } from '../settle-payment.ts';
import { auditEntry } from './audit.ts';

/** Every movement of money of one record, oldest first. */
export async function listPayments(recordId: string): Promise<AdminLedgerEntry[]> {
  const found = await ledger().where('recordId', '==', recordId).orderBy('createdAt').get();
  return found.docs.map((doc) => toAdminEntry(doc.data()));
}

/** Notes money that came by hand, in the books and in the audit log. Errors as `markPaid`. */
export async function notePayment(
  { kind, recordId, payment }: z.infer<typeof markPaidEndpoint.request>,
  actor: Account,
  now: Date,
): Promise<AdminLedgerEntry> {
  const entry = await markPaid({ kind, recordId, ...payment, amountCents: null }, now);
  await writeAudit(actor, 'payment.noted', `${PAYABLE_COLLECTIONS[kind]().id}/${recordId}`, now, {
    amount: formatCents(entry.amountCents),
    method: entry.method,
    reference: entry.reference ?? '',
    date: payment.date,
  });
  return toAdminEntry(entry);
}

/** Gives money back through Stripe, noted in the books and in the audit log. Errors as `refundPayment`. */
export async function giveBack(
  { entryId, amountCents, seenRefundedCents }: z.infer<typeof refundEndpoint.request>,
  actor: Account,
  now: Date,
): Promise<number> {
  const { refundedCents, paymentIntentId, label } = await refundPayment(
    entryId,
    amountCents,
    seenRefundedCents,
  );
  await writeAudit(actor, 'payment.refunded', `payments/${entryId}`, now, {
    amount: formatCents(refundedCents),
    // 'Order K7QF-2M9X': the ledger's own ids are Stripe's.
    of: label,
  });
  try {
    await settleNow({ paymentIntentId }, now);
  } catch (error) {
    // The money is on its way back; the event that Stripe sends brings the books along.
    console.error(JSON.stringify({ level: 'error', code: 'settle_now', detail: String(error) }));
  }
  return refundedCents;
}

async function writeAudit(
  actor: Account,
  action: string,
  subject: string,
  now: Date,
  facts: Record<string, string>,
): Promise<void> {
  const entry = auditEntry(actor, action, subject, now, {}, facts);
  await auditLog().doc(entry.id).create(entry);
}

function toAdminEntry(entry: LedgerEntry): AdminLedgerEntry {
  const isStripes = entry.stripePaymentIntentId !== null && entry.status !== 'disputed';
  const left = entry.paidAt === null ? 0 : entry.amountCents - entry.refundedCents;
  return { ...entry, refundableCents: isStripes ? Math.max(left, 0) : 0 };
}
