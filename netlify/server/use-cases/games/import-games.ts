import type { Transaction } from '@google-cloud/firestore';
import type { ImportGames } from '#contracts/games/dashboard.ts';
import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import type { Game } from '#domain/games/game.ts';
import type { GameInput } from '#domain/games/game-form.ts';
import { slotOf, slotsTakenTwice } from '#domain/games/import/plan-import.ts';
import { startProblems } from '#domain/games/start-problems.ts';
import { isInTime } from '#domain/records/undo.ts';
import { messages } from '#words/office/refusals/games.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { GAMES_CACHE_TAG } from '../../core/cache-tags.ts';
import { offerUndo } from '../../core/undo-offer.ts';
import { firestore } from '../../gateways/firestore.ts';
import { readProgram } from '../../gateways/program.ts';
import { auditLog, games, undos } from '../../gateways/records.ts';
import { stageWrites } from '../../gateways/staged-transaction.ts';
import { changePublic } from '../cache/forget-cached.ts';
import { auditEntry } from '../records/audit.ts';
import { laterThan } from '../records/change-record.ts';
import { hashRequest } from '../records/create-once.ts';
import { keepUndo } from '../undo/keep-undo.ts';
import { changedGame } from './save-game.ts';

interface Imported {
  added: number;
  changed: number;
}

/**
 * Writes what was confirmed after the preview, all of it or nothing. The entry in the audit log that
 * sums it up has the idempotency key for its id: the same key again finds it and writes nothing. It can be
 * undone as a whole, also where its first answer was lost, unless it is too large for that or its time is over.
 * @throws AppError conflict when the schedule is no longer as it was seen, invalid_input for a game that
 *   the calendar speaks against, idempotency_key_reused
 */
export async function importGames(
  { idempotencyKey, ...content }: ImportGames,
  { account, now }: { account: Account; now: Date },
): Promise<Imported> {
  const counts = { added: content.added.length, changed: content.changed.length };
  const { timeZone } = await readProgram();
  const inputs = [...content.added, ...content.changed.map(({ game }) => game)];
  for (const input of inputs) {
    const [problem] = Object.values(startProblems(input, { now, timeZone }));
    if (problem)
      throw new AppError('invalid_input', `${input.opponent}, ${input.date}: ${problem}`);
  }
  const summary: AuditEntry = {
    ...auditEntry(
      account,
      'games.imported',
      'games',
      now,
      {},
      {
        ...counts,
        fingerprint: hashRequest(content),
      },
    ),
    id: `import-${idempotencyKey}`,
  };
  const canUndo = await changePublic(now, (addPurges) =>
    firestore().runTransaction(async (real) => {
      const staged = stageWrites(real);
      const { transaction } = staged;
      const [before, season] = await Promise.all([
        transaction.get(auditLog().doc(summary.id)),
        transaction.get(games()),
      ]);
      const earlier = before.data();
      if (earlier) {
        assertSame(earlier, summary);
        const kept = (await transaction.get(undos().doc(summary.id))).data();
        return kept !== undefined && isInTime(kept, now);
      }
      const current = readable(season.docs);
      const twice = slotsTakenTwice(current, content.changed, content.added);
      if (inputs.some((input) => twice.has(slotOf(input)))) throw changedMeanwhile();
      writeChanged(transaction, content.changed, current, account, now);
      writeAdded(transaction, content.added, account, now);
      transaction.create(auditLog().doc(summary.id), summary);
      addPurges(transaction, [GAMES_CACHE_TAG]);
      const isKept = await keepUndo(real, staged, summary);
      staged.flush();
      return isKept;
    }),
  );
  if (canUndo) offerUndo(summary.id);
  return counts;
}

function writeChanged(
  transaction: Transaction,
  changed: ImportGames['changed'],
  season: readonly Game[],
  account: Account,
  now: Date,
) {
  for (const { id, seen, game: input } of changed) {
    const current = season.find((game) => game.id === id);
    if (current?.updatedAt !== seen) throw changedMeanwhile();
    const game = { ...changedGame(current, input), updatedAt: laterThan(current.updatedAt, now) };
    transaction.set(games().doc(id), game);
    log(transaction, auditEntry(account, 'game.updated', `games/${id}`, now, current, game));
  }
}

function writeAdded(
  transaction: Transaction,
  added: readonly GameInput[],
  account: Account,
  now: Date,
) {
  for (const input of added) {
    const id = crypto.randomUUID();
    const game: Game = { ...input, id, sequence: 0, updatedAt: now.toISOString() };
    transaction.create(games().doc(id), game);
    log(transaction, auditEntry(account, 'game.created', `games/${id}`, now, {}, game));
  }
}

function log(transaction: Transaction, entry: AuditEntry) {
  transaction.create(auditLog().doc(entry.id), entry);
}

function assertSame(earlier: AuditEntry, later: AuditEntry) {
  if (JSON.stringify(earlier.changes) === JSON.stringify(later.changes)) return;
  throw new AppError('idempotency_key_reused', messages.importedBefore);
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', messages.scheduleChanged);
}
