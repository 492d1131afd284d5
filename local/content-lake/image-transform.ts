import sharp, { type Color, type Sharp } from 'sharp';
import { gatewayError, notImplemented } from './lake-error.ts';

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const;
type Fit = (typeof FITS)[number];
const FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const;
export type OutputFormat = (typeof FORMATS)[number];
const POSITIONS = ['top', 'bottom', 'left', 'right', 'center', 'entropy', 'focalpoint'] as const;
const KNOWN = 'w h q fit fm auto rect dpr crop fp-x fp-y bg flip or blur dl'.split(' ');

export interface ImageTransform {
  width: number | undefined;
  height: number | undefined;
  fit: Fit;
  crop: (typeof POSITIONS)[number];
  focalPoint: { x: number; y: number };
  rect: { left: number; top: number; width: number; height: number } | undefined;
  format: OutputFormat | undefined;
  autoFormat: boolean;
  quality: number;
  background: string | undefined;
  flip: string;
  rotate: number;
  blur: number;
}

/** Reads a Sanity image URL's query, in CSS pixels times `dpr`; 400 on nonsense, 501 on the unknown. */
export function parseTransform(query: URLSearchParams): ImageTransform {
  for (const name of query.keys()) {
    if (!KNOWN.includes(name)) throw notImplemented(`the image parameter "${name}"`);
  }
  const dpr = readNumber(query, 'dpr', 1, 3) ?? 1;
  const scale = (size: number | undefined) => (size === undefined ? size : Math.round(size * dpr));
  const background = query.get('bg');
  if (background !== null && !/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(background)) {
    throw gatewayError(400, 'Invalid bg: expected hex digits');
  }
  return {
    width: scale(readNumber(query, 'w', 1, 8192)),
    height: scale(readNumber(query, 'h', 1, 8192)),
    fit: readChoice(query, 'fit', FITS) ?? 'clip',
    crop: readChoice(query, 'crop', POSITIONS) ?? 'center',
    focalPoint: {
      x: readNumber(query, 'fp-x', 0, 1) ?? 0.5,
      y: readNumber(query, 'fp-y', 0, 1) ?? 0.5,
    },
    rect: readRect(query.get('rect')),
    format: readChoice(query, 'fm', FORMATS),
    autoFormat: readChoice(query, 'auto', ['format'] as const) === 'format',
    quality: readNumber(query, 'q', 0, 100) ?? 75,
    background: background === null ? undefined : `#${background}`,
    flip: readChoice(query, 'flip', ['h', 'v', 'hv'] as const) ?? '',
    rotate: Number(readChoice(query, 'or', ['0', '90', '180', '270'] as const) ?? 0),
    blur: readNumber(query, 'blur', 0, 2000) ?? 0,
  };
}

function readNumber(query: URLSearchParams, name: string, min: number, max: number) {
  const text = query.get(name);
  if (text === null) return undefined;
  const value = Number(text);
  if (text === '' || !(value >= min && value <= max)) {
    throw gatewayError(400, `Invalid ${name}: expected a number from ${min} to ${max}`);
  }
  return value;
}

function readChoice<T extends string>(query: URLSearchParams, name: string, choices: readonly T[]) {
  const value = query.get(name);
  const choice = choices.find((candidate) => candidate === value);
  if (value !== null && choice === undefined) {
    throw gatewayError(400, `Invalid ${name}: expected one of ${choices.join(', ')}`);
  }
  return choice;
}

function readRect(text: string | null): ImageTransform['rect'] {
  if (text === null) return undefined;
  const [left, top, width, height, ...more] = text.split(',').map(Number);
  const sizes = [left, top, width, height];
  if (more.length > 0 || !sizes.every((size) => Number.isInteger(size) && Number(size) >= 0)) {
    throw gatewayError(400, 'Invalid rect: expected left,top,width,height');
  }
  return { left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 };
}

