import type { TableQuery } from '#contracts/admin/table.ts';
import { leftOnPayment } from '#domain/billing/left-on-payment.ts';
import type { BillStatus } from '#domain/billing/player-bill.ts';
import { NOTHING_OWED, owedByHand } from '#domain/payments/owed-by-hand.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { CUSTOM_LEVEL } from '#domain/sponsorship/levels.ts';
import { readLevels } from '../../../gateways/content-sponsorship.ts';
import { sponsorBills, sponsorships } from '../../../gateways/records.ts';
import { AppError } from '../../../http/app-error.ts';
import { readToday } from '../../read-today.ts';
import {
  collectedCents,
  PARTLY_PAID,
  PARTLY_PAID_LATE,
  partsCents,
  sumOf,
} from '../ledger-totals.ts';
import { readById } from '../read-by-id.ts';
import { readReferences } from '../read-references.ts';
import { readTable } from '../read-table.ts';

/** A page of the sponsors' bills, each with its money. */
export async function listSponsors(query: TableQuery, now: Date) {
  const page = await readTable({ collection: sponsorBills() }, query);
  const ids = page.rows.flatMap(({ sponsorshipId }) => sponsorshipId ?? []);
  const [promised, references, today] = await Promise.all([
    readById(sponsorships(), ids),
    readReferences(ids),
    readToday(now),
  ]);
  const rows = page.rows.map((bill) => {
    const payment = promised.get(bill.sponsorshipId ?? '')?.payment;
    const isOwed = payment && bill.paymentStatus !== 'cancelled';
    return {
      ...bill,
      paidCents: payment ? keptCents(payment) : 0,
      leftCents: isOwed ? leftOnPayment(payment, today) : 0,
      references: references.get(bill.sponsorshipId ?? '') ?? [],
    };
  });
  return { ...page, rows };
}

/** The figures of the stat cards: what came by the ledger, and what is still to come on open bills. */
export async function readSponsorTotals() {
  const ofStatus = (status: BillStatus) => sponsorBills().where('paymentStatus', '==', status);
  const [paid, collected, pending, overdue, parts] = await Promise.all([
    ofStatus('paid').count().get(),
    collectedCents(['sponsorship']),
    sumOf(ofStatus('pending'), 'amountCents'),
    sumOf(ofStatus('overdue'), 'amountCents'),
    partsCents(INSTALLMENTS(), [...PARTLY_PAID, ...PARTLY_PAID_LATE]),
  ]);
  const pendingCents = Math.max(pending + overdue - parts, 0);
  return {
    activeSponsors: paid.data().count,
    totalCents: collected + pendingCents,
    collectedCents: collected,
    pendingCents,
  };
}

/** What is paid by the year is owed anew each time, whatever came before. */
const INSTALLMENTS = () =>
  sponsorships().where('paymentFrequency', 'in', ['one-time', 'monthly', 'quarterly']);

/** A sponsor's bill and how its sponsorship is paid. @throws AppError not_found */
export async function readSponsor(id: string, now: Date) {
  const bill = (await sponsorBills().doc(id).get()).data();
  if (!bill) throw new AppError('not_found', 'This record is no longer there.');
  const sponsorship = bill.sponsorshipId
    ? (await sponsorships().doc(bill.sponsorshipId).get()).data()
    : undefined;
  const payment = sponsorship?.payment ?? null;
  const isOwed = payment && bill.paymentStatus !== 'cancelled';
  const today = isOwed ? await readToday(now) : '';
  return { bill, payment, owed: isOwed ? owedByHand(payment, today) : NOTHING_OWED };
}

/** The levels to choose from: the tiers as published, and Custom. */
export async function listLevels(): Promise<string[]> {
  return [...(await readLevels()).map(({ name }) => name), CUSTOM_LEVEL];
}
