import { dayOf } from '#domain/calendar/calendar.ts';
import { openNewYear } from '#domain/sponsorship/new-year.ts';
import { firestore } from '../../gateways/firestore.ts';
import { sponsorBills, sponsorships } from '../../gateways/records.ts';
import { forEachRecord, type Job, type JobContext } from './job.ts';
import { sweep, sweepAll } from './sweep.ts';

/**
 * Bills of sponsors who pay by the year, by check or transfer: when another year begins, its payment is owed.
 * Money alone settles a bill, and no money moves on that day.
 */
export const openNewYears: Job = (context) =>
  sweepAll(
    [
      sweep({
        name: sponsorBills().id,
        query: sponsorBills()
          .where('paymentStatus', '==', 'paid')
          .where('paymentFrequency', '==', 'annual'),
        orderedBy: 'createdAt',
        work: (page) => forEachRecord(page, ({ id }) => openOne(id, context)),
      }),
    ],
    context,
  );

async function openOne(id: string, { settings, now }: JobContext): Promise<boolean> {
  const today = dayOf(now, settings.timeZone);
  return firestore().runTransaction(async (transaction) => {
    const doc = sponsorBills().doc(id);
    const bill = (await transaction.get(doc)).data();
    const payment = (await transaction.get(sponsorships().doc(id))).data()?.payment;
    const opened = bill && payment && openNewYear(bill, payment, today);
    if (!opened) return false;
    transaction.set(doc, { ...opened, updatedAt: now.toISOString() });
    return true;
  });
}
