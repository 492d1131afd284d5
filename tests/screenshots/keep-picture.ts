import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** So that the docs load fast, and Git stays small. */
const MOST_BYTES = 120_000;
const QUALITIES = [85, 75, 65, 50];
/** Of 255: packing alone changes no pixel's color by as much. */
const SAME_COLOR = 48;
/** Parts of the whole: less than one changed word. */
const SAME_PICTURE = 0.00005;

/**
 * Writes a picture as WebP, as good as fits into `MOST_BYTES`. One that shows the same as the file that is
 * there leaves it alone, so that Git sees what has really changed.
 * @throws Error when it does not fit at the lowest quality
 */
export async function keepPicture(
  png: Uint8Array,
  file: string,
): Promise<{ bytes: number; changed: boolean }> {
  const before = await readFile(file).catch(() => undefined);
  if (before && (await looksTheSame(before, png))) return { bytes: before.length, changed: false };
  for (const quality of QUALITIES) {
    const packed = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (packed.length > MOST_BYTES) continue;
    await writeFile(file, packed);
    return { bytes: packed.length, changed: true };
  }
  throw new Error(`${file} is larger than ${MOST_BYTES} bytes: show less of the page.`);
}

async function looksTheSame(one: Uint8Array, other: Uint8Array): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map(readPixels));
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 1) {
    if (Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > SAME_COLOR) different += 1;
  }
  return different / a.data.length < SAME_PICTURE;
}

function readPixels(file: Uint8Array) {
  return sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
