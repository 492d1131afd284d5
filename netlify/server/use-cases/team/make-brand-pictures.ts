import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import {
  type BrandFile,
  brandPictureId,
  ICON_SIDES,
  type IconSide,
  LOGO_SPACES,
  type LogoPlace,
  logoSize,
  type Size,
} from '#domain/team/brand-picture.ts';
import { isSvg, refuseSvg } from '#domain/team/svg-rules.ts';
import { messages } from '#words/office/refusals/team.ts';
import { AppError } from '../../core/app-error.ts';

/** The longer side of a PNG, in pixels: the largest icon is drawn of it. */
const SMALLEST = 256;
const LARGEST = 4096;
/** How much longer than the other a side may be. */
const WIDEST = 6;
/** The longer side that everything is made of. */
const DRAWN = 1024;
/** After so long a step is ended, and the file refused. */
const STEP_SECONDS = 6;
/** Of an SVG at 72 pixels to the inch; libvips takes no more than the second. */
const [SVG_DENSITY, MOST_DENSITY] = [72, 100_000];
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const PAPER = '#ffffff';
/** A phone's home screen has no transparency, and rounds the corners. */
const HOME_SCREEN: IconSide = 180;

export interface BrandPictures {
  id: string;
  /** PNG each. */
  files: readonly { name: BrandFile; bytes: Buffer }[];
}

/**
 * Everything that is shown of an uploaded logo or icon. An SVG is drawn and never kept; of a PNG only
 * its pixels are. @throws AppError invalid_input naming what is wrong with the file
 */
export async function makeBrandPictures(upload: Buffer): Promise<BrandPictures> {
  try {
    const source = await draw(upload);
    const { width, height } = await source.metadata();
    const id = brandPictureId(hashOf(upload), { width, height });
    const logos = (Object.keys(LOGO_SPACES) as LogoPlace[]).map(async (place) => {
      const bytes = await drawWithin(source, logoSize(id, place).file).toBuffer();
      return { name: `${place}.png` as const, bytes };
    });
    const icons = ICON_SIDES.map(async (side) => {
      const bytes = await icon(source, side).toBuffer();
      return { name: `icon-${side}.png` as const, bytes };
    });
    return { id, files: await Promise.all([...logos, ...icons]) };
  } catch (cause) {
    throw cause instanceof AppError ? cause : refuse(messages.picture.unreadable, cause);
  }
}

/** What is uploaded as one picture of known size, checked from its first bytes to its pixels. */
async function draw(upload: Buffer): Promise<Sharp> {
  const { width, height, density } = isPng(upload)
    ? await checkPng(upload)
    : await checkSvg(upload);
  const longer = Math.max(width, height);
  if (longer > LARGEST)
    throw refuse(messages.picture.tooManyPixels(LARGEST.toLocaleString('en-US')));
  if (longer > WIDEST * Math.min(width, height)) throw refuse(messages.picture.tooNarrow(WIDEST));
  const pixels = await sharp(upload, {
    failOn: 'error',
    limitInputPixels: LARGEST * LARGEST,
    ...(density && { density: Math.min((density * DRAWN) / longer, MOST_DENSITY) }),
  })
    .resize({ width: DRAWN, height: DRAWN, fit: 'inside', withoutEnlargement: !density })
    .toColourspace('srgb')
    .ensureAlpha()
    .timeout({ seconds: STEP_SECONDS })
    .png()
    .toBuffer();
  const drawn = sharp(pixels);
  const { channels } = await drawn.stats();
  if (channels.at(-1)?.max === 0) throw refuse(messages.picture.blank);
  return drawn;
}

async function checkPng(upload: Buffer): Promise<Size & { density?: undefined }> {
  if (upload.includes('acTL')) throw refuse(messages.picture.moves);
  const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata();
  if (Math.max(width, height) < SMALLEST) throw refuse(messages.picture.tooFewPixels(SMALLEST));
  return { width, height };
}

async function checkSvg(upload: Buffer): Promise<Size & { density: number }> {
  const text = textOf(upload);
  if (text === undefined || !isSvg(text)) throw refuse(messages.picture.otherType);
  const refused = refuseSvg(text);
  if (refused) throw refuse(refused);
  const given = sharp(upload, { density: SVG_DENSITY, limitInputPixels: false });
  const { width, height } = await given.metadata();
  return { width, height, density: SVG_DENSITY };
}

function drawWithin(source: Sharp, size: Size): Sharp {
  return source
    .clone()
    .resize({ ...size, fit: 'contain', background: CLEAR })
    .png();
}

function icon(source: Sharp, side: IconSide): Sharp {
  if (side !== HOME_SCREEN) return drawWithin(source, { width: side, height: side });
  const margin = Math.round(side / 10);
  const inner = side - 2 * margin;
  return source
    .clone()
    .flatten({ background: PAPER })
    .resize({ width: inner, height: inner, fit: 'contain', background: PAPER })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: PAPER })
    .png();
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const isPng = (bytes: Buffer) => bytes.subarray(0, PNG_START.length).equals(PNG_START);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function refuse(message: string, cause?: unknown): AppError {
  return new AppError('invalid_input', message, { fields: { data: message }, cause });
}
