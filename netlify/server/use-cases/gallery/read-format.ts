import { fileTypeFromBuffer } from 'file-type';
import { formatOfType, type UploadFormat } from '#domain/gallery/upload-rules.ts';
import { readFirstBytes } from '../../gateways/storage.ts';

/** As many as file-type looks at. */
const FIRST_BYTES = 4100;

/** The format that a stored file's own bytes say; undefined for every file that the gallery does not take. */
export async function readFormat(path: string): Promise<UploadFormat | undefined> {
  const found = await fileTypeFromBuffer(await readFirstBytes(path, FIRST_BYTES));
  return found && formatOfType(found.mime);
}
