import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import type { WaiverSignature } from '#domain/registration/waiver-signature.ts';
import { writeSignedCopy } from '#pdf/signed-copy.ts';
import type { Attachment } from '../../gateways/mail.ts';
import { registrations, signedTexts, waiverSignatures } from '../../gateways/records.ts';
import type { PreparedMail } from '../mail/deliver-mail.ts';

/**
 * Makes the mail of the signed documents complete: one PDF for each text, from the records alone, so
 * that it shows what was signed and not what content says by now.
 * @throws Error when the registration or what it signed is gone; the mail then waits for staff
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
  const attachments = await Promise.all(
    hashes.map((sha256) => {
      const own = inOrder.filter(({ textSha256 }) => textSha256 === sha256);
      return writeAttachment(sha256, own, registration.number);
    }),
  );
  return { mail, attachments };
}

async function writeAttachment(
  sha256: string,
  signatures: readonly WaiverSignature[],
  number: string,
): Promise<Attachment> {
  const text = (await signedTexts().doc(sha256).get()).data();
  if (!text) throw new Error(`The signed text ${sha256} is not there`);
  return {
    filename: `${text.document}-${number}.pdf`,
    contentType: 'application/pdf',
    content: await writeSignedCopy(text, signatures, number),
  };
}
