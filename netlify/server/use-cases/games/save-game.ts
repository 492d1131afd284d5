import type { Transaction } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { Game } from '#domain/games/game.ts';
import type { GameInput } from '#domain/games/game-form.ts';
import { changedFields, slotOf } from '#domain/games/import/plan-import.ts';
import { startProblems } from '#domain/games/start-problems.ts';
import { messages as refusals } from '#words/office/refusals/games.ts';
import { messages } from '#words/refusals/common.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { GAMES_CACHE_TAG } from '../../core/cache-tags.ts';
import { isAlreadyExists } from '../../gateways/firestore.ts';
import { readProgram } from '../../gateways/program.ts';
import { games } from '../../gateways/records.ts';
import { changePublic } from '../cache/forget-cached.ts';
import { changeRecord, createRecord, deleteRecord } from '../records/change-record.ts';

interface By {
  account: Account;
  now: Date;
}

/**
 * A game that is new on the schedule. Sent twice with one key it is one game.
 * @throws AppError idempotency_key_reused, invalid_input (it is there already, a time that the clocks
 *   skip, a result before the game)
 */
export async function createGame(
  idempotencyKey: string,
  input: GameInput,
  { account, now }: By,
): Promise<Game> {
  await refuseStart(input, now);
  const game: Game = { ...input, id: idempotencyKey, sequence: 0, updatedAt: now.toISOString() };
  try {
    const options = { collection: games(), actor: account, action: 'game.created', now };
    return await changePublic(now, (addPurges) =>
      createRecord(game, {
        ...options,
        inTransaction: async (transaction) => {
          await refuseDuplicate(transaction, game);
          addPurges(transaction, [GAMES_CACHE_TAG]);
        },
      }),
    );
  } catch (error) {
    const repeated = isAlreadyExists(error) ? await games().doc(idempotencyKey).get() : undefined;
    const existing = repeated?.data();
    if (!existing) throw error;
    if (changedFields(existing, input).length === 0) return existing;
    throw new AppError('idempotency_key_reused', refusals.addedBefore);
  }
}

/** Keeps the id, which is the event's in subscribed calendars. @throws AppError not_found, conflict, invalid_input */
export async function updateGame(
  seen: SeenRecord,
  input: GameInput,
  { account, now }: By,
): Promise<Game> {
  await refuseStart(input, now);
  return changePublic(now, (addPurges) =>
    changeRecord(seen, (current) => changedGame(current, input), {
      collection: games(),
      actor: account,
      action: 'game.updated',
      now,
      inTransaction: async (transaction, game) => {
        await refuseDuplicate(transaction, game);
        addPurges(transaction, [GAMES_CACHE_TAG]);
      },
    }),
  );
}

/** Off the schedule and out of the feed; a game that will not be played is better canceled. @throws AppError not_found, conflict */
export async function deleteGame(seen: SeenRecord, { account, now }: By): Promise<void> {
  await changePublic(now, (addPurges) =>
    deleteRecord(seen, {
      collection: games(),
      actor: account,
      action: 'game.deleted',
      now,
      inTransaction: (transaction) => addPurges(transaction, [GAMES_CACHE_TAG]),
    }),
  );
}

async function refuseStart(input: GameInput, now: Date): Promise<void> {
  const { timeZone } = await readProgram();
  const problems = Object.entries(startProblems(input, { now, timeZone }));
  if (problems.length > 0) throw invalidGame(Object.fromEntries(problems));
}

/** The same game twice is a slip: families would see it twice, and drive to it twice. */
async function refuseDuplicate(transaction: Transaction, game: Game): Promise<void> {
  if (await isOnSchedule(transaction, game)) throw invalidGame({ opponent: refusals.onSchedule });
}

/** Whether another record of the schedule is the same game: same day, time and team. */
export async function isOnSchedule(transaction: Transaction, game: Game): Promise<boolean> {
  const sameDay = await transaction.get(games().where('date', '==', game.date));
  const others = readable(sameDay.docs).filter(({ id }) => id !== game.id);
  return others.some((other) => slotOf(other) === slotOf(game));
}

function invalidGame(problems: Record<string, string>): AppError {
  const fields = Object.entries(problems).map(([field, text]) => [`game.${field}`, text]);
  return new AppError('invalid_input', messages.checkFields, {
    fields: Object.fromEntries(fields),
  });
}

/** Pure: calendars follow a change by its sequence, which rises by one. */
export function changedGame(current: Game, input: GameInput): Game {
  return { ...current, ...input, sequence: current.sequence + 1 };
}
