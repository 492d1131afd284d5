import { fullName } from '#domain/accounts/full-name.ts';
import { openParts } from '#domain/billing/open-parts.ts';
import { cancelledCents, coveredCents } from '#domain/billing/registration-bills.ts';
import { owedByHand } from '#domain/payments/owed-by-hand.ts';
import { namesakesOf } from '#domain/players/namesakes.ts';
import { isPartOf, isUnpaidRegistration } from '#domain/registration/cancellation.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { isSameChild } from '#domain/registration/same-child.ts';
import { registrationStanding, withMoneyOfBills } from '#domain/registration/standing.ts';
import type { WaiverSignature } from '#domain/registration/waiver-signature.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import { readable } from '../../core/broken-records.ts';
import { playerBills, profiles, registrations, waiverSignatures } from '../../gateways/records.ts';
import { readRecord } from '../records/office-record.ts';
import { readById } from '../records/read-by-id.ts';
import { readCounting } from '../seasons/season-registrations.ts';
import { readToday } from '../team/read-today.ts';
import { emergencyOfToday, phoneOfToday } from './contacts-of-today.ts';
import { readHanging } from './read-hanging.ts';

/** A registration and what is still owed of it: a player's bill may have been paid on its own. @throws AppError not_found */
export async function readRegistration(id: string, now: Date) {
  const [record, found, split, signatures, today] = await Promise.all([
    readRecord(registrations(), id),
    playerBills().where('registrationId', '==', id).get(),
    playerBills().where('partOf', '==', id).get(),
    waiverSignatures().where('registrationId', '==', id).get(),
    readToday(now),
  ]);
  // All or none: what they cover is owed no more.
  const bills = found.docs.map((bill) => bill.data());
  const covered = coveredCents(record, bills);
  const [counting] = await readCounting([record]);
  const duplicates = await findDuplicates(counting);
  const people = await readById(
    profiles(),
    record.players.map(({ profileId }) => profileId),
  );
  const parts = split.docs.map((bill) => bill.data()).filter((bill) => isPartOf(record, bill));
  return {
    record: {
      ...record,
      payment: withMoneyOfBills(record.payment, { bills, parts }),
      phone: phoneOfToday(record, people),
      // A consent may have been withdrawn since; of a player who was deleted the registration's stays.
      players: record.players.map((player) => ({
        ...player,
        photoConsent: people.get(player.profileId)?.photoConsent ?? player.photoConsent,
      })),
    },
    emergency: emergencyOfToday(record, people),
    standing: registrationStanding(record.payment.status, { bills, parts }),
    owed: {
      ...owedByHand(record.payment, today, covered),
      paidCents: record.payment.paidCents + covered,
    },
    parts: openParts(parts),
    cancelledCents: record.cancelled ? 0 : cancelledCents([...bills, ...parts]),
    signed: onePerText(readable(signatures.docs)),
    canCancel: isUnpaidRegistration(record.payment, [...bills, ...parts]),
    duplicates,
    namesakes: await findNamesakes(
      counting,
      duplicates.map((one) => one.id),
    ),
  };
}

function onePerText(signatures: readonly WaiverSignature[]) {
  const byText = new Map(signatures.map((signature) => [signature.textSha256, signature]));
  return [...byText.values()]
    .map(({ id, document, version }) => ({ id, document, version }))
    .sort((a, b) => a.document.localeCompare(b.document));
}

/**
 * Other registrations of the season that may be the same child's: a family that sends the form from a
 * second device is not told so, because anyone can type anyone's address. The office sees to it, and one
 * whose money it has refunded counts no more.
 */
async function findDuplicates(record: Registration | undefined) {
  if (!record) return [];
  const family = await registrations().where('payer.email', '==', record.payer.email).get();
  const ofSeason = readable(family.docs).filter(
    (other) => other.id !== record.id && isSameSeason(other.seasonName, record.seasonName),
  );
  const others = (await readCounting(ofSeason)).filter((other) =>
    other.players.some((player) => record.players.some((own) => isSameChild(own, player))),
  );
  const hangingOf = await readHanging(others);
  return others.map((other) => ({
    id: other.id,
    number: other.number,
    standing: registrationStanding(other.payment.status, hangingOf(other)),
  }));
}

/**
 * Players of before who may be the same children's: a family that came without its link got new ones. Those of
 * the duplicates are told with them.
 */
async function findNamesakes(record: Registration | undefined, duplicates: readonly string[]) {
  if (!record) return [];
  const family = await profiles().where('email', '==', record.payer.email).get();
  const people = readable(family.docs).filter(
    ({ registrationId }) => !duplicates.includes(registrationId ?? ''),
  );
  const own = new Set(record.players.map(({ profileId }) => profileId));
  const found = record.players.flatMap((player) => namesakesOf(player, people));
  return [...new Set(found)]
    .filter(({ id }) => !own.has(id))
    .map((player) => ({ id: player.id, name: fullName(player), pastSeason: player.pastSeason }));
}
