import type { SeenRecord } from '#contracts/admin/change.ts';
import type { Game } from '#domain/games/game.ts';
import type { GameInput } from '#domain/games/game-form.ts';
import { changedFields } from '#domain/games/import/plan-import.ts';
import { GAMES_CACHE_TAG, purgeTag } from '../../gateways/cdn.ts';
import { isAlreadyExists } from '../../gateways/firestore.ts';
import { games } from '../../gateways/records.ts';
import { AppError } from '../../http/app-error.ts';
import type { Account } from '../../http/authorise.ts';
import { changeRecord, createRecord, deleteRecord } from './change-record.ts';

interface By {
  account: Account;
  now: Date;
}

/** A game that is new on the schedule. Sent twice with one key it is one game. @throws AppError idempotency_key_reused */
export async function createGame(
  idempotencyKey: string,
  input: GameInput,
  { account, now }: By,
): Promise<Game> {
  const game: Game = { ...input, id: idempotencyKey, sequence: 0, updatedAt: now.toISOString() };
  try {
    await createRecord(game, { collection: games(), actor: account, action: 'game.created', now });
  } catch (error) {
    const repeated = isAlreadyExists(error) ? await games().doc(idempotencyKey).get() : undefined;
    const existing = repeated?.data();
    if (!existing) throw error;
    if (changedFields(existing, input).length === 0) return existing;
    throw new AppError(
      'idempotency_key_reused',
      'This game was added before, with other details. Close this and edit it in the list.',
    );
  }
  await purgeTag(GAMES_CACHE_TAG);
  return game;
}

/** Keeps the id, which is the event's in subscribed calendars. @throws AppError not_found, conflict */
export async function updateGame(
  seen: SeenRecord,
  input: GameInput,
  { account, now }: By,
): Promise<Game> {
  const game = await changeRecord(seen, (current) => changedGame(current, input), {
    collection: games(),
    actor: account,
    action: 'game.updated',
    now,
  });
  await purgeTag(GAMES_CACHE_TAG);
  return game;
}

/** Off the schedule and out of the feed; a game that will not be played is better cancelled. @throws AppError not_found, conflict */
export async function deleteGame(seen: SeenRecord, { account, now }: By): Promise<void> {
  await deleteRecord(seen, { collection: games(), actor: account, action: 'game.deleted', now });
  await purgeTag(GAMES_CACHE_TAG);
}

/** Pure: calendars follow a change by its sequence, which rises by one. */
export function changedGame(current: Game, input: GameInput): Game {
  return { ...current, ...input, sequence: current.sequence + 1 };
}
