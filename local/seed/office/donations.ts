import type { TimeOfDay } from '#domain/calendar/calendar.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { firstGiftDate } from '#domain/donations/gift-schedule.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Plan } from '#domain/payments/plan.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { type DemoClock, dayAfter } from './clock.ts';
import { demoSettings } from './content.ts';
import { type PersonName, payerOf, personOf } from './people.ts';
import { type Paying, settlePledge } from './pledge.ts';

interface GiftLine {
  donor: PersonName;
  given: readonly [daysAgo: number, time: TimeOfDay];
  dollars: number;
  paying: Paying;
  /** Given each month on that day. */
  monthlyOn?: number;
  anonymous?: true;
  newsletter?: true;
  comments?: string;
  notes?: string;
}

const BY_CARD: Paying = { by: 'credit-card', afterDays: 0 };
/** The donor's bank transfers it each month: nothing is charged automatically. */
const STANDING_ORDER: Paying = { by: 'ach', afterDays: 0 };

const GIFTS: readonly GiftLine[] = [
  {
    donor: 'castellanos',
    given: [244, '10:20'],
    dollars: 50,
    paying: STANDING_ORDER,
    monthlyOn: 5,
    newsletter: true,
  },
  {
    donor: 'kerr',
    given: [206, '14:02'],
    dollars: 1_000,
    paying: { by: 'check', afterDays: 8, reference: '#5520' },
    comments: 'From the Rotary Club’s spring auction, for scholarships.',
  },
  { donor: 'voss', given: [163, '19:47'], dollars: 250, paying: BY_CARD, anonymous: true },
  {
    donor: 'ortega',
    given: [150, '08:35'],
    dollars: 25,
    paying: STANDING_ORDER,
    monthlyOn: 15,
  },
  { donor: 'pell', given: [118, '12:11'], dollars: 100, paying: BY_CARD, newsletter: true },
  {
    donor: 'lindqvist',
    given: [84, '17:30'],
    dollars: 500,
    paying: { by: 'check', afterDays: 5, reference: '#118' },
    comments: 'My employer matches this; I will send their form.',
    notes: 'Employer’s form returned.',
  },
  {
    donor: 'nair',
    given: [71, '21:05'],
    dollars: 100,
    paying: STANDING_ORDER,
    monthlyOn: 1,
  },
  { donor: 'abara', given: [40, '09:09'], dollars: 75, paying: BY_CARD },
  {
    donor: 'abara',
    given: [40, '09:14'],
    dollars: 75,
    paying: { ...BY_CARD, refundedCents: 7_500 },
    notes: 'Sent the form twice by mistake; given back the same day.',
  },
  { donor: 'bell', given: [22, '20:33'], dollars: 50, paying: BY_CARD },
  {
    donor: 'marsh',
    given: [6, '16:50'],
    dollars: 300,
    paying: { by: 'check', afterDays: null },
    comments: 'In memory of my father, who coached for thirty years.',
  },
  { donor: 'thornton', given: [3, '07:44'], dollars: 40, paying: BY_CARD },
];

/** Gifts of the last eight months, once and each month. */
export function demoDonations(
  clock: DemoClock,
): { donation: Donation; entries: readonly LedgerEntry[] }[] {
  return GIFTS.map((line) => give(line, clock));
}

function give(line: GiftLine, clock: DemoClock) {
  const { donor, given, dollars, paying, monthlyOn = null } = line;
  const [daysAgo, time] = given;
  const totalCents = dollars * 100;
  // Nothing is charged on the day of the promise itself.
  const startDate = monthlyOn === null ? null : dayAfter(clock.day(daysAgo), 1);
  const plan = startDate && monthlyOn ? planOf(totalCents, startDate, monthlyOn) : null;
  const { record, after } = settlePledge(
    {
      kind: 'donation',
      name: `${donor} ${daysAgo} ${time}`,
      payer: payerOf(donor),
      createdAt: clock.instant(daysAgo, time),
      totalCents,
      plan,
      paying,
    },
    clock,
  );
  const { phone, address, city, state, zipCode } = personOf(donor);
  const donation: Donation = {
    ...record,
    phone,
    address,
    city,
    state,
    zipCode,
    startDate,
    paymentDay: monthlyOn,
    type: monthlyOn === null ? 'one-time' : 'monthly',
    comments: line.comments ?? null,
    anonymous: line.anonymous ?? false,
    emailReceipt: true,
    newsletterConsent: line.newsletter ?? false,
    ...(line.notes && { notes: line.notes }),
  };
  return { donation, entries: after.entries };
}

/** Each month until it is stopped. */
function planOf(cents: number, startDate: string, paymentDay: number): Plan | null {
  const firstOn = firstGiftDate(startDate, paymentDay);
  const plan = planPayment(cents, 'annual', demoSettings, firstOn);
  return plan && { ...plan, frequency: 'monthly' };
}
