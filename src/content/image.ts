import * as z from 'zod/mini';
import { type PictureWidth, pictureAddress } from '#domain/pictures/picture-address.ts';

/** 'image-<sha1>-<width>x<height>-<extension>': Sanity writes the picture's size into its id. */
const ASSET_REFERENCE = /^image-([0-9a-f]+)-(\d+)x(\d+)-([a-z0-9]+)$/;

/** An image field of content: its asset and the words for those who do not see it. */
export const ImageFieldSchema = z.object({
  alt: z.string('alternative text is missing').check(z.minLength(1, 'alternative text is missing')),
  asset: z.object(
    { _ref: z.string().check(z.regex(ASSET_REFERENCE, 'is not a picture')) },
    'has no picture',
  ),
});
/**
 * A picture that staff may leave out, null without one. “Remove” in the Studio takes the asset alone and leaves
 * the words.
 */
export const OptionalImageSchema = z.pipe(
  z.pipe(
    z.nullish(z.looseObject({ asset: z.nullish(z.unknown()) })),
    z.transform((image) => (image?.asset ? image : null)),
  ),
  z.nullable(ImageFieldSchema),
);
export type ImageField = z.infer<typeof ImageFieldSchema>;

/** A picture ready for `<img>`: the size is that of the original, for the space it takes. */
export interface ContentImage {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The same picture in several widths, for screens of several sizes. */
  srcset?: string;
  /** The same as AVIF, for `<source>`: a quarter lighter than WebP. Of pictures that are seen first. */
  avif?: string | undefined;
}

interface ImageOptions {
  /** What `srcset` offers, narrowest first; `src` is the last of them. */
  widths: readonly PictureWidth[];
  /** Offered as AVIF, too. */
  first?: boolean;
}

/** The picture with the space it needs, from our own address. */
export function readImage(image: ImageField, { widths, first }: ImageOptions): ContentImage {
  const { file, ...original } = readReference(image);
  const candidates = listCandidates(file, original.width, widths);
  const [widest] = candidates.slice(-1);
  const listAddresses = (format?: 'avif') =>
    candidates
      .map(({ name, pixels }) => `${pictureAddress(file, name, format)} ${pixels}w`)
      .join(', ');
  return {
    src: pictureAddress(file, widest?.name ?? 'full'),
    alt: image.alt,
    ...original,
    ...(candidates.length > 1 && { srcset: listAddresses() }),
    ...(first && { avif: listAddresses('avif') }),
  };
}

/** The address of a picture in one width, or as wide as it is where it is narrower. */
export function imageUrl(image: ImageField, width: PictureWidth): string {
  return readImage(image, { widths: [width] }).src;
}

/** A picture for social networks, 1200 × 630 pixels, as they cut it anyway; without our origin. */
export function socialImageUrl(image: ImageField): string {
  return pictureAddress(readReference(image).file, 'social');
}

/** Nothing wider than the original, which would only weigh more: that comes last, as it is. */
function listCandidates(file: string, own: number, widths: readonly PictureWidth[]) {
  // A drawing is as sharp as one likes.
  const offered = file.endsWith('.svg') ? widths : widths.filter((width) => width <= own);
  const candidates: { name: PictureWidth | 'full'; pixels: number }[] = offered.map((width) => ({
    name: width,
    pixels: width,
  }));
  const isCut = offered.length < widths.length && offered.at(-1) !== own;
  return isCut ? [...candidates, { name: 'full' as const, pixels: own }] : candidates;
}

function readReference(image: ImageField) {
  const [, hash, width, height, extension] = ASSET_REFERENCE.exec(image.asset._ref) ?? [];
  return {
    file: `${hash}-${width}x${height}.${extension}`,
    width: Number(width),
    height: Number(height),
  };
}
