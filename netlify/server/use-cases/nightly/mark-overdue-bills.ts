import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { holdOn } from '#domain/families/family.ts';
import { env } from '../../core/env.ts';
import { firestore } from '../../gateways/firestore.ts';
import { billsOverdue } from '../../mails/bill-mails.ts';
import { writtenIn } from '../../mails/compose.ts';
import { linksAt } from '../billing/payment-link.ts';
import { familyDoc, reminded } from '../families/family-record.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { hasPaid } from '../mail/may-send.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { forEachRecord, type Job, type JobContext } from './job.ts';
import { type BillKind, PLAYER_BILLS, pendingBills, SPONSOR_BILLS } from './open-bills.ts';
import { type Sweep, sweep, sweepAll } from './sweep.ts';

/**
 * Pending bills whose due date has passed become overdue, and their payers are reminded, once; bills of
 * a registration that were due the same day together. Those of a family on hold become overdue, too, and
 * nobody is reminded.
 */
export const markOverdueBills: Job = (context) =>
  sweepAll([markKind(PLAYER_BILLS, context), markKind(SPONSOR_BILLS, context)], context);

function markKind<T extends PlayerBill | SponsorBill>(
  kind: BillKind<T>,
  context: JobContext,
): Sweep {
  const today = dayOf(context.now, context.settings.timeZone);
  return sweep({
    name: kind.collection().id,
    query: pendingBills(kind).where('dueDate', '<', today),
    orderedBy: 'dueDate',
    work: (page) => forEachRecord(page, ({ id }) => markOne(kind, id, today, context)),
  });
}

async function markOne<T extends PlayerBill | SponsorBill>(
  kind: BillKind<T>,
  id: string,
  today: string,
  { settings, now }: JobContext,
): Promise<boolean> {
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const linkTo = linksAt(siteUrl, now);
  return firestore().runTransaction(async (transaction) => {
    const doc = kind.collection().doc(id);
    const bill = (await transaction.get(doc)).data();
    if (bill?.paymentStatus !== 'pending' || bill.dueDate === null || bill.dueDate >= today)
      return false;
    // What a plan or a bank is about to pay is not overdue: the settlement says when it is.
    const { owing, reminder } = await kind.readTogether(transaction, bill, today);
    if (owing.length === 0) return false;
    const isKnown = reminder?.to ? await hasPaid(reminder.to.email) : false;
    const draft =
      reminder?.to &&
      writtenIn(await readerLanguage(reminder.to), () =>
        billsOverdue(reminder, { isKnown, settings, officeEmail, siteUrl, linkTo }),
      );
    const family = draft && (await transaction.get(familyDoc(draft.to))).data();
    if (draft && !holdOn(family ?? undefined, today)) {
      const isNew = (await addMailsOnce(transaction, [draft], now)) > 0;
      if (isNew) transaction.set(familyDoc(draft.to), reminded(family ?? undefined, draft.to, now));
    }
    for (const { bill: late } of owing) {
      const overdue = { ...late, paymentStatus: 'overdue' as const, updatedAt: now.toISOString() };
      transaction.set(kind.collection().doc(late.id), overdue);
    }
    return true;
  });
}
