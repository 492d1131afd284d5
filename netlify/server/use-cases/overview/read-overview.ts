import type { Query } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import type { Charts, Overview } from '#contracts/overview/dashboard.ts';
import { instantOf } from '#domain/calendar/calendar.ts';
import { isUpcoming } from '#domain/games/schedule.ts';
import { CentsSchema } from '#domain/money/money.ts';
import { LedgerEntrySchema } from '#domain/payments/ledger-entry.ts';
import { countByMonth, lastMonths, totalByMonth } from '#domain/payments/monthly-totals.ts';
import { PAYABLE_KINDS } from '#domain/payments/payment.ts';
import { RegistrationSchema } from '#domain/registration/registration.ts';
import { readSettings } from '../../gateways/content.ts';
import { readableParts } from '../../gateways/firestore.ts';
import {
  contactMessages,
  gallerySubmissions,
  ledger,
  orders,
  outbox,
  playerBills,
  profiles,
  registrations,
  sponsorBills,
  unmatchedMoney,
  volunteerApplications,
} from '../../gateways/records.ts';
import { listGames } from '../games/list-games.ts';
import { PAYABLE_COLLECTIONS } from '../payments/payables/payable-collections.ts';
import { countAllBroken, countBroken } from '../records/count-broken.ts';

const CHART_MONTHS = 12;

/** The counters of the dashboard, as they are at this moment. */
export async function readOverview(now: Date): Promise<Overview> {
  const { timeZone } = await readSettings();
  const [games, players, reviews, sponsors, overdueBills, overdueSponsors, packing, messages] =
    await Promise.all([
      listGames(),
      count(profiles().where('role', '==', 'member')),
      count(gallerySubmissions().where('status', '==', 'pending')),
      count(sponsorBills().where('paymentStatus', '==', 'paid')),
      count(playerBills().where('paymentStatus', '==', 'overdue')),
      count(sponsorBills().where('paymentStatus', '==', 'overdue')),
      count(orders().where('payment.status', '==', 'paid').where('fulfilment', '==', 'open')),
      count(contactMessages().where('status', '==', 'new')),
    ]);
  const [volunteers, stoppedMail, waitingMail, unmatched, unreadable] = await Promise.all([
    count(volunteerApplications().where('status', '==', 'applied')),
    // Given up, held, or waiting after a first failure; what is on its way is no news.
    count(outbox().where('status', 'in', ['failed', 'held'])),
    count(outbox().where('status', '==', 'pending').where('attempts', '>', 0)),
    count(unmatchedMoney().where('status', '==', 'open')),
    countAllBroken(),
  ]);
  return {
    totalPlayers: players,
    upcomingGames: games.filter((game) => isUpcoming(game, now, timeZone)).length,
    pendingReviews: reviews,
    activeSponsors: sponsors,
    overpaid: await listOverpaid(),
    waiting: {
      overdueBills,
      overdueSponsors,
      ordersToPack: packing,
      newMessages: messages,
      newVolunteers: volunteers,
      unsentMail: stoppedMail + waitingMail,
      unmatchedMoney: unmatched,
      unreadable,
    },
  };
}

/* The parts of records that are asked for. */
const MovementSchema = z.pick(LedgerEntrySchema, {
  kind: true,
  paidAt: true,
  amountCents: true,
  refundedCents: true,
});
const RegisteredSchema = z.pick(RegistrationSchema, { createdAt: true });
const OverpaidSchema = z.object({
  number: z.string(),
  payment: z.object({ surplusCents: CentsSchema }),
});

/**
 * What the charts show. Reads the year's ledger entries, a few fields of each: a program of this kind
 * has some thousands a year at most.
 */
export async function readCharts(now: Date): Promise<Charts> {
  const { timeZone } = await readSettings();
  const months = lastMonths(now, CHART_MONTHS, timeZone);
  const since = instantOf(`${months[0]}-01`, '00:00', timeZone).toISOString();
  const [paid, registered] = await Promise.all([
    ledger()
      .where('paidAt', '>=', since)
      .select('kind', 'paidAt', 'amountCents', 'refundedCents')
      .get(),
    registrations().where('createdAt', '>=', since).select('createdAt').get(),
  ]);
  const entries = readableParts(paid.docs, MovementSchema);
  const instants = readableParts(registered.docs, RegisteredSchema).map((one) => one.createdAt);
  return {
    money: totalByMonth(entries, months, timeZone),
    registrations: countByMonth(instants, months, timeZone),
    unreadable: await countBroken(['payments']),
  };
}

const MAX_OVERPAID = 10;

/** Records for which more came than was owed, a few of each kind. */
async function listOverpaid(): Promise<Overview['overpaid']> {
  const found = PAYABLE_KINDS.map(async (kind) => {
    const records: Query = PAYABLE_COLLECTIONS[kind]();
    const { docs } = await records
      .where('payment.surplusCents', '>', 0)
      .limit(MAX_OVERPAID)
      .select('number', 'payment.surplusCents')
      .get();
    return readableParts(docs, OverpaidSchema).map(({ number, payment }) => ({
      kind,
      number,
      surplusCents: payment.surplusCents,
    }));
  });
  return (await Promise.all(found)).flat();
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
