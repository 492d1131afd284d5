import { numberOrId } from '#domain/payments/record-number.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { WaiverSignature } from '#domain/registration/waiver-signature.ts';
import { writeSignedCopy } from '#pdf/signed-copy.ts';
import type { Language } from '#words/language.ts';
import { inLanguageOf } from '../../core/language.ts';
import type { Attachment } from '../../gateways/mail.ts';
import { signedTexts } from '../../gateways/records.ts';
import { readPdfLogo } from '../team/read-pdf-logo.ts';

/**
 * One PDF for each text that was signed with a registration, from the records alone, so that it shows what was
 * signed and not what content says by now.
 * @param signatures of one registration
 * @param registration where it is still there: its players stand in the order of the form
 * @throws Error when a text is gone
 */
export async function makeSignedCopies(
  signatures: readonly WaiverSignature[],
  registration: Pick<Registration, 'players'> | undefined,
  language: Language,
): Promise<Attachment[]> {
  const inOrder = inOrderOf(signatures, registration?.players ?? []);
  const hashes = [...new Set(inOrder.map(({ textSha256 }) => textSha256))];
  const logo = await readPdfLogo();
  return Promise.all(
    hashes.map(async (sha256): Promise<Attachment> => {
      const text = (await signedTexts().doc(sha256).get()).data();
      if (!text) throw new Error(`The signed text ${sha256} is not there`);
      const own = inOrder.filter(({ textSha256 }) => textSha256 === sha256);
      const number = numberOf(own);
      return {
        filename: `${text.document}-${number}.pdf`,
        contentType: 'application/pdf',
        content: await inLanguageOf(language, () => writeSignedCopy(text, own, number, logo)),
      };
    }),
  );
}

/** It follows from the registration's id, also once that is deleted. */
function numberOf([first]: readonly WaiverSignature[]): string {
  return numberOrId(first?.registrationId ?? '');
}

function inOrderOf(
  signatures: readonly WaiverSignature[],
  players: Registration['players'],
): WaiverSignature[] {
  const ids = players.map(({ profileId }) => profileId);
  const placeOf = ({ profileId }: WaiverSignature) =>
    ids.includes(profileId) ? ids.indexOf(profileId) : ids.length;
  return [...signatures].sort(
    (a, b) => placeOf(a) - placeOf(b) || a.playerName.localeCompare(b.playerName),
  );
}
