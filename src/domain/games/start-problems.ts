import { instantOf, isSkipped } from '#domain/calendar/calendar.ts';
import { messages } from '#words/office/refusals/games.ts';
import type { GameInput } from './game-form.ts';

/** Now, and the program's time zone, in which the day and time of its games are meant. */
export interface ProgramClock {
  now: Date;
  timeZone: string;
}

export type StartProblems = Partial<Record<'time' | 'result', string>>;

/** What the calendar says against a game, by field: apart from the form's schema, which has no clock. */
export function startProblems(
  { date, time, result }: Pick<GameInput, 'date' | 'time' | 'result'>,
  { now, timeZone }: ProgramClock,
): StartProblems {
  const problems: StartProblems = {};
  if (isSkipped(date, time, timeZone)) {
    problems.time = messages.skippedTime;
  }
  if (result !== null && instantOf(date, time, timeZone) > now) {
    problems.result = messages.notStarted;
  }
  return problems;
}
