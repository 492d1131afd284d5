import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { WaiverSignature } from '#domain/registration/waiver-signature.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { signedTexts, waiverSignatures } from '../../gateways/records.ts';
import type { PublishedText } from './read-published-texts.ts';

/** Adds a signature for each player under each text, and keeps the texts themselves. */
export function addSignatures(
  transaction: Transaction,
  registration: Registration,
  signedName: string,
  texts: readonly PublishedText[],
  { now, ip, userAgent }: Pick<RequestInfo, 'now' | 'ip' | 'userAgent'>,
): void {
  for (const { statement, translation, shownTitle: _, ...text } of texts) {
    // The same words are the same document, whoever signs them.
    transaction.set(signedTexts().doc(text.sha256), text);
    if (translation) transaction.set(signedTexts().doc(translation.sha256), translation);
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
