import { isStanding } from '#domain/registration/cancellation.ts';
import { type ReturningFamily, returningFamilies } from '#domain/seasons/returning-family.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { readable } from '../../core/broken-records.ts';
import { recordsOf } from '../../gateways/firestore.ts';
import { outbox, profiles, registrations } from '../../gateways/records.ts';
import { familyIdOf, readFamilyRecords } from '../families/family-record.ts';
import { readById } from '../records/read-by-id.ts';
import { readNewSeason } from './new-season-name.ts';

interface Returning {
  families: ReturningFamily[];
  /** Names of players without an address. */
  withoutEmail: string[];
}

/** The id of the email that asks a family to come back, of a season one. */
export const invitationMailId = (seasonId: string, email: string): string =>
  `season-${seasonId}-${familyIdOf(email)}`;

/** The families of the players of the season that is over, those who are back included. */
export async function readReturning(change: SeasonChange): Promise<Returning> {
  const { id, from } = change;
  const [past, back, seasonName] = await Promise.all([
    recordsOf(profiles()).where('pastSeason', '==', from).get(),
    recordsOf(profiles()).where('returnedFrom.seasonName', '==', from).get(),
    readNewSeason(change),
  ]);
  // An invitation is for a guardian: the link of one shows no account holder, and nobody may have verified
  // the address of an account.
  const players = readable([...past.docs, ...back.docs]).filter(
    ({ role, userId }) => role === 'member' && userId === null,
  );
  const emails = [...new Set(players.map(({ email }) => email.toLowerCase()))];
  const [records, mails, registered] = await Promise.all([
    readFamilyRecords(emails),
    readById(
      outbox(),
      emails.map((email) => invitationMailId(id, email)),
    ),
    seasonName === null ? new Set<string>() : readRegistered(seasonName),
  ]);
  const mailOf = (email: string) => mails.get(invitationMailId(id, email))?.status;
  return {
    families: returningFamilies(players, { seasonId: id, registered, families: records, mailOf }),
    withoutEmail: players.filter(({ email }) => email === '').map(nameOfPlayer),
  };
}

const nameOfPlayer = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

/** The addresses with a registration of a season that counts. */
async function readRegistered(seasonName: string): Promise<Set<string>> {
  const { docs } = await recordsOf(registrations()).where('seasonName', '==', seasonName).get();
  const standing = readable(docs).filter((one) => !one.cancelled && isStanding(one.payment));
  return new Set(standing.map(({ payer }) => payer.email));
}
