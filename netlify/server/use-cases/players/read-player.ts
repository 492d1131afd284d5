import type { PlayerDetail } from '#contracts/players/dashboard.ts';
import { findRecordNumber } from '#domain/payments/record-number.ts';
import { messages } from '#words/office/refusals/people.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { profiles, registrations, waiverSignatures } from '../../gateways/records.ts';
import { asPlayer, readOwnTeam } from './own-team.ts';
import { listPictures } from './player-privacy.ts';
import { readBilled } from './read-billed.ts';

/** A profile with its registration, what was signed for it and what it owes. @throws AppError not_found */
export async function readPlayer(id: string): Promise<PlayerDetail> {
  const [found, signed, ownTeam, pictures] = await Promise.all([
    profiles().doc(id).get(),
    waiverSignatures().where('profileId', '==', id).get(),
    readOwnTeam(),
    listPictures(id),
  ]);
  const profile = found.data();
  if (!profile) throw new AppError('not_found', messages.gonePlayer);
  const registration = profile.registrationId
    ? (await registrations().doc(profile.registrationId).get()).data()
    : undefined;
  return {
    ...(await readBilled(profile)),
    player: asPlayer(profile, ownTeam),
    pictures,
    registration: registration
      ? { number: registration.number, seasonName: registration.seasonName }
      : null,
    signatures: readable(signed.docs)
      .sort((a, b) => a.signedAt.localeCompare(b.signedAt))
      .map(({ id: signatureId, registrationId, document, version, signedName, signedAt }) => ({
        id: signatureId,
        number: findRecordNumber(registrationId) ?? '',
        document,
        version,
        signedName,
        signedAt,
      })),
  };
}
