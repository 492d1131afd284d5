import type { Query } from '@google-cloud/firestore';
import type { Charts, Overview } from '#contracts/overview/dashboard.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { isUpcoming } from '#domain/games/schedule.ts';
import { PACKABLE } from '#domain/orders/fulfillment.ts';
import { lastMonths, netByMonth } from '#domain/payments/monthly-totals.ts';
import { rangeOf } from '#domain/payments/period.ts';
import { knownProblem } from '#domain/publishing/status.ts';
import { CLEARANCE_STATUSES } from '#domain/volunteering/standing.ts';
import { readProgram } from '../../gateways/program.ts';
import {
  contactMessages,
  gallerySubmissions,
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
import { readNightProblem } from '../nightly/notice-night.ts';
import { readSums } from '../payments/sums/read-sums.ts';
import { inRange } from '../payouts/in-range.ts';
import { countUnheard } from '../payouts/unheard-payments.ts';
import { readBuild } from '../publishing/stored-build.ts';
import { countAllBroken, countBroken } from '../records/count-broken.ts';
import { readSeasonProgress } from '../seasons/read-progress.ts';
import { listDisputed } from './list-disputed.ts';
import { listOverpaid } from './list-overpaid.ts';

const CHART_MONTHS = 12;

/** The counters of the dashboard, as they are at this moment. */
export async function readOverview(now: Date): Promise<Overview> {
  const { timeZone } = await readProgram();
  const [games, players, reviews, sponsors, overdueBills, overdueSponsors, packing, messages] =
    await Promise.all([
      listGames(),
      countPlayers(),
      count(gallerySubmissions().where('status', '==', 'pending')),
      count(sponsorBills().where('paymentStatus', '==', 'paid')),
      count(playerBills().where('paymentStatus', '==', 'overdue')),
      count(sponsorBills().where('paymentStatus', '==', 'overdue')),
      count(orders().where('payment.status', 'in', PACKABLE).where('fulfilment', '==', 'open')),
      count(contactMessages().where('status', '==', 'new')),
    ]);
  const clearances = volunteerApplications().where('status', 'in', CLEARANCE_STATUSES);
  const [
    volunteers,
    expiredClearances,
    stoppedMail,
    signedCopies,
    waitingMail,
    unmatched,
    unheard,
    unreadable,
    build,
    isNightBad,
  ] = await Promise.all([
    count(volunteerApplications().where('status', '==', 'applied')),
    count(clearances.where('clearedUntil', '<', dayOf(now, timeZone))),
    // As `isStuck` has it, counted in parts.
    count(outbox().where('status', 'in', ['failed', 'held'])),
    // Held as a rule, until the family pays: nobody needs to look.
    count(outbox().where('status', '==', 'held').where('limit', '==', 'known')),
    count(outbox().where('status', '==', 'pending').where('attempts', '>', 0)),
    count(unmatchedMoney().where('status', '==', 'open')),
    countUnheard(now),
    countAllBroken(),
    readBuild(),
    readNightProblem(now),
  ]);
  return {
    totalPlayers: players,
    upcomingGames: games.filter((game) => isUpcoming(game, now, timeZone)).length,
    pendingReviews: reviews,
    activeSponsors: sponsors,
    overpaid: await listOverpaid(),
    disputed: await listDisputed(now),
    season: await readSeasonProgress({ now, timeZone }),
    waiting: {
      overdueBills,
      overdueSponsors,
      ordersToPack: packing,
      newMessages: messages,
      newVolunteers: volunteers,
      expiredClearances,
      unsentMail: stoppedMail - signedCopies + waitingMail,
      unmatchedMoney: unmatched,
      unbookedMoney: unheard,
      unreadable,
      publishing: knownProblem(build) === null ? 0 : 1,
      night: Number(isNightBad),
    },
  };
}

/**
 * What the charts show, of sums that are kept and of counts of Firestore: it takes as long after ten
 * thousand payments as after ten.
 */
export async function readCharts(now: Date): Promise<Charts> {
  const { timeZone } = await readProgram();
  const months = lastMonths(now, CHART_MONTHS, timeZone);
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const [sums, registered, unreadable] = await Promise.all([
    readSums(first, last, { timeZone, now }),
    Promise.all(months.map((month) => countRegistrations(month, timeZone))),
    countBroken(['payments']),
  ]);
  return { money: netByMonth(sums, months), registrations: registered, unreadable };
}

/** Registrations made in a month, but for those that were canceled, or that another took the place of. */
async function countRegistrations(month: string, timeZone: string) {
  const made = inRange(registrations(), 'createdAt', rangeOf(month, timeZone));
  const [all, cancelled] = await Promise.all([
    count(made),
    count(made.where('payment.status', '==', 'cancelled')),
  ]);
  return { month, count: all - cancelled };
}

/**
 * Players of now, without those who sign in themselves. Records of before do not say that they are of now,
 * so those of seasons past are taken off.
 */
async function countPlayers(): Promise<number> {
  const players = profiles().where('role', '==', 'member').where('userId', '==', null);
  const [all, past] = await Promise.all([
    count(players),
    count(players.where('pastSeason', '>', '')),
  ]);
  return all - past;
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
