import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '@google-cloud/firestore';
import type { Profile } from '#domain/accounts/profile.ts';
import type { MedicalNote } from '#domain/registration/medical-note.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { isSameChildName } from '#domain/registration/same-child.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore, isAlreadyExists } from '../../gateways/firestore.ts';
import { registrations } from '../../gateways/records.ts';
import { findRepeat } from '../records/create-once.ts';
import { readWhole, type WholeRegistration, writeCancellation } from './dependents.ts';

/** What a player had from the registration that is replaced: the office may have noted a team, say. */
export interface TakenOver {
  profile: Profile | undefined;
  note: MedicalNote | undefined;
}

/** Adds what a registration brings along, in the same transaction. */
export type AddRest = (
  transaction: Transaction,
  registration: Registration,
  taken: ReadonlyMap<string, TakenOver>,
) => Promise<void>;

interface Creating {
  /** Refuses by throwing, before anything is written. */
  check: (transaction: Transaction) => Promise<void>;
  addRest: AddRest;
}

/**
 * Creates a registration and cancels those it takes the place of, all or nothing. A player who is in
 * both keeps the profile. Of requests that race with one key, one creates and the others are given it.
 * @throws AppError idempotency_key_reused, conflict when a replaced one has changed meanwhile
 */
export async function createInPlace(
  fresh: Registration,
  replaced: readonly WholeRegistration[],
  now: Date,
  { check, addRest }: Creating,
  tries = 3,
): Promise<Registration> {
  try {
    return await firestore().runTransaction(async (transaction) => {
      await check(transaction);
      const current: WholeRegistration[] = [];
      for (const seen of replaced) current.push(await readUnchanged(transaction, seen));
      const registration = takePlace(fresh, current);
      const kept = new Set(registration.players.map(({ profileId }) => profileId));
      for (const whole of current) {
        const cancelled = { at: now.toISOString(), by: 'replaced', replacedBy: fresh.id } as const;
        writeCancellation(transaction, whole, cancelled, kept);
      }
      transaction.create(registrations().doc(registration.id), registration);
      await addRest(transaction, registration, takenFrom(current));
      return registration;
    });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    const winner = await findRepeat(registrations(), fresh.id, fresh.requestHash);
    if (winner) return winner;
    // As in `createOnce`: today's invitation to the same address, say, was there before.
    if (tries > 1) return createInPlace(fresh, replaced, now, { check, addRest }, tries - 1);
    throw error;
  }
}

/** As it was when its pages were closed: nobody has opened another, paid or replaced it since. */
async function readUnchanged(
  transaction: Transaction,
  seen: WholeRegistration,
): Promise<WholeRegistration> {
  const current = await readWhole(transaction, seen.registration.id);
  if (current && isDeepStrictEqual(factsOf(current), factsOf(seen))) return current;
  throw new AppError(
    'conflict',
    'Your earlier registration changed while we replaced it. Please send the form again.',
  );
}

/** Not just when they last changed: two changes may share a millisecond. */
const factsOf = ({ registration, bills }: WholeRegistration) => [
  registration,
  ...bills.map((bill) => bill.data()),
];

function takePlace(fresh: Registration, replaced: readonly WholeRegistration[]): Registration {
  if (replaced.length === 0) return fresh;
  const people = replaced.flatMap(({ profiles }) => profiles.map((doc) => doc.data()));
  const players = fresh.players.map((player) => {
    const index = people.findIndex((person) => isSameChildName(person, player));
    // Twins of one name are two people.
    const [known] = index < 0 ? [] : people.splice(index, 1);
    return known ? { ...player, profileId: known.id } : player;
  });
  const numbers = replaced.map(({ registration }) => registration.number);
  return { ...fresh, players, replaces: numbers };
}

function takenFrom(replaced: readonly WholeRegistration[]): Map<string, TakenOver> {
  const notes = new Map(
    replaced.flatMap((whole) => whole.notes.map((note) => [note.id, note.data()] as const)),
  );
  return new Map(
    replaced.flatMap((whole) =>
      whole.profiles.map(
        (profile) =>
          [profile.id, { profile: profile.data(), note: notes.get(profile.id) }] as const,
      ),
    ),
  );
}
