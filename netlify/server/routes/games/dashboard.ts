import {
  createGameEndpoint,
  deleteGameEndpoint,
  importGamesEndpoint,
  listAdminGamesEndpoint,
  updateGameEndpoint,
} from '#contracts/games/dashboard.ts';
import { DONE } from '#contracts/records/change.ts';
import { importGames } from '../../use-cases/games/import-games.ts';
import { readSchedule } from '../../use-cases/games/read-schedule.ts';
import { createGame, deleteGame, updateGame } from '../../use-cases/games/save-game.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

export const adminGamesRoutes: readonly Route[] = [
  signedInRoute(listAdminGamesEndpoint, () => readSchedule()),
  signedInRoute(createGameEndpoint, async ({ idempotencyKey, game }, by) => ({
    game: await createGame(idempotencyKey, game, by),
  })),
  signedInRoute(updateGameEndpoint, async ({ game, ...seen }, by) => ({
    game: await updateGame(seen, game, by),
  })),
  signedInRoute(deleteGameEndpoint, async (seen, by) => {
    await deleteGame(seen, by);
    return DONE;
  }),
  signedInRoute(importGamesEndpoint, importGames),
];
