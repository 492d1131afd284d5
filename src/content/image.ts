import { createImageUrlBuilder } from '@sanity/image-url';
import * as z from 'zod/mini';
import { readContentEnv } from './env.ts';

/** 'image-<sha1>-<width>x<height>-<extension>': Sanity writes the picture's size into its id. */
const ASSET_REFERENCE = /^image-[0-9a-f]+-(\d+)x(\d+)-[a-z0-9]+$/;

/** An image field of content: its asset and the words for those who do not see it. */
export const ImageFieldSchema = z.object({
  alt: z.string('alternative text is missing').check(z.minLength(1, 'alternative text is missing')),
  asset: z.object(
    { _ref: z.string().check(z.regex(ASSET_REFERENCE, 'is not a picture')) },
    'has no picture',
  ),
});
export type ImageField = z.infer<typeof ImageFieldSchema>;

/** A picture ready for `<img>`: the size is that of the original, for the space it takes. */
export interface ContentImage {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The same picture in several widths, for screens of several sizes. Drawings have none. */
  srcset?: string;
}

export interface ImageUrlOptions {
  /** In CSS pixels; the picture keeps its proportions. Left out for drawings (SVG), which have no pixels. */
  width?: number;
}

function imageBuilder(image: ImageField) {
  const env = readContentEnv(process.env);
  return createImageUrlBuilder({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    baseUrl: env.SANITY_IMAGE_BASE_URL,
  }).image(image.asset._ref);
}

/** The address of a picture, from the image host of the environment. */
export function imageUrl(image: ImageField, { width }: ImageUrlOptions = {}): string {
  const builder = imageBuilder(image);
  const isDrawing = image.asset._ref.endsWith('-svg');
  return isDrawing || !width ? builder.url() : builder.width(width).auto('format').url();
}

/** A picture for social networks, which show no drawings: 1200 × 630 pixels, as they cut it anyway. */
export function socialImageUrl(image: ImageField): string {
  return imageBuilder(image).width(1200).height(630).fit('crop').format('png').url();
}

/**
 * The picture with the space it needs.
 * @param options.widths in pixels, smallest first: the choice that `srcset` gives the browser
 */
export function readImage(
  image: ImageField,
  { widths = [], ...options }: ImageUrlOptions & { widths?: readonly number[] } = {},
): ContentImage {
  const [, width, height] = ASSET_REFERENCE.exec(image.asset._ref) ?? [];
  const srcset = describeWidths(image, widths, Number(width));
  return {
    src: imageUrl(image, options),
    alt: image.alt,
    width: Number(width),
    height: Number(height),
    ...(srcset && { srcset }),
  };
}

/** Nothing wider than the original, which would only weigh more. */
function describeWidths(image: ImageField, widths: readonly number[], ownWidth: number): string {
  if (image.asset._ref.endsWith('-svg')) return '';
  const offered = widths.filter((width) => width <= ownWidth);
  return offered.map((width) => `${imageUrl(image, { width })} ${width}w`).join(', ');
}
