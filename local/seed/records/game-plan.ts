import {
  addDays,
  addHours,
  addWeeks,
  format,
  nextDay,
  previousDay,
  subDays,
  subWeeks,
  type Day as Weekday,
} from 'date-fns';
import { type Day, dayOf, instantOf } from '#domain/calendar/calendar.ts';
import { dateOfDay } from '#domain/calendar/device-date.ts';
import type { Game } from '#domain/games/game.ts';
import { type Gym, HOME_GYM } from './gyms.ts';

const WEEKDAYS = { Tuesday: 2, Friday: 5, Saturday: 6 } as const satisfies Record<string, Weekday>;

/** A game of the demo season, placed relative to today. Without `at` it is played at home. */
export interface GamePlan {
  on: keyof typeof WEEKDAYS;
  /** 1 is the first such weekday after today, -1 the last one before today; never today itself. */
  weeks: number;
  time: string;
  opponent: string;
  at?: Gym;
  gameType?: Game['gameType'];
  status?: Game['status'];
  result?: string;
}

/** Gyms are closed: 'MM-dd'. */
const DAYS_OFF = ['12-24', '12-25', '12-31', '01-01'];

/** The calendar day of a plan, seen from `today`. */
function dayOfPlan({ on, weeks }: Pick<GamePlan, 'on' | 'weeks'>, today: Day): Day {
  const from = dateOfDay(today);
  const weekday = WEEKDAYS[on];
  const date =
    weeks > 0
      ? addWeeks(nextDay(from, weekday), weeks - 1)
      : addWeeks(previousDay(from, weekday), weeks + 1);
  const isOff = DAYS_OFF.includes(format(date, 'MM-dd'));
  // Two days further from today nobody plays otherwise.
  return format(isOff ? addDays(date, weeks > 0 ? 2 : -2) : date, 'yyyy-MM-dd');
}

/** The game as it is stored. It was last changed when its result or status was entered. */
export function gameFromPlan(plan: GamePlan, id: string, now: Date, timeZone: string): Game {
  const date = dayOfPlan(plan, dayOf(now, timeZone));
  const { location, address } = plan.at ?? HOME_GYM;
  const result = plan.result ?? null;
  const status = plan.status ?? 'scheduled';
  return {
    id,
    date,
    time: plan.time,
    opponent: plan.opponent,
    location,
    address,
    gameType: plan.gameType ?? 'regular',
    isHomeGame: plan.at === undefined,
    result,
    status,
    sequence: result === null && status === 'scheduled' ? 0 : 1,
    updatedAt: lastChange(plan, date, now, timeZone).toISOString(),
  };
}

/** Results are entered two hours after the start; a postponement yesterday; the rest with the season plan. */
function lastChange(plan: GamePlan, date: Day, now: Date, timeZone: string): Date {
  if (plan.result !== undefined) return addHours(instantOf(date, plan.time, timeZone), 2);
  return plan.status ? subDays(now, 1) : subWeeks(now, 12);
}
