import {
  createGameEndpoint,
  deleteGameEndpoint,
  importGamesEndpoint,
  listAdminGamesEndpoint,
  updateGameEndpoint,
} from '#contracts/games/dashboard.ts';
import { DONE } from '#contracts/records/change.ts';
import { readSettings } from '../../gateways/content.ts';
import { importGames } from '../../use-cases/games/import-games.ts';
import { listGames } from '../../use-cases/games/list-games.ts';
import { createGame, deleteGame, updateGame } from '../../use-cases/games/save-game.ts';
import { type Served, serve } from '../http/serve.ts';

export const gamesRoutes: readonly Served[] = [
  serve(listAdminGamesEndpoint, async () => {
    const [games, { timeZone }] = await Promise.all([listGames(), readSettings()]);
    return { games, timeZone };
  }),
  serve(createGameEndpoint, async ({ idempotencyKey, game }, by) => ({
    game: await createGame(idempotencyKey, game, by),
  })),
  serve(updateGameEndpoint, async ({ game, ...seen }, by) => ({
    game: await updateGame(seen, game, by),
  })),
  serve(deleteGameEndpoint, async (seen, by) => {
    await deleteGame(seen, by);
    return DONE;
  }),
  serve(importGamesEndpoint, importGames),
];
