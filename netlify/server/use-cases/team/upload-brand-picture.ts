import { MAX_BRAND_BYTES } from '#contracts/team/brand.ts';
import { brandPath } from '#domain/team/brand-picture.ts';
import { messages } from '#words/office/refusals/team.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { auditLog } from '../../gateways/records.ts';
import { writeFile } from '../../gateways/storage.ts';
import { auditEntry } from '../records/audit.ts';
import { makeBrandPictures } from './make-brand-pictures.ts';

/**
 * Stores the pictures that are made of an uploaded logo or icon. The same file again is the same pictures.
 * @param data the file in Base64
 * @returns the id under which they are kept
 * @throws AppError invalid_input where the file cannot be taken
 */
export async function uploadBrandPicture(
  data: string,
  { account, now }: { account: Account; now: Date },
): Promise<{ id: string }> {
  const upload = Buffer.from(data, 'base64');
  if (upload.byteLength > MAX_BRAND_BYTES) {
    throw new AppError('invalid_input', messages.tooLarge, { fields: { data: messages.tooLarge } });
  }
  const { id, files } = await makeBrandPictures(upload);
  await Promise.all(
    files.map(({ name, bytes }) => writeFile(brandPath(id, name), bytes, 'image/png')),
  );
  const entry = auditEntry(account, 'team.pictureUploaded', `brand/${id}`, now);
  await auditLog().doc(entry.id).create(entry);
  return { id };
}
