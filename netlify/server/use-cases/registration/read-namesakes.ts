import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { namesakesOf } from '#domain/players/namesakes.ts';
import { countingPlayers } from '#domain/registration/cancellation.ts';
import type { RegisteredPlayer, Registration } from '#domain/registration/registration.ts';
import type { PlayerForm } from '#domain/registration/registration-form.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import { readable, readOne } from '../../core/broken-records.ts';
import { env } from '../../core/env.ts';
import { medicalNotes, outbox, playerBills, registrations } from '../../gateways/records.ts';
import { composeMail, forOffice } from '../../mails/compose.ts';
import { mayBeTheSame } from '../../mails/privacy-mails.ts';
import { readPublishedWith } from '../gallery/read-published-with.ts';
import type { TakenOver } from './take-over.ts';

type Before = Pick<TakenOver, 'profile' | 'said' | 'isNoteUnproven'>;

interface Context {
  /** The profiles of the registration's address. */
  family: readonly Profile[];
  /** What the registration takes over, by profile: those children are known. */
  taken: ReadonlyMap<string, Before>;
  /** The players as typed, in the order of the registration's. */
  forms: readonly PlayerForm[];
  now: Date;
}

/**
 * Reads what the office is told of players who may be there already: a family that came without its link gets a
 * profile anew, and what it says of photos now, or has said of the child's health, would reach nobody. Nor would
 * anybody see that two of them are on emergency sheets. The answer writes it, in the same transaction.
 */
export async function readNamesakes(
  transaction: Transaction,
  registration: Registration,
  { family, taken, forms, now }: Context,
): Promise<() => void> {
  const own = new Set(registration.players.map(({ profileId }) => profileId));
  const told = family.flatMap((known) => {
    // Of a registration that this one replaces: it goes with that.
    if (taken.get(known.id)?.said) return [];
    // Each of them once, though a form may name a child twice.
    const same = registration.players.flatMap((player, index) =>
      own.has(known.id) || namesakesOf(player, [known]).length === 0
        ? []
        : [{ player, form: forms[index], before: taken.get(player.profileId) }],
    );
    return same.length > 0 ? [readOf(transaction, known, { registration, same, now })] : [];
  });
  const mails = await Promise.all(told);
  return () => {
    for (const mail of mails) if (mail) transaction.create(outbox().doc(mail.id), mail);
  };
}

interface Same {
  player: RegisteredPlayer;
  form: PlayerForm | undefined;
  before: Before | undefined;
}

interface Again {
  registration: Registration;
  /** Those of its players who have the name. */
  same: readonly Same[];
  now: Date;
}

/** The email about one of them; undefined where the form says no less than what is known, and only one plays. */
async function readOf(
  transaction: Transaction,
  known: Profile,
  { registration, same, now }: Again,
): Promise<OutboxMail | undefined> {
  const note = await transaction.get(medicalNotes().doc(known.id));
  const hasNotes = note.exists && same.some(isSilent);
  const hasConsent = known.photoConsent && same.some(withdrawsConsent);
  const plays = same.some(isFirstForm) ? await howPlays(transaction, known, registration) : null;
  if (!hasNotes && !hasConsent && !plays) return undefined;
  const published = hasConsent ? await readPublishedWith(transaction, known.id) : [];
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const by = fullName(registration.payer);
  const facts = { registration, hasNotes, hasConsent, plays, published, officeEmail, siteUrl, by };
  return composeMail(
    forOffice(() => mayBeTheSame(known, facts)),
    now,
  );
}

/** Whether nobody has asked about the notes: what a form says that anybody may have sent is no answer. */
const isSilent = ({ form, before }: Same) =>
  !form?.medicalInfo && (!before || before.isNoteUnproven);

/** Of a player who is in an unpaid registration that is replaced, the office was told then. */
const isFirstForm = ({ before }: Same) => before?.profile?.pastSeason !== null;

const withdrawsConsent = (one: Same) =>
  !one.player.photoConsent && (isFirstForm(one) || one.before?.profile?.photoConsent === true);

/**
 * How a player plays in the registration's season; null of one of another season, who leaves with it. Whose
 * registration was refunded is in none that counts, and none that could be canceled.
 */
async function howPlays(
  transaction: Transaction,
  { id, pastSeason, registrationId }: Profile,
  { seasonName }: Registration,
): Promise<'byHand' | 'registered' | null> {
  if (pastSeason !== null) return null;
  if (registrationId === null) return 'byHand';
  const other = readOne(await transaction.get(registrations().doc(registrationId)));
  if (!other || !isSameSeason(other.seasonName, seasonName)) return null;
  const bills = await transaction.get(playerBills().where('registrationId', '==', other.id));
  const split = await transaction.get(playerBills().where('partOf', '==', other.id));
  const counting = countingPlayers(other, readable([...bills.docs, ...split.docs]));
  return counting.some(({ profileId }) => profileId === id) ? 'registered' : 'byHand';
}
