import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { messages } from '#words/refusals/registration.ts';
import { AppError } from '../../core/app-error.ts';
import { readOne } from '../../core/broken-records.ts';
import { refuseIfLate } from '../../core/deadline.ts';
import { firestore, isAlreadyExists } from '../../gateways/firestore.ts';
import { medicalNotes, profiles, registrations } from '../../gateways/records.ts';
import type { LeftOut } from '../../mails/left-out-mails.ts';
import type { MedicalOutcome } from '../../mails/registration-mails.ts';
import { findRepeat } from '../records/create-once.ts';
import { findWithdrawn } from './consents-again.ts';
import {
  allBillsOf,
  leftOutOf,
  readCancellation,
  readWhole,
  type WholeRegistration,
} from './dependents.ts';
import { notedOf } from './notes-of.ts';
import { type Returning, type TakenOver, takenFrom, withProfiles } from './take-over.ts';

/** A registration of another address that was canceled, and what became of what it says of health. */
export interface CancelledOfOther {
  registration: Registration;
  medical: MedicalOutcome;
  /** The profiles, of the new registration, of those of whom it had medical notes. */
  noted: readonly string[];
}

/** What became of those that a registration takes the place of. */
interface Replaced {
  /** What its players bring along, by profile. */
  taken: ReadonlyMap<string, TakenOver>;
  /** The profiles of those whose photo consent was withdrawn meanwhile: the form does not give it again. */
  withdrawn: ReadonlySet<string>;
  /** Canceled ones of another address: nothing of theirs is handed on. */
  ofOthers: readonly CancelledOfOther[];
  /** Who was in one of the family's own, and is not in this one. */
  leftOut: readonly LeftOut[];
}

/** Adds what a registration brings along, in the same transaction. */
export type AddRest = (
  transaction: Transaction,
  registration: Registration,
  replaced: Replaced,
) => Promise<void>;

/** Reads what a registration brings about, in the same transaction, before anything is written. */
export type ReadRest = (
  transaction: Transaction,
  registration: Registration,
  replaced: Pick<Replaced, 'taken' | 'withdrawn'>,
) => Promise<() => void>;

interface Creating {
  /** The ids of those that the form itself was sent as before: of others, anybody may have sent them. */
  ownIds: ReadonlySet<string>;
  /** Profiles of the family's players of a season that is over: who is registered again keeps it. */
  returning: readonly string[];
  /** Refuses by throwing, before anything is written. */
  check: (transaction: Transaction) => Promise<void>;
  /** Reads what is to be written with it; the answer writes it. */
  readRest: ReadRest;
  addRest: AddRest;
}

/**
 * Creates a registration and cancels those it takes the place of, all or nothing. A player who is in
 * both keeps the profile, unless the earlier one is of another address, and so does one who comes back
 * from a season that is over. Of requests that race with one key, one creates and the others are given it.
 * @throws AppError idempotency_key_reused, conflict when a replaced one has changed meanwhile,
 *   service_unavailable where the request was refused meanwhile
 */
export async function createInPlace(
  fresh: Registration,
  replaced: readonly WholeRegistration[],
  now: Date,
  creating: Creating,
  tries = 3,
): Promise<Registration> {
  const { ownIds, returning, check, readRest, addRest } = creating;
  try {
    return await firestore().runTransaction(async (transaction) => {
      await check(transaction);
      const current: WholeRegistration[] = [];
      for (const seen of replaced) current.push(await readUnchanged(transaction, seen));
      const back = await readReturning(transaction, returning, fresh.payer.email);
      const isOwn = ({ registration: { payer } }: WholeRegistration) =>
        payer.email === fresh.payer.email;
      const own = current.filter(isOwn);
      const known = { replaced: own, ownIds, back, stayed: await readStayed(transaction, own) };
      const players = withProfiles(fresh.players, known);
      const numbers = current.map((whole) => whole.registration.number);
      const registration = { ...fresh, players, ...(numbers.length > 0 && { replaces: numbers }) };
      const taken = takenFrom(players, known);
      const withdrawn = findWithdrawn(players, current);
      const writeRest = await readRest(transaction, registration, { taken, withdrawn });
      const kept = new Set(registration.players.map(({ profileId }) => profileId));
      const cancelled = { at: now.toISOString(), by: 'replaced', replacedBy: fresh.id } as const;
      const canceling = { cancelled, by: fullName(fresh.payer), kept };
      const cancellations = await Promise.all(
        current.map(async (whole) => {
          const out = isOwn(whole) ? leftOutOf(whole, players) : [];
          const told = { ...canceling, ...(out.length > 0 && { players: out }) };
          return { ...(await readCancellation(transaction, whole, told)), whole, out };
        }),
      );
      for (const { cancel } of cancellations) cancel();
      const others = cancellations.filter(({ whole }) => !isOwn(whole));
      const ofOthers = others.map(({ whole, medical }) => ({
        registration: whole.registration,
        medical,
        noted: notedOf(whole, players),
      }));
      const leftOut = cancellations
        .filter(({ out }) => out.length > 0)
        .map(({ whole, out, medical }) => ({ before: whole.registration, players: out, medical }));
      transaction.create(registrations().doc(registration.id), registration);
      writeRest();
      await addRest(transaction, registration, { taken, withdrawn, ofOthers, leftOut });
      refuseIfLate();
      return registration;
    });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    const winner = await findRepeat(registrations(), fresh.id, fresh.requestHash);
    if (winner) return winner;
    // As in `createOnce`: today's invitation to the same address, say, was there before.
    if (tries > 1) return createInPlace(fresh, replaced, now, creating, tries - 1);
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
  throw changedMeanwhile();
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', messages.changedMeanwhile);
}

/** @throws AppError conflict where one of them was registered again meanwhile */
async function readReturning(
  transaction: Transaction,
  ids: readonly string[],
  email: string,
): Promise<Returning[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const profile = readOne(await transaction.get(profiles().doc(id)));
      if (!profile) return [];
      if (profile.pastSeason === null || profile.email !== email) throw changedMeanwhile();
      return [{ profile, note: readOne(await transaction.get(medicalNotes().doc(id))) }];
    }),
  );
  return found.flat();
}

/** The notes of those who came back by these, which said nothing of health: they are still under last season's. */
async function readStayed(transaction: Transaction, replaced: readonly WholeRegistration[]) {
  const back = replaced.flatMap(({ profiles: docs, notes }) =>
    docs.filter((doc) => doc.data().returnedFrom && !notes.some(({ id }) => id === doc.id)),
  );
  const found = await Promise.all(
    back.map(async ({ id }) => readOne(await transaction.get(medicalNotes().doc(id)))),
  );
  return new Map(found.flatMap((note) => (note ? [[note.profileId, note] as const] : [])));
}

/** Not just when they last changed: two changes may share a millisecond. */
const factsOf = (whole: WholeRegistration) => [whole.registration, ...allBillsOf(whole)];
