import { isUnderWay } from '#domain/billing/bill-status.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { env } from '../../env.ts';
import { firestore } from '../../gateways/firestore.ts';
import { outbox } from '../../gateways/records.ts';
import { billOverdue } from '../../mails/bill-mails.ts';
import { composeMail } from '../../mails/compose.ts';
import { type BillKind, PLAYER_BILLS, pendingBills, SPONSOR_BILLS } from './open-bills.ts';
import { readPages } from './read-pages.ts';
import type { Duty, DutyContext } from './run-nightly.ts';

const MOST_A_NIGHT = 500;

/** Pending bills whose due date has passed become overdue, and their payers are reminded, once. */
export const markOverdueBills: Duty = async (context) =>
  (await markKind(PLAYER_BILLS, context)) + (await markKind(SPONSOR_BILLS, context));

async function markKind<T extends PlayerBill | SponsorBill>(
  kind: BillKind<T>,
  context: DutyContext,
): Promise<number> {
  const today = dayOf(context.now, context.settings.timeZone);
  let marked = 0;
  for await (const { id } of readPages(
    pendingBills(kind).where('dueDate', '<', today),
    MOST_A_NIGHT,
  )) {
    if (await markOne(kind, id, today, context)) marked += 1;
  }
  return marked;
}

async function markOne<T extends PlayerBill | SponsorBill>(
  kind: BillKind<T>,
  id: string,
  today: string,
  { settings, now }: DutyContext,
): Promise<boolean> {
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  return firestore().runTransaction(async (transaction) => {
    const doc = kind.collection().doc(id);
    const bill = (await transaction.get(doc)).data();
    if (bill?.paymentStatus !== 'pending' || bill.dueDate === null || bill.dueDate >= today)
      return false;
    const payment = await kind.paymentOf(transaction, bill);
    // What a plan or a bank is about to pay is not overdue: the settlement says when it is.
    if (payment && isUnderWay(payment)) return false;
    const overdue = { ...bill, paymentStatus: 'overdue' as const, updatedAt: now.toISOString() };
    transaction.set(doc, overdue);
    const draft = billOverdue(kind.describe(bill), { settings, officeEmail, siteUrl });
    if (draft) transaction.set(outbox().doc(draft.id), await composeMail(draft, now));
    return true;
  });
}