/** Renders the transform: `rect` in source pixels first, then the size, then the output format. */
export async function renderImage(
  bytes: Buffer,
  transform: ImageTransform,
  format: OutputFormat,
): Promise<Buffer> {
  let image = sharp(bytes).autoOrient();
  const { autoOrient: source } = await sharp(bytes).metadata();
  const { rect } = transform;
  if (rect !== undefined) {
    if (rect.left + rect.width > source.width || rect.top + rect.height > source.height) {
      throw gatewayError(400, 'Invalid rect: outside the image');
    }
    if (rect.width === 0 || rect.height === 0) throw gatewayError(400, 'Invalid rect: empty');
    image = image.extract(rect);
  }
  image = resize(image, transform, rect ?? source);
  if (transform.flip.includes('h')) image = image.flop();
  if (transform.flip.includes('v')) image = image.flip();
  if (transform.blur > 0) image = image.blur(0.3 + transform.blur / 20);
  if (transform.background !== undefined)
    image = image.flatten({ background: transform.background });
  const out = sharp(await image.png({ compressionLevel: 0 }).toBuffer()).rotate(transform.rotate);
  return encode(out, transform.quality, format).toBuffer();
}

function resize(
  image: Sharp,
  transform: ImageTransform,
  from: { width: number; height: number },
): Sharp {
  const { width, height, fit } = transform;
  if (width === undefined && height === undefined) return image;
  const size = {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  };
  const background = transform.background ?? { r: 255, g: 255, b: 255, alpha: 0 };
  switch (fit) {
    case 'clip':
      return image.resize({ ...size, fit: 'inside' });
    case 'max':
      return image.resize({ ...size, fit: 'inside', withoutEnlargement: true });
    case 'scale':
      return image.resize({ ...size, fit: 'fill' });
    case 'fill':
      return image.resize({ ...size, fit: 'contain', background });
    case 'fillmax':
      return fillWithoutEnlarging(image, transform, from, background);
    case 'crop':
      return cover(image, transform, from, size);
    case 'min': {
      const shrink = Math.min(1, from.width / (width ?? 1), from.height / (height ?? 1));
      return cover(image, transform, from, {
        ...(width === undefined ? {} : { width: Math.round(width * shrink) }),
        ...(height === undefined ? {} : { height: Math.round(height * shrink) }),
      });
    }
  }
}

function fillWithoutEnlarging(
  image: Sharp,
  { width, height }: ImageTransform,
  from: { width: number; height: number },
  background: Color,
): Sharp {
  const box = { width: width ?? from.width, height: height ?? from.height };
  const scale = Math.min(1, box.width / from.width, box.height / from.height);
  const inner = { width: Math.round(from.width * scale), height: Math.round(from.height * scale) };
  const left = Math.floor((box.width - inner.width) / 2);
  const top = Math.floor((box.height - inner.height) / 2);
  const right = box.width - inner.width - left;
  const bottom = box.height - inner.height - top;
  return image.resize({ ...inner, fit: 'fill' }).extend({ left, top, right, bottom, background });
}

/** Fills the size and cuts what is over, around the side or the point that `crop` names. */
function cover(
  image: Sharp,
  { crop, focalPoint }: ImageTransform,
  from: { width: number; height: number },
  size: { width?: number; height?: number },
): Sharp {
  const { width, height } = size;
  if (crop !== 'focalpoint' || width === undefined || height === undefined) {
    return image.resize({
      ...size,
      fit: 'cover',
      position: crop === 'focalpoint' ? 'center' : crop,
    });
  }
  const scale = Math.max(width / from.width, height / from.height);
  const scaled = {
    width: Math.max(width, Math.round(from.width * scale)),
    height: Math.max(height, Math.round(from.height * scale)),
  };
  const place = (point: number, all: number, part: number) =>
    Math.min(all - part, Math.max(0, Math.round(point * all - part / 2)));
  return image.resize({ ...scaled, fit: 'fill' }).extract({
    left: place(focalPoint.x, scaled.width, width),
    top: place(focalPoint.y, scaled.height, height),
    width,
    height,
  });
}

function encode(image: Sharp, quality: number, format: OutputFormat): Sharp {
  switch (format) {
    case 'jpg':
    case 'pjpg':
      return image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: Math.max(1, quality), progressive: format === 'pjpg' });
    case 'png':
      return image.png();
    case 'webp':
      return image.webp({ quality: Math.max(1, quality) });
    case 'avif':
      return image.avif({ quality: Math.max(1, quality), effort: 2 });
  }
}
