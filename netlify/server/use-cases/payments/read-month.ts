import * as z from 'zod/mini';
import type { MonthReport } from '#contracts/payments/month.ts';
import { costsOf } from '#domain/billing/adjustment-costs.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { AdjustedBillSchema, countsAsGiven } from '#domain/discounts/costs.ts';
import { sumByAge } from '#domain/families/age.ts';
import { partsOfPlan } from '#domain/families/due-parts.ts';
import { monthOfBooks } from '#domain/payments/month-of-books.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { isMonth, monthAt, type Range, rangeOf } from '#domain/payments/period.ts';
import { addUpPayouts } from '#domain/payouts/month-of-payouts.ts';
import { PayoutSchema } from '#domain/payouts/payout.ts';
import { hasLeftPage } from '#domain/sponsorship/left-page.ts';
import { readBrand } from '#domain/team/brand-picture.ts';
import { messages as recordsMessages } from '#words/office/refusals/records.ts';
import { AppError } from '../../core/app-error.ts';
import { readSettings } from '../../gateways/content.ts';
import { readableParts, recordsOf } from '../../gateways/firestore.ts';
import { payouts, playerBills, sponsorBills, sponsorships } from '../../gateways/records.ts';
import { readTeam } from '../../gateways/team.ts';
import { readOwing } from '../families/read-open.ts';
import { inRange } from '../payouts/in-range.ts';
import { ownFeesCents } from '../payouts/own-fees.ts';
import { countBroken } from '../records/count-broken.ts';
import { readById } from '../records/read-by-id.ts';
import { readSums } from './sums/read-sums.ts';

/** What the sums are made of. */
const COUNTED = [
  'payments',
  'payouts',
  'payoutLines',
  'playerBills',
  'sponsorBills',
  'orders',
  'registrations',
];

/**
 * A month of the books: what came and went, what reductions cost, what reached the bank, and what is
 * owed today.
 * @param asked YYYY-MM; empty for the month of `now`
 * @throws AppError invalid_input, record_unreadable (a sum of what is owed reads all of it)
 */
export async function readMonth(asked: string, now: Date): Promise<MonthReport> {
  const { timeZone, programName } = await readSettings();
  const month = asked || monthAt(now, timeZone);
  const range = isMonth(month) ? rangeOf(month, timeZone) : null;
  if (!range) throw new AppError('invalid_input', recordsMessages.month);
  const [sums, ownFeeCents, adjustments, sent, { families, today }, sponsors, team, unreadable] =
    await Promise.all([
      readSums(month, month, { timeZone, now }),
      ownFeesCents(range),
      readAdjustments(range),
      readPayouts(range),
      readOwing(now),
      readOpenSponsors(timeZone),
      readTeam(),
      countBroken(COUNTED),
    ]);
  const due = families.flatMap((family) => family.due);
  return {
    month,
    programName,
    logo: readBrand(team).logo ?? null,
    ...monthOfBooks(sums.get(month) ?? {}),
    ownFeeCents,
    adjustments: costsOf(adjustments, range),
    payouts: addUpPayouts(sent),
    outstanding: {
      today,
      families: sumByAge(due, today),
      sponsors: sumByAge(sponsors, today),
    },
    unreadable,
  };
}

/** What was taken off bills: whoever decides it writes the bill, then or later. */
async function readAdjustments({ from }: Range) {
  const { docs } = await playerBills()
    .where('updatedAt', '>=', from)
    .select(...Object.keys(AdjustedBillSchema.shape))
    .get();
  const bills = readableParts(docs, AdjustedBillSchema).filter(countsAsGiven);
  return bills.flatMap(({ adjustments = [] }) => adjustments);
}

const SentSchema = z.pick(PayoutSchema, { amountCents: true, status: true, bank: true });

/** What Stripe sent to the bank; a month has at most one payout a day. */
async function readPayouts(range: Range) {
  const sent = inRange(payouts(), 'createdAt', range).select('amountCents', 'status', 'bank');
  return readableParts((await sent.get()).docs, SentSchema);
}

/** What sponsors owe, each part with its day; nothing of who has only opened a payment page. */
async function readOpenSponsors(timeZone: string) {
  const open = recordsOf(sponsorBills()).where('paymentStatus', 'in', ['pending', 'overdue']);
  const bills = (await open.get()).docs.map((doc) => doc.data());
  const agreed = await readById(
    sponsorships(),
    bills.flatMap(({ sponsorshipId }) => sponsorshipId ?? []),
  );
  return bills.flatMap((bill) => {
    const sponsorship = agreed.get(bill.sponsorshipId ?? '');
    if (hasLeftPage(bill, sponsorship)) return [];
    return partsOf(bill, sponsorship?.payment, timeZone);
  });
}

/** Of installments each on its day; of a bill without a due date, the day it was made. */
function partsOf(bill: SponsorBill, payment: Payment | undefined, timeZone: string) {
  const cents = stillOwedCents(bill);
  if (payment?.plan?.count && payment.status !== 'ended') {
    return partsOfPlan(payment.plan, payment.paidCents, cents);
  }
  return [{ on: bill.dueDate ?? dayOf(new Date(bill.createdAt), timeZone), cents }];
}
