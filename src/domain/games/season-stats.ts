import * as z from 'zod/mini';
import type { Game } from './game.ts';

/** What the Season Stats banner shows, as text: '12-3', '89.2', '8-2', '4-1'. */
export const SeasonStatsSchema = z.object({
  record: z.string(),
  averagePoints: z.string(),
  homeRecord: z.string(),
  awayRecord: z.string(),
});
export type SeasonStats = z.infer<typeof SeasonStatsSchema>;

export interface GameResult {
  won: boolean;
  ourPoints: number;
  theirPoints: number;
}

/** Reads 'W 85-72' or 'L 68-75' (our points first); undefined for any other text. */
export function parseResult(result: string | null): GameResult | undefined {
  const match = /^\s*([WL])\s+(\d{1,3})\s*[-–]\s*(\d{1,3})\s*$/i.exec(result ?? '');
  if (!match) return undefined;
  return {
    won: match[1]?.toUpperCase() === 'W',
    ourPoints: Number(match[2]),
    theirPoints: Number(match[3]),
  };
}

/** The badge is green when the result text starts with W (specification, schedule page). */
export function isWin(result: string): boolean {
  return /^\s*w/i.test(result);
}

/** Computes the season's figures from recorded results (scrimmages do not count), or undefined if there are none. */
export function computeSeasonStats(games: readonly Game[]): SeasonStats | undefined {
  const played = games.flatMap((game) => {
    const result = game.gameType === 'scrimmage' ? undefined : parseResult(game.result);
    return result ? [{ ...result, home: game.isHomeGame }] : [];
  });
  if (played.length === 0) return undefined;
  const record = (rows: typeof played) =>
    `${rows.filter((row) => row.won).length}-${rows.filter((row) => !row.won).length}`;
  const points = played.reduce((sum, row) => sum + row.ourPoints, 0);
  return {
    record: record(played),
    averagePoints: (points / played.length).toFixed(1),
    homeRecord: record(played.filter((row) => row.home)),
    awayRecord: record(played.filter((row) => !row.home)),
  };
}
