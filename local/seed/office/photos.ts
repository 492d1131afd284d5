import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { DemoFile } from './submissions.ts';

const IMAGES = new URL('../images/', import.meta.url);
const VIDEOS = new URL('../videos/', import.meta.url);

/** The bytes of a file that was sent in or is published. */
export async function makeFile({ source, size, contentType, spoilt }: DemoFile): Promise<Buffer> {
  if (!size) return readFile(new URL(source, VIDEOS));
  const drawn = sharp(fileURLToPath(new URL(source, IMAGES))).resize({ ...size, fit: 'cover' });
  if (spoilt) drawn.blur(14).modulate({ brightness: 0.3 });
  return contentType === 'image/webp'
    ? drawn.webp({ quality: 80, effort: 0 }).toBuffer()
    : drawn.flatten({ background: 'white' }).jpeg({ quality: 82 }).toBuffer();
}
