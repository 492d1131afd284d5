import type { Patch } from './file-parts.ts';

/** The bytes of a patch. */
export function bytesOf({ start, end, text }: Patch): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(end - start);
  for (let index = 0; text && index < text.length; index += 1)
    bytes[index] = text.charCodeAt(index);
  return bytes;
}
