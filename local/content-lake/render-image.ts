import sharp, { type Color, type Sharp } from 'sharp';
import type { ImageTransform, OutputFormat } from './image-transform.ts';
import { gatewayError } from './lake-error.ts';

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
