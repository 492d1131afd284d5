import { DONE } from '#contracts/admin/change.ts';
import {
  createGame as createEndpoint,
  deleteGame as deleteEndpoint,
  importGames as importEndpoint,
  listAdminGames as listEndpoint,
  updateGame as updateEndpoint,
} from '#contracts/admin/games.ts';
import { readSettings } from '../../gateways/content.ts';
import { importGames } from '../../use-cases/games/import-games.ts';
import { listGames } from '../../use-cases/games/list-games.ts';
import { createGame, deleteGame, updateGame } from '../../use-cases/games/save-game.ts';
import { type Served, serve } from '../http/serve.ts';

export const gamesRoutes: readonly Served[] = [
  serve(listEndpoint, async () => {
    const [games, { timeZone }] = await Promise.all([listGames(), readSettings()]);
    return { games, timeZone };
  }),
  serve(createEndpoint, async ({ idempotencyKey, game }, by) => ({
    game: await createGame(idempotencyKey, game, by),
  })),
  serve(updateEndpoint, async ({ game, ...seen }, by) => ({
    game: await updateGame(seen, game, by),
  })),
  serve(deleteEndpoint, async (seen, by) => {
    await deleteGame(seen, by);
    return DONE;
  }),
  serve(importEndpoint, importGames),
];
