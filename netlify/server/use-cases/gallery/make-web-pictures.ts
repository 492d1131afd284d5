import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../http/app-error.ts';

/** Of a picture on a card, on a large screen's card, and on the whole screen, in pixels. */
const WIDTHS = [1920, 960, 480];
const QUALITY = 80;

/** A picture for the web, without EXIF and whatever else cameras write into files. */
export interface WebPicture {
  bytes: Buffer;
  contentType: 'image/webp';
  width: number;
  height: number;
}

/**
 * The picture in up to three sizes, widest first, upright, and never wider than it is. sharp keeps no
 * metadata unless it is told to; its builds read no HEIC, which is decoded before.
 * @throws AppError conflict when it cannot be read as a picture
 */
export async function makeWebPictures(bytes: Buffer, contentType: string): Promise<WebPicture[]> {
  try {
    const picture = await openPicture(bytes, contentType);
    const { autoOrient } = await picture.metadata();
    const widths = [...new Set(WIDTHS.map((width) => Math.min(width, autoOrient.width)))];
    return await Promise.all(widths.map((width) => makeOne(picture.clone(), width)));
  } catch (cause) {
    throw new AppError(
      'conflict',
      'This file cannot be read as a picture. You can reject it, or ask its sender for another.',
      { cause },
    );
  }
}

async function openPicture(bytes: Buffer, contentType: string): Promise<Sharp> {
  if (!/^image\/hei[cf]/.test(contentType)) return sharp(bytes, { failOn: 'error' });
  // Turned upright by the decoder already.
  const { width, height, data } = await decodeHeic({ buffer: bytes });
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } });
}

async function makeOne(picture: Sharp, width: number): Promise<WebPicture> {
  const { data, info } = await picture
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, contentType: 'image/webp', width: info.width, height: info.height };
}
