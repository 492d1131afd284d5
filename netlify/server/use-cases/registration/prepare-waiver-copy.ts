import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { DEFAULT_LANGUAGE } from '#words/language.ts';
import { registrations, waiverSignatures } from '../../gateways/records.ts';
import type { PreparedMail } from '../mail/deliver-mail.ts';
import { makeSignedCopies } from './make-signed-copies.ts';

/**
 * Makes the email of the signed documents complete: one PDF for each text.
 * @throws Error when the registration or what it signed is gone; the email then waits for staff
 */
export async function prepareWaiverCopy(mail: OutboxMail): Promise<PreparedMail> {
  const registrationId = mail.data.registrationId ?? '';
  const registration = (await registrations().doc(registrationId).get()).data();
  if (!registration) throw new Error(`Registration ${registrationId} is not there`);
  const found = await waiverSignatures().where('registrationId', '==', registrationId).get();
  const signatures = found.docs.map((doc) => doc.data());
  if (signatures.length === 0) throw new Error(`Registration ${registrationId} has no signatures`);
  const language = mail.language ?? DEFAULT_LANGUAGE;
  return { mail, attachments: await makeSignedCopies(signatures, registration, language) };
}
