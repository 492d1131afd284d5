import { bytesOf } from '#domain/gallery/hidden-data/apply-patches.ts';
import { findHiddenData } from '#domain/gallery/hidden-data/find-hidden-data.ts';

/**
 * A video without what the camera wrote beside pictures and sound, such as where it was filmed; as long as
 * it was. Only the parts that say how it is built are read. Undefined where nobody can tell what is hidden
 * in it. @throws DOMException where the file cannot be read
 */
export async function cleanVideo(file: Blob, type: string): Promise<Blob | undefined> {
  const patches = await findHiddenData(
    type,
    file.size,
    async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  );
  if (!patches) return undefined;
  const parts: BlobPart[] = [];
  let at = 0;
  for (const patch of patches) {
    parts.push(file.slice(at, patch.start), bytesOf(patch));
    at = patch.end;
  }
  return new Blob([...parts, file.slice(at)], { type });
}
