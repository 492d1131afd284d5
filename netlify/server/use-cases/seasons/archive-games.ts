import type { SeenRecord } from '#contracts/records/change.ts';
import { slotOf } from '#domain/games/import/plan-import.ts';
import { gameOfPast } from '#domain/games/past-game.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { messages } from '#words/office/refusals/seasons.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { GAMES_CACHE_TAG } from '../../core/cache-tags.ts';
import { games, pastGames } from '../../gateways/records.ts';
import { changePublic } from '../cache/forget-cached.ts';
import { nameOfActor } from '../records/audit.ts';
import { readToday } from '../team/read-today.ts';
import { refuseLateUndo } from './can-undo.ts';
import { doStep, mustBeOpen } from './season-record.ts';

interface By {
  account: Account;
  now: Date;
}

/**
 * Moves the games before a day from the schedule to those of past seasons, all or none: they leave the
 * public schedule and its calendar, and stay in the dashboard as they are. Games that come later, such as the
 * last one, which was played on that day, follow in the same way.
 * @throws AppError not_found, conflict (other games by now), invalid_input for a day to come
 */
export async function archiveGames(
  { before, count, ...record }: SeenRecord & { before: string; count: number },
  { account, now }: By,
): Promise<SeasonChange> {
  const today = await readToday(now);
  if (before > today) throw isToCome();
  return changePublic(now, (addPurges) =>
    doStep(record, {
      actor: account,
      now,
      action: 'season.scheduleArchived',
      work: async (transaction, current) => {
        const { docs } = await transaction.get(games().where('date', '<', before));
        const leaving = readable(docs);
        if (leaving.length !== count) throw scheduleChanged(count, leaving.length);
        const archivedAt = now.toISOString();
        for (const game of leaving) {
          const past = { ...game, seasonName: current.from, archivedAt };
          transaction.create(pastGames().doc(game.id), past);
          transaction.delete(games().doc(game.id));
        }
        addPurges(transaction, [GAMES_CACHE_TAG]);
        const done = current.schedule;
        const schedule = {
          before: done && done.before > before ? done.before : before,
          games: (done?.games ?? 0) + leaving.length,
          by: nameOfActor(account),
          at: archivedAt,
        };
        return { ...current, schedule };
      },
    }),
  );
}

/**
 * Puts the games back on the schedule as they were.
 * @throws AppError not_found, conflict (a family has registered again; another game has the place of one)
 */
export async function restoreGames(
  record: SeenRecord,
  { account, now }: By,
): Promise<SeasonChange> {
  await refuseLateUndo(await mustBeOpen(record.id));
  return changePublic(now, (addPurges) =>
    doStep(record, {
      actor: account,
      now,
      action: 'season.scheduleRestored',
      work: async (transaction, current) => {
        const [past, there] = await Promise.all([
          transaction.get(pastGames().where('seasonName', '==', current.from)),
          transaction.get(games()),
        ]);
        const taken = new Set(readable(there.docs).map(slotOf));
        const back = readable(past.docs);
        const double = back.find((game) => taken.has(slotOf(game)));
        if (double) throw isTaken(double);
        for (const game of back) {
          transaction.create(games().doc(game.id), gameOfPast(game));
          transaction.delete(pastGames().doc(game.id));
        }
        addPurges(transaction, [GAMES_CACHE_TAG]);
        return { ...current, schedule: null };
      },
    }),
  );
}

function isToCome(): AppError {
  const message = messages.earlierDay;
  return new AppError('invalid_input', message, { fields: { before: message } });
}

const scheduleChanged = (seen: number, now: number) =>
  new AppError('conflict', messages.scheduleChanged(now, seen));

const isTaken = ({ opponent, date }: { opponent: string; date: string }) =>
  new AppError('conflict', messages.gameAgain(opponent, date));
