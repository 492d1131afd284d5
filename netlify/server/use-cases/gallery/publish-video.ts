import { bytesOf } from '#domain/gallery/hidden-data/apply-patches.ts';
import type { ReadBytes } from '#domain/gallery/hidden-data/file-parts.ts';
import { findHiddenData } from '#domain/gallery/hidden-data/find-hidden-data.ts';
import { messages } from '#words/office/refusals/submissions.ts';
import { AppError } from '../../core/app-error.ts';
import { copyFile, readFile, readPart, writePublicFile } from '../../gateways/storage.ts';

/** Reads of parts, after which the whole file is had at once: a file of few parts takes some ten. */
const MAX_READS = 40;

/**
 * Publishes a video without what a camera writes into it, such as where it was filmed. Our own upload page
 * has blanked that before the video was sent, and then it is copied as it is.
 * @throws AppError conflict where nobody can tell what is hidden in it
 */
export async function publishVideo(
  { path: from, size, contentType }: { path: string; size: number; contentType: string },
  to: string,
): Promise<void> {
  const patches = await findHiddenData(contentType, size, readerOf(from));
  if (!patches) throw new AppError('conflict', messages.hiddenPlace);
  if (patches.length === 0) return copyFile(from, to, contentType);
  const bytes = await readFile(from);
  for (const patch of patches) bytes.set(bytesOf(patch), patch.start);
  await writePublicFile(to, bytes, contentType);
}

function readerOf(path: string): ReadBytes {
  let reads = 0;
  let whole: Promise<Buffer> | undefined;
  return async (start, end) => {
    reads += 1;
    if (reads <= MAX_READS) return readPart(path, { start, end: end - 1 });
    whole ??= readFile(path);
    return (await whole).subarray(start, end);
  };
}
