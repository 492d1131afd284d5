import type { Family } from '#contracts/accounts/own-account.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import type { Account } from '../../core/account.ts';
import { readSettings } from '../../gateways/content.ts';
import { profiles, registrations } from '../../gateways/records.ts';
import { readCounting, readLeftUnpaid } from '../seasons/season-registrations.ts';
import { knownFromRegistration, registrationToFillIn } from './known-family.ts';
import { knownPlayers } from './known-players.ts';
import { listAll, listLatest, verifiedEmail } from './own-records.ts';

/**
 * What is known of the caller's family, for the registration form: from a registration, else from profiles; and who may play again (decision 33). Nothing medical.
 * @throws AppError forbidden while the email is not verified
 */
export async function readFamily(account: Account, now: Date): Promise<Family> {
  const email = verifiedEmail(account);
  const [settings, { items }, people] = await Promise.all([
    readSettings(),
    listLatest(registrations(), 'payer.email', email),
    listAll(profiles(), 'email', email),
  ]);
  const latest = await registrationToFillIn(items);
  const known = {
    ...(account.profile && knownFromProfile(account.profile, people)),
    ...(latest && knownFromRegistration(latest, people)),
  };
  const filled = Object.entries(known).filter((entry): entry is [string, string] => !!entry[1]);
  const { seasonName, timeZone } = settings;
  const counting = await readCounting(
    items.filter((one) => isSameSeason(one.seasonName, seasonName)),
  );
  const left = await readLeftUnpaid(counting, { now, timeZone });
  const isLeft = (one: { id: string }) => left.some(({ id }) => id === one.id);
  const registered = items.filter((one) => !isLeft(one));
  const playing = counting.filter((one) => !isLeft(one));
  return {
    known: Object.fromEntries(filled),
    players: knownPlayers(registered, playing, people, settings, now),
    registrations: counting.map(({ id }) => id).filter(isKey),
  };
}

function knownFromProfile({ firstName, lastName, phone }: Profile, people: readonly Profile[]) {
  const player = people.find(({ emergencyContactName }) => emergencyContactName);
  return {
    parentFirstName: firstName,
    parentLastName: lastName,
    parentPhone: phone,
    emergencyContact: player?.emergencyContactName,
    emergencyPhone: player?.emergencyContactPhone,
  };
}

/** Not what the office or the demo has made. */
const isKey = (id: string) => IdempotencyKeySchema.safeParse(id).success;
