import * as z from 'zod/mini';
import { DaySchema, TimeOfDaySchema } from '#domain/calendar/day-schema.ts';
import { textOrNull } from '#domain/records/stored.ts';
import { GAME_STATUSES, GAME_TYPES } from './game-words.ts';

/** A game as it is stored and as `/api/games` answers it. Day and time are local to the program's time zone. */
export const GameSchema = z.object({
  id: z.string().check(z.minLength(1)),
  date: DaySchema,
  time: TimeOfDaySchema,
  opponent: z.string().check(z.minLength(1)),
  location: z.string(),
  address: z.string(),
  gameType: z.enum(GAME_TYPES),
  isHomeGame: z.boolean(),
  /** Such as 'W 85-72' (our points first) or null while the game has none. */
  result: textOrNull(),
  status: z.enum(GAME_STATUSES),
  /** Rises by one with every change: the SEQUENCE of the calendar feed (RFC 5545 §3.8.7.4). */
  sequence: z.int().check(z.nonnegative()),
  /** UTC ISO instant of the last change. */
  updatedAt: z.iso.datetime(),
});
export type Game = z.infer<typeof GameSchema>;
