import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import type { WaiverSignature } from '#domain/registration/waiver-signature.ts';
import type { PdfPicture } from '#pdf/pdf-writer.ts';
import { writeSignedCopy } from '#pdf/signed-copy.ts';
import { DEFAULT_LANGUAGE } from '#words/language.ts';
import { inLanguageOf } from '../../core/language.ts';
import type { Attachment } from '../../gateways/mail.ts';
import { registrations, signedTexts, waiverSignatures } from '../../gateways/records.ts';
import type { PreparedMail } from '../mail/deliver-mail.ts';
import { readPdfLogo } from '../team/read-pdf-logo.ts';

/**
 * Makes the email of the signed documents complete: one PDF for each text, from the records alone, so
 * that it shows what was signed and not what content says by now.
 * @throws Error when the registration or what it signed is gone; the email then waits for staff
 */
export async function prepareWaiverCopy(mail: OutboxMail): Promise<PreparedMail> {
  const registrationId = mail.data.registrationId ?? '';
  const registration = (await registrations().doc(registrationId).get()).data();
  if (!registration) throw new Error(`Registration ${registrationId} is not there`);
  const found = await waiverSignatures().where('registrationId', '==', registrationId).get();
  const signatures = found.docs.map((doc) => doc.data());
  const inOrder = registration.players.flatMap(({ profileId }) =>
    signatures.filter((signature) => signature.profileId === profileId),
  );
  const hashes = [...new Set(inOrder.map(({ textSha256 }) => textSha256))];
  if (hashes.length === 0) throw new Error(`Registration ${registrationId} has no signatures`);
  const logo = await readPdfLogo();
  const attachments = await Promise.all(
    hashes.map((sha256) => {
      const own = inOrder.filter(({ textSha256 }) => textSha256 === sha256);
      return inLanguageOf(mail.language ?? DEFAULT_LANGUAGE, () =>
        writeAttachment(sha256, own, registration.number, logo),
      );
    }),
  );
  return { mail, attachments };
}

async function writeAttachment(
  sha256: string,
  signatures: readonly WaiverSignature[],
  number: string,
  logo: PdfPicture | undefined,
): Promise<Attachment> {
  const text = (await signedTexts().doc(sha256).get()).data();
  if (!text) throw new Error(`The signed text ${sha256} is not there`);
  return {
    filename: `${text.document}-${number}.pdf`,
    contentType: 'application/pdf',
    content: await writeSignedCopy(text, signatures, number, logo),
  };
}
