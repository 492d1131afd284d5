import type { CollectionReference, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { askableCents, isPutOff } from '#domain/billing/askable.ts';
import { isSponsorByCard } from '#domain/billing/bill-method.ts';
import { isOpenBill } from '#domain/billing/player-bill.ts';
import { coveredByBillsCents } from '#domain/billing/registration-bills.ts';
import { isOwnBill } from '#domain/billing/share-in-turn.ts';
import { type Day, dayOf } from '#domain/calendar/calendar.ts';
import type { Cents } from '#domain/money/money.ts';
import { chargeToRemind } from '#domain/payments/charge-to-remind.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { FORGET_PLEDGE_AFTER_DAYS } from '#domain/payments/forget-pledge.ts';
import { isLeft, LEFT } from '#domain/payments/left-plan.ts';
import { isAtStripe, owedByHand } from '#domain/payments/owed-by-hand.ts';
import type { Payable } from '#domain/payments/payment.ts';
import { env } from '../../core/env.ts';
import { inLanguageOf } from '../../core/language.ts';
import { firestore } from '../../gateways/firestore.ts';
import { donations, orders, registrations, sponsorships } from '../../gateways/records.ts';
import { writtenIn } from '../../mails/compose.ts';
import { pledgeReminder } from '../../mails/pledge-reminder.ts';
import { paymentLink } from '../billing/payment-link.ts';
import { type OwedNow, type OwedSubject, readOwedNow } from '../billing/read-owed-now.ts';
import { noteReminded } from '../families/family-record.ts';
import { isHeld } from '../families/is-held.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { writeMailOnce } from '../mail/write-mail-once.ts';
import { forEachRecord, type Job, type JobContext } from './job.ts';
import { type Sweep, sweep, sweepAll } from './sweep.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const REMIND_AFTER_DAYS = 14;
/** The Studio takes installments of two years at most; a gift may begin a year from now. What has no end goes on. */
const FORGET_PLANS_AFTER_DAYS = 2 * 366 + FORGET_PLEDGE_AFTER_DAYS;

type PledgeKind = Exclude<PayableKind, 'bill'>;
type PledgeStatus = 'pending' | 'active' | (typeof LEFT)[number];

const PLEDGES: readonly [PledgeKind, () => CollectionReference<Payable>][] = [
  ['order', orders],
  ['registration', registrations],
  ['sponsorship', sponsorships],
  ['donation', donations],
];

const STATUSES: Readonly<Record<PledgeKind, readonly PledgeStatus[]>> = {
  // A check that was promised is owed, also where a payment by its link failed.
  order: ['pending', 'active', 'payment_failed'],
  donation: ['pending', 'active'],
  registration: ['pending', 'active', ...LEFT],
  sponsorship: ['pending', 'active', ...LEFT],
};

/**
 * Whoever promised a check or a transfer that has not come for two weeks is reminded, once; of
 * installments that Stripe does not charge, once for each that is late, and of the rest of those that have
 * stopped, once. Asked for is what is due now and no more; a family on hold is not reminded.
 */
export const remindOfPledges: Job = (context) =>
  sweepAll(
    PLEDGES.flatMap(([kind, collection]) =>
      STATUSES[kind].map((status) => remindKind(kind, collection(), status, context)),
    ),
    context,
  );

function remindKind(
  kind: PledgeKind,
  records: CollectionReference<Payable>,
  status: PledgeStatus,
  context: JobContext,
): Sweep {
  const daysAgo = (days: number) => daysBefore(context.now, days).toISOString();
  const due = records
    .where('payment.status', '==', status)
    .where('createdAt', '<=', daysAgo(REMIND_AFTER_DAYS));
  return sweep({
    name: `${records.id} ${status}`,
    query: mayHaveNoEnd(kind, status)
      ? due
      : due.where('createdAt', '>', daysAgo(FORGET_PLANS_AFTER_DAYS)),
    orderedBy: 'createdAt',
    // The index that the dashboard's table needs as well.
    direction: 'desc',
    work: (page) => forEachRecord(page, (doc) => remindOne(kind, doc, context)),
  });
}

/** A monthly gift, or a sponsorship by the year, of which something has come: asked for as long as it comes. */
const mayHaveNoEnd = (kind: PledgeKind, status: PledgeStatus) =>
  status === 'active' && (kind === 'donation' || kind === 'sponsorship');

async function remindOne(
  kind: PledgeKind,
  doc: QueryDocumentSnapshot<Payable>,
  context: JobContext,
): Promise<boolean> {
  const { settings, now } = context;
  const record = doc.data();
  const { payment } = record;
  if (isAtStripe(payment)) return false;
  const isCard = record.paymentMethod === 'credit-card';
  // What is paid at once has reminders of its bill; an order has none, and by card is owed by nobody.
  if ((isCard || (kind !== 'order' && isLeft(payment.status))) && !payment.plan?.count)
    return false;
  const dayOfPast = (days: number) => dayOf(daysBefore(now, days), settings.timeZone);
  const late = dayOfPast(REMIND_AFTER_DAYS);
  const isPlanned = payment.plan !== null && payment.status !== 'ended';
  const charge = isPlanned ? chargeToRemind(payment, late) : undefined;
  if (charge === null) return false;
  const today = dayOf(now, settings.timeZone);
  const madeOn = dayOf(new Date(record.createdAt), settings.timeZone);
  const subject = { kind, recordId: record.id };
  const found = await readOwed(subject, today);
  // When it was promised for: the charge that is late, or the day on which it was made.
  const since = charge ?? (payment.status === 'ended' ? dueDayOf(found, today) : madeOn);
  // Older ones have been reminded, or were there before there were reminders.
  if (since === null || since > late || since < dayOfPast(FORGET_PLEDGE_AFTER_DAYS)) return false;
  const payNow = found?.payNow;
  // The office has given up the bill of a sponsor, say, of whom a part has come.
  if (payNow?.what === 'cancelled') return false;
  const dueCents = dueOf(record, found, { today, madeOn }, charge ?? madeOn);
  if (dueCents === 0) return false;
  if (await isHeld(record.payer.email, today)) return false;
  const { OFFICE_EMAIL: officeEmail } = env();
  const language = await readerLanguage(record.payer);
  // Where just this amount is paid online; none where the page would take another.
  const link =
    payNow?.what === 'pay' && payNow.cents === dueCents
      ? inLanguageOf(language, () => paymentLink(env().SITE_URL, subject, record.payer.email, now))
      : null;
  const isByCard = found?.kind === 'sponsorship' && isSponsorByCard(found.bill);
  const about = { path: doc.ref.path, settings, officeEmail, dueCents, charge, link, isByCard };
  const draft = writtenIn(language, () => pledgeReminder(kind, record, about));
  if (!(await writeMailOnce(draft, now))) return false;
  await noteReminded(record.payer.email, now);
  return true;
}

/** The record with its bills; undefined where there is no bill for it. */
async function readOwed(subject: OwedSubject, today: Day): Promise<OwedNow | undefined> {
  return firestore().runTransaction((open) => readOwedNow(open, subject, today), {
    readOnly: true,
  });
}

/**
 * The day on which the rest of a plan that has stopped was due: its payer's own bills have it. One that was put
 * off, or that another guardian pays, holds back none that is due.
 */
function dueDayOf(found: OwedNow | undefined, today: Day): Day | null {
  return (
    billsToAsk(found)
      .filter(isOpenBill)
      .flatMap(({ dueDate }) => dueDate ?? [])
      .filter((day) => day <= today)
      .sort()
      .at(-1) ?? null
  );
}

function billsToAsk(found: OwedNow | undefined) {
  if (found?.kind === 'sponsorship') return [found.bill];
  const { registration, bills = [] } = found?.kind === 'registration' ? found : {};
  return bills.filter((bill) => registration && isOwnBill(bill, registration.payer));
}

/**
 * What its payer is asked for: what is due of it, as far as the bills are theirs and their days have come.
 * @param askedOn when a sponsor was asked for it: a year's payment on the day that its year begins
 */
function dueOf(
  record: Payable,
  found: OwedNow | undefined,
  days: { today: Day; madeOn: Day },
  askedOn: Day,
): Cents {
  const isFamily = found?.kind === 'registration';
  const covered = isFamily ? coveredByBillsCents(found.bills) : 0;
  const { dueCents } = owedByHand(record.payment, days.today, covered);
  if (isFamily) return Math.min(dueCents, askableCents(found.bills, record, days));
  if (found?.kind !== 'sponsorship') return dueCents;
  // Installments have days of their own, of which their bill says the last.
  if (record.payment.plan?.count) return dueCents;
  return isPutOff(found.bill.dueDate, record, { ...days, madeOn: askedOn }) ? 0 : dueCents;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
