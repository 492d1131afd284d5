import sharp, { type Sharp } from 'sharp';
import { type Format, type ImageParameters, Refusal } from './parameters.ts';

const MAX_PIXELS = 64_000_000;
const SECONDS = 30;
/** sharp's names of what Image CDN reads and gives. */
const READABLE: Record<string, Format> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
};

/**
 * Makes the picture that is asked for, upright and without what cameras write into files.
 * @param accept of the request: without `fm` WebP where it is taken, else AVIF, else as it was
 * @throws Refusal 415 for what is no picture, 501 for an original of which Netlify does not say what it does
 */
export async function renderPicture(
  bytes: Buffer,
  parameters: ImageParameters,
  accept: string,
): Promise<{ bytes: Buffer; format: Format }> {
  const { format: type, autoOrient } = await readHeader(bytes);
  const own = READABLE[type];
  if (!own) {
    throw new Refusal(
      501,
      `What Image CDN does with an original of type ${type} is not documented.`,
    );
  }
  const { width, height } = parameters;
  if ((width ?? 0) > autoOrient.width || (height ?? 0) > autoOrient.height) {
    const size = `${autoOrient.width} × ${autoOrient.height}`;
    throw new Refusal(501, `The original has ${size} pixels; enlarging it is not implemented.`);
  }
  const format = parameters.format ?? negotiate(accept) ?? own;
  const picture = resize(sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient(), parameters);
  const made = await encode(picture, format, parameters.quality)
    .timeout({ seconds: SECONDS })
    .toBuffer()
    .catch((error: Error) => {
      throw new Refusal(415, `The original cannot be read: ${error.message}`);
    });
  return { bytes: made, format };
}

/** As documented: WebP first, although AVIF is lighter. */
export function negotiate(accept: string): Format | undefined {
  if (accept.includes('image/webp')) return 'webp';
  return accept.includes('image/avif') ? 'avif' : undefined;
}

async function readHeader(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  } catch {
    throw new Refusal(415, 'The original is not a picture.');
  }
}

function resize(picture: Sharp, { width, height, fit, position }: ImageParameters): Sharp {
  if (width === undefined && height === undefined) return picture;
  const size = { ...(width && { width }), ...(height && { height }) };
  return picture.resize({ ...size, fit: fit === 'contain' ? 'inside' : fit, position });
}

function encode(picture: Sharp, format: Format, quality: number): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality });
    case 'webp':
      return picture.webp({ quality });
    case 'png':
      return picture.png();
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality });
  }
}
