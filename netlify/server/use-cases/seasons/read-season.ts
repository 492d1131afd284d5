import type { SeasonCheck, SeasonState } from '#contracts/seasons/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { messages } from '#words/office/refusals/seasons.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { playerBills, seasons } from '../../gateways/records.ts';
import { readOwing } from '../families/read-open.ts';
import { listGames } from '../games/list-games.ts';
import { findIn } from '../records/in-chunks.ts';
import { readToday } from '../team/read-today.ts';
import { canUndo } from './can-undo.ts';
import { findLeaving } from './find-leaving.ts';
import { readPublished } from './read-published.ts';
import { readOpenSeason } from './season-record.ts';
import { readStandingOfSeason } from './season-registrations.ts';

/** Of so many children the names are said: it is asked without the code. */
const NAMED = 12;

/** The change that is under way, and what content says of the season. */
export async function readSeason(now: Date): Promise<SeasonState> {
  const [published, today, { docs }] = await Promise.all([
    readPublished(),
    readToday(now),
    seasons().get(),
  ]);
  const all = readable(docs).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return {
    change: all.find(({ finishedAt }) => finishedAt === null) ?? null,
    published,
    today,
    closed: all.filter(({ finishedAt }) => finishedAt !== null).map(({ from }) => from),
  };
}

/**
 * Counts what stands open of the old season.
 * @param before the day before which games would leave the schedule
 * @throws AppError not_found while no change is under way, record_unreadable
 */
export async function checkSeason(before: string, now: Date): Promise<SeasonCheck> {
  const change = await readOpenSeason();
  if (!change) throw new AppError('not_found', messages.noChange);
  const [registered, owed, games, players, isUndoable] = await Promise.all([
    countRegistrations(change),
    readBillsOwed(now),
    listGames(),
    findLeaving(change),
    canUndo(change),
  ]);
  const past = games.filter(({ date }) => date < before).length;
  const byHand = players.leaving.filter(({ registrationId }) => registrationId === null);
  return {
    ...registered,
    bills: owed,
    games: { before: past, after: games.length - past },
    players: { leaving: players.leaving.length, staying: players.staying },
    leavingByHand: byHand.slice(0, NAMED).map(fullName),
    moreByHand: Math.max(0, byHand.length - NAMED),
    canUndo: isUndoable,
  };
}

async function countRegistrations({ from }: SeasonChange) {
  const standing = await readStandingOfSeason(from);
  const unpaid = standing.filter(
    ({ payment }) => payment.totalCents > 0 && payment.paidCents === 0,
  );
  const bills = await findIn(
    playerBills(),
    'registrationId',
    unpaid.map(({ id }) => id),
  );
  // What came for one of its bills alone came for the registration.
  const paidAlone = new Set(
    bills.flatMap((doc) => {
      const { registrationId, payment } = doc.data();
      return payment && payment.paidCents > 0 ? registrationId : [];
    }),
  );
  return {
    registrations: standing.length,
    unpaid: unpaid.filter(({ id }) => !paidAlone.has(id)).length,
  };
}

/** As the tab Families counts it, orders left out. */
export async function readBillsOwed(now: Date): Promise<SeasonCheck['bills']> {
  const { families } = await readOwing(now);
  const owing = families.filter(({ owedCents, ordersCents }) => owedCents > ordersCents);
  const automatic = owing.flatMap(({ due }) =>
    due.filter(({ path, isAutomatic }) => isAutomatic && !path.startsWith('orders/')),
  );
  return {
    families: owing.length,
    cents: owing.reduce((sum, one) => sum + one.owedCents - one.ordersCents, 0),
    automaticCents: automatic.reduce((sum, { cents }) => sum + cents, 0),
  };
}
