import type { Profile } from '#domain/accounts/profile.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import type { Clock } from '#domain/registration/office-decision.ts';
import { type ReturningFamily, returningFamilies } from '#domain/seasons/returning-family.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { readable } from '../../core/broken-records.ts';
import { firestore, recordsOf } from '../../gateways/firestore.ts';
import { outbox, profiles, registrations } from '../../gateways/records.ts';
import { familyIdOf, readFamilyRecords } from '../families/family-record.ts';
import { findIn } from '../records/in-chunks.ts';
import { readNewSeason } from './new-season-name.ts';
import { readCounting, readLeftUnpaid, readStandingOfSeason } from './season-registrations.ts';

interface Returning {
  families: ReturningFamily[];
  /** Names of players without an address. */
  withoutEmail: string[];
}

/** The id of the email that asks a family to come back, of a season one. */
export const invitationMailId = (seasonId: string, email: string): string =>
  `season-${seasonId}-${familyIdOf(email)}`;

/**
 * The families of the players of the season that is over, those who are back included.
 * @param clock says what more time is that the office has given
 * @param only of these addresses, in lower case
 */
export async function readReturning(
  change: SeasonChange,
  clock: Clock,
  only?: readonly string[],
): Promise<Returning> {
  const [everyone, seasonName] = await Promise.all([
    only ? readPeopleAt(change, only) : readPeople(change),
    readNewSeason(change),
  ]);
  // An invitation is for a guardian: the link of one shows no account holder, and nobody may have verified
  // the address of an account.
  const players = everyone.filter(({ role, userId }) => role === 'member' && userId === null);
  const emails = [...new Set(players.map(({ email }) => email.toLowerCase()))];
  const [records, mails, registered] = await Promise.all([
    readFamilyRecords(emails),
    readMails(change, emails),
    seasonName === null ? new Set<string>() : readRegistered(seasonName, clock, only),
  ]);
  const mailOf = (email: string) => mails.get(email);
  const known = { seasonId: change.id, registered, families: records, mailOf };
  return {
    families: returningFamilies(players, known),
    withoutEmail: players.filter(({ email }) => email === '').map(nameOfPlayer),
  };
}

async function readPeople({ from }: SeasonChange): Promise<Profile[]> {
  const [past, back] = await Promise.all([
    recordsOf(profiles()).where('pastSeason', '==', from).get(),
    recordsOf(profiles()).where('returnedFrom.seasonName', '==', from).get(),
  ]);
  // Who came back by a form of the same season, and left again, is in both.
  const docs = new Map([...past.docs, ...back.docs].map((doc) => [doc.id, doc]));
  return readable([...docs.values()]);
}

async function readPeopleAt({ from }: SeasonChange, emails: readonly string[]): Promise<Profile[]> {
  const people = readable(await findIn(profiles(), 'email', emails));
  return people.filter(
    ({ pastSeason, returnedFrom }) => pastSeason === from || returnedFrom?.seasonName === from,
  );
}

/** How the invitations' emails stand, by address: their words are not read. */
async function readMails({ id }: SeasonChange, emails: readonly string[]) {
  const refs = emails.map((email) => outbox().doc(invitationMailId(id, email)));
  const docs = refs.length > 0 ? await firestore().getAll(...refs, { fieldMask: ['status'] }) : [];
  return new Map(
    emails.map((email, at): [string, OutboxMail['status'] | undefined] => [
      email,
      docs[at]?.get('status'),
    ]),
  );
}

const nameOfPlayer = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

/** The addresses, on request of these, that have registered for a season. */
async function readRegistered(
  seasonName: string,
  clock: Clock,
  only?: readonly string[],
): Promise<Set<string>> {
  const standing = only
    ? await readCounting(
        readable(await findIn(registrations(), 'payer.email', only)).filter((one) =>
          isSameSeason(one.seasonName, seasonName),
        ),
      )
    : await readStandingOfSeason(seasonName);
  const left = new Set(await readLeftUnpaid(standing, clock));
  return new Set(standing.filter((one) => !left.has(one)).map(({ payer }) => payer.email));
}
