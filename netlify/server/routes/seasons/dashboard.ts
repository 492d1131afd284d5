import { listPastGamesEndpoint } from '#contracts/games/past.ts';
import { DONE } from '#contracts/records/change.ts';
import {
  archiveGamesEndpoint,
  archivePlayersEndpoint,
  checkSeasonEndpoint,
  decideBillsEndpoint,
  finishSeasonEndpoint,
  readSeasonEndpoint,
  startSeasonEndpoint,
  undoSeasonStepEndpoint,
} from '#contracts/seasons/dashboard.ts';
import { inviteFamiliesEndpoint, listReturningEndpoint } from '#contracts/seasons/families.ts';
import { listPastGames } from '../../use-cases/games/list-past-games.ts';
import { archiveGames, restoreGames } from '../../use-cases/seasons/archive-games.ts';
import { archivePlayers, restorePlayers } from '../../use-cases/seasons/archive-players.ts';
import { decideBills } from '../../use-cases/seasons/decide-bills.ts';
import { finishSeason } from '../../use-cases/seasons/finish-season.ts';
import { inviteFamilies, listReturning } from '../../use-cases/seasons/invite-families.ts';
import { checkSeason, readSeason } from '../../use-cases/seasons/read-season.ts';
import { startSeason } from '../../use-cases/seasons/start-season.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

/** The change from one season to the next. */
export const seasonRoutes: readonly Route[] = [
  signedInRoute(readSeasonEndpoint, (_, { now }) => readSeason(now)),
  signedInRoute(checkSeasonEndpoint, ({ before }, { now }) => checkSeason(before, now)),
  signedInRoute(startSeasonEndpoint, async ({ from }, { account, now }) => ({
    change: await startSeason(from, account, now),
  })),
  signedInRoute(decideBillsEndpoint, async ({ choice, ...record }, { account, now }) => ({
    change: await decideBills(record, choice, account, now),
  })),
  signedInRoute(archiveGamesEndpoint, async (request, by) => ({
    change: await archiveGames(request, by),
  })),
  signedInRoute(archivePlayersEndpoint, async (request, by) => ({
    change: await archivePlayers(request, by),
  })),
  signedInRoute(undoSeasonStepEndpoint, async ({ step, ...record }, by) => ({
    change: await (step === 'schedule' ? restoreGames(record, by) : restorePlayers(record, by)),
  })),
  signedInRoute(listReturningEndpoint, (_, { account, now }) => listReturning(account, now)),
  signedInRoute(inviteFamiliesEndpoint, (request, { account, now }) =>
    inviteFamilies(request, account, now),
  ),
  signedInRoute(finishSeasonEndpoint, async (record, { account, now }) => {
    await finishSeason(record, account, now);
    return DONE;
  }),
  signedInRoute(listPastGamesEndpoint, async () => ({ games: await listPastGames() })),
];
