import type { QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import type { Profile } from '#domain/accounts/profile.ts';
import { noteCancelled } from '#domain/billing/cancelled-at.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import {
  type Cancellation,
  isOfItsPlayer,
  isPartOf,
  isUnpaidRegistration,
} from '#domain/registration/cancellation.ts';
import { matchPlayers } from '#domain/registration/match-players.ts';
import type { MedicalNote } from '#domain/registration/medical-note.ts';
import type { RegisteredPlayer, Registration } from '#domain/registration/registration.ts';
import { withoutAnswers } from '#domain/registration/without-answers.ts';
import { readOne } from '../../core/broken-records.ts';
import {
  medicalNotes,
  outbox,
  playerBills,
  profiles,
  registrations,
} from '../../gateways/records.ts';
import type { MedicalOutcome } from '../../mails/registration-mails.ts';
import { type OpenPage, pagesOf } from '../payments/pages/read-pages-of.ts';
import { readWordsAbout } from '../privacy/forget-about.ts';
import { readStillShown } from '../privacy/mail-still-shown.ts';
import { chunksOf } from '../records/in-chunks.ts';

/** A registration and all that it made, as read in one transaction. */
export interface WholeRegistration {
  registration: Registration;
  bills: QueryDocumentSnapshot<PlayerBill>[];
  /** Bills that the office has split off from its own: they ask for its money, each on its own. */
  parts: QueryDocumentSnapshot<PlayerBill>[];
  profiles: QueryDocumentSnapshot<Profile>[];
  /** The profiles that are there no more: the office has deleted these players. */
  deleted: ReadonlySet<string>;
  notes: QueryDocumentSnapshot<MedicalNote>[];
  /** Not sent yet, and in nobody's hands. */
  mails: QueryDocumentSnapshot<OutboxMail>[];
}

/** Reads a registration with its bills, players, medical notes and waiting emails. */
export async function readWhole(
  transaction: Transaction,
  id: string,
): Promise<WholeRegistration | undefined> {
  const registration = (await transaction.get(registrations().doc(id))).data();
  if (!registration) return undefined;
  const bills = await transaction.get(playerBills().where('registrationId', '==', id));
  const split = await transaction.get(playerBills().where('partOf', '==', id));
  const parts = split.docs.filter((part) => isPartOf(registration, part.data()));
  const players = await transaction.get(profiles().where('registrationId', '==', id));
  const elsewhere = registration.players
    .map(({ profileId }) => profileId)
    .filter((profileId) => !players.docs.some((doc) => doc.id === profileId));
  const others = await Promise.all(
    elsewhere.map((profileId) => transaction.get(profiles().doc(profileId))),
  );
  const notes = await transaction.get(medicalNotes().where('registrationId', '==', id));
  const ofPlayers = bills.docs.filter((bill) => isOfItsPlayer(registration, bill.data()));
  const subjects = [`registrations/${id}`, ...[...ofPlayers, ...parts].map(({ ref }) => ref.path)];
  const mails: QueryDocumentSnapshot<OutboxMail>[] = [];
  for (const some of chunksOf(subjects)) {
    mails.push(...(await transaction.get(outbox().where('about', 'in', some))).docs);
  }
  return {
    registration,
    bills: bills.docs,
    parts,
    // A player who has a sign-in by now is a person of their own.
    profiles: players.docs.filter((doc) => doc.data().userId === null),
    deleted: new Set(others.filter(({ exists }) => !exists).map((doc) => doc.id)),
    notes: notes.docs,
    mails: mails.filter((doc) => isWaiting(readOne(doc))),
  };
}

/** A sender that has an email in hand has counted the attempt, and not yet said what came of it. */
const isWaiting = (mail: OutboxMail | undefined) =>
  mail?.status === 'held' ||
  (mail?.status === 'pending' && (mail.attempts === 0 || mail.lastError !== null));

/** Its players, with the profiles that are still theirs. */
export function playersOf({ registration, profiles: people }: WholeRegistration) {
  return registration.players.map((said) => ({
    said,
    profile: people.find(({ id }) => id === said.profileId)?.data(),
  }));
}

type PlayerName = Pick<RegisteredPlayer, 'firstName' | 'lastName'>;

/** Those of its players who are not in a form. Whom the office has deleted is not left out by it. */
export function leftOutOf(whole: WholeRegistration, players: readonly PlayerName[]) {
  const known = playersOf(whole);
  const found = new Set(matchPlayers(players, known));
  return known
    .filter((one) => !found.has(one) && !whole.deleted.has(one.said.profileId))
    .map(({ said }) => said);
}

/** Whether nothing was paid for it and nothing is on its way. */
export function isUnpaid(whole: WholeRegistration): boolean {
  return isUnpaidRegistration(whole.registration.payment, allBillsOf(whole));
}

/** Its own bills, and those that were split off from them. */
export function allBillsOf({ bills, parts }: WholeRegistration): PlayerBill[] {
  return [...bills, ...parts].map((bill) => bill.data());
}

