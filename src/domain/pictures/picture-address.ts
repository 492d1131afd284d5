/*
 * The short addresses of pictures on our own site, and what stands behind them: Netlify's Image CDN, which
 * fetches the original from the content's image host, makes it smaller, and keeps what it has made. One
 * rewrite a width, in the one form that Netlify documents (`/…/* → /.netlify/images?url=…/:splat&w=…`).
 */

/** What is offered, in pixels. A page chooses from these. */
const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 1080, 1280, 1600, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** As networks and chats show a link: cut to 1200 × 630. */
const SOCIAL = 'w=1200&h=630&fit=cover&fm=jpg';
/** Looks as WebP does in Netlify's 75, and is a quarter lighter. */
const AVIF = 'fm=avif&q=50';
/** A drawing (SVG) is made a picture of this width by the image host first: Image CDN takes pixels. */
const DRAWN_WIDTH = 1920;

/** Where originals lie. */
export interface PictureSource {
  /** Origin of the image host, 'https://cdn.sanity.io'. */
  base: string;
  project: string;
  dataset: string;
}

/** A rewrite, as `_redirects` has it. */
export interface PictureRule {
  /** '/img/640/*' */
  from: string;
  /** '/.netlify/images?url=…:splat&w=640' */
  to: string;
}

/** Where they lie, by the environment of the build: Sanity, unless it says otherwise. */
export function pictureSource(env: Record<string, string | undefined>): PictureSource {
  return {
    base: env.SANITY_IMAGE_BASE_URL || 'https://cdn.sanity.io',
    project: env.SANITY_PROJECT_ID ?? '',
    dataset: env.SANITY_DATASET ?? '',
  };
}

const isDrawing = (file: string): boolean => file.endsWith('.svg');

/**
 * The address of a picture in one width.
 * @param file its name at the image host, '<sha1>-<width>x<height>.<extension>'
 * @param width 'full' keeps the width it has, for pictures smaller than the smallest offered
 * @param format left out: whatever the browser takes, which is WebP in all that know AVIF, too
 */
export function pictureAddress(
  file: string,
  width: PictureWidth | 'full' | 'social',
  format?: 'avif',
): string {
  return `/img/${isDrawing(file) ? 'drawn-' : ''}${format ? `${format}-` : ''}${width}/${file}`;
}

/** The rewrites behind all addresses that `pictureAddress` gives. */
export function pictureRules(source: PictureSource): PictureRule[] {
  const sizes: [string, string][] = [
    ...PICTURE_WIDTHS.flatMap((width): [string, string][] => [
      [`${width}`, `w=${width}`],
      [`avif-${width}`, `w=${width}&${AVIF}`],
    ]),
    ['full', 'q=75'],
    ['avif-full', AVIF],
    ['social', SOCIAL],
  ];
  const folder = encodeURIComponent(`${folderOf(source)}/`);
  const drawn = encodeURIComponent(`?fm=png&w=${DRAWN_WIDTH}`);
  return sizes.flatMap(([name, change]) => [
    { from: `/img/${name}/*`, to: `/.netlify/images?url=${folder}:splat&${change}` },
    { from: `/img/drawn-${name}/*`, to: `/.netlify/images?url=${folder}:splat${drawn}&${change}` },
  ]);
}

/**
 * The pattern of originals that Image CDN may fetch: those of this dataset and no others. A file's name alone,
 * since nothing says whether `..` and `%2e%2e` in an address are resolved before it is compared or after.
 */
export function remoteImages(source: PictureSource): string[] {
  return [
    `^${folderOf(source).replaceAll('.', String.raw`\.`)}/${String.raw`[\w-]+\.\w+(\?.*)?$`}`,
  ];
}

function folderOf({ base, project, dataset }: PictureSource): string {
  return `${new URL(base).origin}/images/${project}/${dataset}`;
}
