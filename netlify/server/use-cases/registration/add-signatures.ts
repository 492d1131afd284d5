import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { WaiverSignature } from '#domain/registration/waiver-signature.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { signedTexts, waiverSignatures } from '../../gateways/records.ts';
import type { PublishedText } from './read-published-texts.ts';

/**
 * Finds the texts that are not kept yet. Every family of a season signs the same ones: a record that each of
 * them wrote would take one registration a second.
 * @returns what keeps them
 */
export async function readMissingTexts(
  transaction: Transaction,
  texts: readonly PublishedText[],
): Promise<() => void> {
  // The same words are the same document, whoever signs them.
  const all = texts.flatMap(({ statement: _, translation, shownTitle: __, ...text }) => [
    text,
    ...(translation ? [translation] : []),
  ]);
  const docs = await transaction.getAll(...all.map(({ sha256 }) => signedTexts().doc(sha256)));
  const missing = all.filter((_, at) => !docs[at]?.exists);
  return () => {
    for (const text of missing) transaction.set(signedTexts().doc(text.sha256), text);
  };
}

/** Adds a signature for each player under each text. */
export function addSignatures(
  transaction: Transaction,
  registration: Registration,
  signedName: string,
  texts: readonly PublishedText[],
  { now, ip, userAgent }: Pick<RequestInfo, 'now' | 'ip' | 'userAgent'>,
): void {
  for (const { statement, translation, ...text } of texts) {
    for (const player of registration.players) {
      const signature: WaiverSignature = {
        // Of the registration, too: one that takes its place is signed again.
        id: `${registration.id}-${player.profileId}-${text.document}`,
        registrationId: registration.id,
        profileId: player.profileId,
        playerName: fullName(player),
        playerAge: player.age,
        document: text.document,
        version: text.version,
        textSha256: text.sha256,
        language: text.language,
        ...(translation && {
          translation: { language: translation.language, sha256: translation.sha256 },
        }),
        statement,
        signedName,
        signerEmail: registration.payer.email,
        signedAt: now.toISOString(),
        ip,
        userAgent: userAgent.slice(0, 500),
      };
      transaction.create(waiverSignatures().doc(signature.id), signature);
    }
  }
}
