import type { Game } from './game.ts';
import type { SeasonStats } from './season-stats-schema.ts';

export type { SeasonStats };

export interface GameResult {
  outcome: 'won' | 'lost' | 'tied';
  /** Missing where the text gives no score, as in 'W forfeit'. */
  score?: { ours: number; theirs: number };
}

const OUTCOMES: Record<string, GameResult['outcome']> = { W: 'won', L: 'lost', T: 'tied' };

/**
 * Reads 'W 85-72' (our points first), also with a note as in 'L 68-75 (OT)' or 'W forfeit'. A tie is
 * one only with a score, so that 'T.B.D.' is none. Undefined for any other text.
 */
export function parseResult(result: string | null): GameResult | undefined {
  const match = /^\s*([WLT])\b(?:\s+(\d{1,3})\s*[-–]\s*(\d{1,3})\b)?/i.exec(result ?? '');
  const outcome = OUTCOMES[match?.[1]?.toUpperCase() ?? ''];
  if (!match || !outcome) return undefined;
  if (match[2] !== undefined) {
    return { outcome, score: { ours: Number(match[2]), theirs: Number(match[3]) } };
  }
  return outcome === 'tied' ? undefined : { outcome };
}

/** The badge is green when the result text starts with W (specification, schedule page). */
export function isWin(result: string): boolean {
  return /^\s*w/i.test(result);
}

/** A result with the letters of a language: 'G 92-78' in Spanish. Whatever else the office has entered stays. */
export function tellResult(
  result: string,
  letters: { won: string; lost: string; tied: string },
): string {
  return result
    .replace(/^W\b/, letters.won)
    .replace(/^L\b/, letters.lost)
    .replace(/^T\b/, letters.tied);
}

/** Won-lost, and ties as a third figure where there are any: '12-3', '12-3-1'. */
function recordOf(results: readonly GameResult[]): string {
  const count = (outcome: GameResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const ties = count('tied');
  return `${count('won')}-${count('lost')}${ties > 0 ? `-${ties}` : ''}`;
}

/** Mean of our points to one decimal; halves round up, in whole tenths so that no binary fraction tips one. */
function averageOf(points: readonly number[]): string {
  if (points.length === 0) return '–';
  const sum = points.reduce((total, value) => total + value, 0);
  return (Math.round((sum * 10) / points.length) / 10).toFixed(1);
}

/**
 * Computes the season's figures from recorded results, or undefined if there are none. Scrimmages do
 * not count, and a game without a score (a forfeit) counts in the records only.
 */
export function computeSeasonStats(games: readonly Game[]): SeasonStats | undefined {
  const played = games.flatMap((game) => {
    const result = game.gameType === 'scrimmage' ? undefined : parseResult(game.result);
    return result ? [{ ...result, home: game.isHomeGame }] : [];
  });
  if (played.length === 0) return undefined;
  return {
    record: recordOf(played),
    averagePoints: averageOf(played.flatMap(({ score }) => (score ? [score.ours] : []))),
    homeRecord: recordOf(played.filter((game) => game.home)),
    awayRecord: recordOf(played.filter((game) => !game.home)),
  };
}
