import sharp, { type Sharp } from 'sharp';
import { messages } from '#words/office/refusals/submissions.ts';
import { AppError } from '../../core/app-error.ts';

/** Of a picture on a card, on a large screen's card, and on the whole screen, in pixels. */
const WIDTHS = [1920, 960, 480];
/** Of the picture that a reviewer is shown. */
export const WIDEST: readonly number[] = WIDTHS.slice(0, 1);
/** Of the picture in a row of the reviewers' table. */
export const SMALLEST: readonly number[] = [160];
const QUALITY = 80;
/** Above every camera that fits 10 MB, below what a function's memory can hold; a HEIC is held whole. */
const MAX_PIXELS = 64_000_000;
const MAX_HEIC_PIXELS = 50_000_000;
/** After so long a step in libvips is ended, and the picture refused. */
const STEP_SECONDS = 12;

/** A picture for the web, without EXIF and whatever else cameras write into files. */
export interface WebPicture {
  bytes: Buffer;
  contentType: 'image/webp';
  width: number;
  height: number;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * The picture in up to three sizes, widest first, upright, and never wider than it is. sharp keeps no
 * metadata unless it is told to; its builds read no HEIC, which is decoded before. One picture and one
 * size at a time: several large ones at once would end the function for want of memory.
 * @param widths those that are wanted, widest first, in pixels
 * @throws AppError conflict when it cannot be read as a picture, is too large, or takes too long
 */
export function makeWebPictures(
  bytes: Buffer,
  contentType: string,
  widths: readonly number[] = WIDTHS,
): Promise<WebPicture[]> {
  const made = last.then(() => makeAll(bytes, contentType, widths));
  last = made.catch(() => undefined);
  return made;
}

async function makeAll(
  bytes: Buffer,
  contentType: string,
  widths: readonly number[],
): Promise<WebPicture[]> {
  try {
    const widest = await shrink(await openPicture(bytes, contentType), Math.max(...widths));
    const { data, info } = widest;
    const { width: own, height, channels } = info;
    const pictures: WebPicture[] = [];
    for (const width of new Set(widths.map((wanted) => Math.min(wanted, own)))) {
      const picture = sharp(data, { raw: { width: own, height, channels } });
      pictures.push(await encode(picture, width));
    }
    return pictures;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('conflict', messages.unreadable, { cause });
  }
}

async function openPicture(bytes: Buffer, contentType: string): Promise<Sharp> {
  if (/^image\/hei[cf]/.test(contentType)) return openHeic(bytes);
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS });
  // Read from the header: a small file can claim to be a picture that fills all memory.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  refuseTooLarge(width * height, MAX_PIXELS);
  return picture;
}

async function openHeic(bytes: Buffer): Promise<Sharp> {
  // Loaded with the first HEIC: it begins with compiling a megabyte of WebAssembly.
  const { all: readHeic } = await import('heic-decode');
  const pictures = await readHeic({ buffer: bytes });
  try {
    const [first] = pictures;
    if (!first) throw new Error('This HEIC holds no picture.');
    refuseTooLarge(first.width * first.height, MAX_HEIC_PIXELS);
    // Turned upright by the decoder already.
    const { width, height, data } = await first.decode();
    const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    return sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: MAX_PIXELS });
  } finally {
    pictures.dispose();
  }
}

function refuseTooLarge(pixels: number, most: number): void {
  if (pixels <= most) return;
  const megapixels = (count: number) => Math.round(count / 1_000_000).toLocaleString('en-US');
  throw new AppError('conflict', messages.tooLarge(megapixels(pixels), megapixels(most)));
}

/** The one time that the whole picture is decoded. */
function shrink(picture: Sharp, width: number) {
  return picture
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: STEP_SECONDS })
    .toBuffer({ resolveWithObject: true });
}

async function encode(picture: Sharp, width: number): Promise<WebPicture> {
  const { data, info } = await picture
    .resize({ width })
    .webp({ quality: QUALITY })
    .timeout({ seconds: STEP_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, contentType: 'image/webp', width: info.width, height: info.height };
}