/** The payment pages that could take money for it. */
export function pagesOfWhole(whole: WholeRegistration): OpenPage[] {
  return pagesOf([whole.registration, ...allBillsOf(whole)]);
}

interface Canceling {
  cancelled: Cancellation;
  /** As the office is told who it was. */
  by: string;
  /** The profiles that another registration takes over, with their notes. */
  kept?: ReadonlySet<string>;
  /** Whose medical information is told of: all of its players, unless told. */
  players?: readonly RegisteredPlayer[];
}

interface ReadToCancel {
  /** What becomes of what is known of its players' health. */
  medical: MedicalOutcome;
  cancel: () => Registration;
}

/**
 * Reads what canceling takes; `cancel` cancels, in the same transaction: the registration with its
 * bills, those split off from them, its players with what emails and the log say of them, medical notes and waiting emails. A player who had come back from a season that is over
 * is a player of that season again, with the medical note. Of one who is deleted, and still shown in the
 * gallery, the office is emailed. Signatures are legal records: they stay as they are, under the
 * registration that they were given for.
 */
export async function readCancellation(
  transaction: Transaction,
  whole: WholeRegistration,
  { cancelled, by, kept = new Set(), players = whole.registration.players }: Canceling,
): Promise<ReadToCancel> {
  const why = cancelled.by === 'replaced' ? 'replaced' : 'canceled';
  const deletion = { why, by } as const;
  const now = new Date(cancelled.at);
  const gone = whole.profiles
    .map((doc) => doc.data())
    .filter(({ id, returnedFrom }) => !kept.has(id) && !returnedFrom);
  const shown = await Promise.all(
    gone.map((player) => readStillShown(transaction, player, deletion, now)),
  );
  const forget = await Promise.all(
    gone.map(({ id }) => readWordsAbout(transaction, `profiles/${id}`)),
  );
  const cancel = () => {
    for (const forgetOne of forget) forgetOne();
    for (const mail of shown) if (mail) transaction.create(outbox().doc(mail.id), mail);
    return writeCancellation(transaction, whole, cancelled, kept);
  };
  return { medical: await readMedicalOutcome(transaction, players, gone), cancel };
}

/** The note of a player goes with the profile. One who plays another season by now is read as well. */
async function readMedicalOutcome(
  transaction: Transaction,
  players: readonly RegisteredPlayer[],
  gone: readonly Profile[],
): Promise<MedicalOutcome> {
  const ids = new Set(players.map(({ profileId }) => profileId));
  for (const { id } of gone) ids.delete(id);
  const stay = await Promise.all([...ids].map((id) => transaction.get(profiles().doc(id))));
  if (stay.every(({ exists }) => !exists)) return 'deleted';
  return gone.some(({ id }) => players.some(({ profileId }) => profileId === id)) ? 'both' : 'kept';
}

function writeCancellation(
  transaction: Transaction,
  whole: WholeRegistration,
  cancelled: Cancellation,
  kept: ReadonlySet<string>,
): Registration {
  const { registration, mails } = whole;
  const updatedAt = cancelled.at;
  const payment = { ...registration.payment, status: 'cancelled' as const };
  // Its players are deleted, play by another registration, or are of an earlier season again.
  const after = withoutAnswers({ ...registration, payment, cancelled, updatedAt });
  transaction.set(registrations().doc(registration.id), after);
  for (const bill of [...whole.bills, ...whole.parts]) {
    const record = bill.data();
    // What another player is billed is owed without the registration.
    const ended = isOfItsPlayer(registration, record)
      ? {
          ...record,
          paymentStatus: 'cancelled' as const,
          payment: record.payment && { ...record.payment, status: 'cancelled' as const },
          updatedAt,
        }
      : { ...record, registrationId: null, updatedAt };
    transaction.set(bill.ref, noteCancelled(record, ended, updatedAt));
  }
  // By player: the note of one who is in another registration by now is that one's.
  const notes = new Map(whole.notes.map((note) => [note.id, note]));
  for (const profile of whole.profiles) {
    if (kept.has(profile.id)) continue;
    const player = asPast(profile.data(), updatedAt);
    const note = notes.get(profile.id);
    if (player) {
      transaction.set(profile.ref, player);
      const registrationId = player.registrationId ?? '';
      if (note) transaction.set(note.ref, { ...note.data(), registrationId });
    } else {
      transaction.delete(profile.ref);
      if (note) transaction.delete(note.ref);
    }
  }
  for (const mail of mails) transaction.delete(mail.ref);
  return after;
}

/** The player as before the registration; undefined where it made the profile. */
function asPast(profile: Profile, updatedAt: string): Profile | undefined {
  const { returnedFrom } = profile;
  if (!returnedFrom) return undefined;
  const { seasonName: pastSeason, registrationId } = returnedFrom;
  return { ...profile, pastSeason, registrationId, returnedFrom: null, updatedAt };
}
