import * as z from 'zod/mini';
import { GameSchema } from './game.ts';

/** A game of a season that is over (collection `pastGames`): off the schedule, kept as it was. */
export const PastGameSchema = z.extend(GameSchema, {
  seasonName: z.string(),
  archivedAt: z.iso.datetime(),
});
export type PastGame = z.infer<typeof PastGameSchema>;

/** The game as it stood on the schedule. */
export function gameOfPast({ seasonName: _season, archivedAt: _at, ...game }: PastGame) {
  return game;
}
