import * as z from 'zod/mini';
import { dayField } from '#domain/calendar/day-field.ts';
import { TimeOfDaySchema } from '#domain/calendar/day-schema.ts';
import { line, requiredText } from '#domain/forms/fields.ts';
import { emptyAsNull } from '#domain/forms/long-text.ts';
import { messages as officeFields } from '#words/office/fields.ts';
import { messages } from '#words/office/refusals/games.ts';
import type { Game } from './game.ts';
import { GAME_STATUSES, GAME_TYPES } from './game-words.ts';
import { type GameResult, parseResult } from './season-stats.ts';

const DASH = String.raw`[-\u2010-\u2015\u2212]`;
const NOTE = String.raw`(?:\s*\(\s*([^()\p{Cc}]{1,20}?)\s*\))?`;
const RESULT = new RegExp(`^([WLT])?\\s*(\\d{1,3})\\s*${DASH}\\s*(\\d{1,3})${NOTE}$`, 'iu');
const FORFEIT = /^([WL])\s+forfeit$/i;

/** Pure: '85 – 72 (ot)' and 'w85-72 (ot)' as 'W 85-72 (ot)'; other text as it is. */
function tidyResult(text: string): string {
  const [, forfeiter] = FORFEIT.exec(text.trim()) ?? [];
  if (forfeiter) return `${forfeiter.toUpperCase()} forfeit`;
  const found = RESULT.exec(text.trim());
  if (!found) return text.trim();
  const [ours, theirs] = [Number(found[2]), Number(found[3])];
  const letter = found[1]?.toUpperCase() ?? LETTERS[outcomeOf({ ours, theirs })];
  return `${letter} ${ours}-${theirs}${found[4] ? ` (${found[4]})` : ''}`;
}

const LETTERS: Record<GameResult['outcome'], string> = { won: 'W', lost: 'L', tied: 'T' };

function isResult(text: string): boolean {
  return RESULT.test(text) || FORFEIT.test(text);
}

/** Whether the letter says what the points say; true where there are none. */
function isConsistent(text: string): boolean {
  const result = parseResult(text);
  return !result?.score || result.outcome === outcomeOf(result.score);
}

function outcomeOf({ ours, theirs }: { ours: number; theirs: number }): GameResult['outcome'] {
  if (ours === theirs) return 'tied';
  return ours > theirs ? 'won' : 'lost';
}

/** How a game ended, such as 'W 85-72', 'L 68-75 (OT)' or 'W forfeit'; null while it has not. */
const ResultSchema = emptyAsNull(
  z
    .string(messages.result)
    .check(
      z.overwrite(tidyResult),
      z.refine(isResult, { error: messages.result, abort: true }),
      z.refine(isConsistent, messages.inconsistent),
    ),
);

/** What staff say of a game: the form's and the import's rules, shared with the server. */
export const GameInputSchema = z
  .object({
    date: dayField(() => messages.date),
    time: z
      .string(messages.time)
      .check(z.refine((text) => TimeOfDaySchema.safeParse(text).success, messages.time)),
    opponent: requiredText(() => officeFields.opponent),
    location: requiredText(() => officeFields.location, 200),
    address: line('address', 200),
    gameType: z.enum(GAME_TYPES, messages.type(GAME_TYPES.join(', '))),
    isHomeGame: z.boolean(messages.home),
    result: ResultSchema,
    status: z.enum(GAME_STATUSES, messages.status(GAME_STATUSES.join(', '))),
  })
  .check(
    z.refine(({ result, status }) => result === null || status === 'scheduled', {
      path: ['status'],
      error: messages.played,
    }),
  );
export type GameInput = z.infer<typeof GameInputSchema>;

/** What a blank form begins with (specification: regular, a home game). */
export const GAME_DEFAULTS = {
  address: '',
  gameType: 'regular',
  isHomeGame: true,
  result: null,
  status: 'scheduled',
} as const satisfies Partial<GameInput>;

/** The part of a game that staff say; the rest is kept by the server. */
export function inputOf(game: Game): GameInput {
  const { id: _id, sequence: _sequence, updatedAt: _updatedAt, ...input } = game;
  return input;
}
