import type { Game } from '#domain/games/game.ts';
import type { MonthFilter } from '#domain/games/schedule.ts';
import type { SeasonStats } from '#domain/games/season-stats.ts';

/* What stands in the HTML of the Game Schedules page for whoever draws the games. */

/** Of the build. The function that fills the page with games draws with the same. */
export interface ScheduleFrame {
  team: string;
  /** 'Basketball' */
  sport: string;
  /** What a score counts: 'Points'. */
  scoreName: string;
  /** IANA name: every date of a game is local to it, wherever the visitor is. */
  timeZone: string;
  /** How people call it, such as 'Eastern Time'. Told, because each browser has its own words. */
  timeZoneName: string;
  seasonName: string;
  /** Shown when there are no results to compute from. */
  fallbackStats: SeasonStats;
}

/** Of the page that a function has filled: what the island has to draw again to take it over. */
export interface DrawnSchedule {
  games: Game[];
  /** UTC ISO instant that "upcoming" was told from. */
  drawnAt: string;
  /** The filter of the page's address. */
  month: MonthFilter;
}

/** Of the scripts that hold them as JSON. */
export const FRAME_ID = 'schedule-frame';
export const DRAWN_ID = 'schedule-drawn';

/** The games that came with the page; undefined where it came without. */
export function readDrawnSchedule(): DrawnSchedule | undefined {
  if (typeof document === 'undefined') return undefined;
  const json = document.getElementById(DRAWN_ID)?.textContent;
  return json ? (JSON.parse(json) as DrawnSchedule) : undefined;
}
