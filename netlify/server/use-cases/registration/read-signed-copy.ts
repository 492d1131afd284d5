import { DEFAULT_LANGUAGE } from '#words/language.ts';
import { messages } from '#words/office/refusals/records.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readOne } from '../../core/broken-records.ts';
import { auditLog, registrations, waiverSignatures } from '../../gateways/records.ts';
import { auditEntry } from '../records/audit.ts';
import { readRecord } from '../records/office-record.ts';
import { makeSignedCopies } from './make-signed-copies.ts';

/**
 * The PDF of what was signed, with the text and the signatures that the guardian was emailed, for as long as they
 * are kept: neither player nor registration need be there. It is in the language of the form; the family's may
 * have been corrected since. Who asks stands in the audit log before it is answered: without the
 * entry there is no answer.
 * @param id of the signature; the others of the registration under the same text come along
 * @throws AppError not_found
 */
export async function readSignedCopy(
  id: string,
  actor: Account,
  now: Date,
): Promise<{ filename: string; pdf: string }> {
  const signature = await readRecord(waiverSignatures(), id);
  const { registrationId, textSha256, translation, document } = signature;
  const [doc, found] = await Promise.all([
    registrations().doc(registrationId).get(),
    waiverSignatures().where('registrationId', '==', registrationId).get(),
  ]);
  const registration = readOne(doc);
  const signatures = found.docs
    .map((one) => one.data())
    .filter((one) => one.textSha256 === textSha256);
  const language = registration?.payer.language ?? translation?.language ?? DEFAULT_LANGUAGE;
  const [copy] = await makeSignedCopies(signatures, registration, language);
  if (!copy) throw new AppError('not_found', messages.gone);
  const subject = `registrations/${registrationId}`;
  const entry = auditEntry(actor, 'signedCopy.read', subject, now, {}, { document });
  await auditLog().doc(entry.id).create(entry);
  return { filename: copy.filename, pdf: Buffer.from(copy.content).toString('base64') };
}
