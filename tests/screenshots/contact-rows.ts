import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { REVIEW_LOOKS } from './every-page.ts';

const INDEX = path.resolve(import.meta.dirname, '../../docs/screenshots');
const ROWS = path.join(INDEX, 'pages');
/** Of the row; what a page has below it is cut off. */
const HEIGHT = 440;
const GAP = 12;
/** How wide a page of so many pixels is in a row. */
const SHOWN: Readonly<Record<number, number>> = { 1280: 360, 360: 160 };
const QUALITY = 62;

/** A page before a change of looks, and after it. */
export const MOMENTS = ['before', 'after'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Makes one small picture a page of those that `--every` has taken into a folder, and the list of all. */
export async function makeContactRows(moment: Moment, folder: string): Promise<void> {
  await mkdir(ROWS, { recursive: true });
  const [first] = REVIEW_LOOKS;
  const ending = `-${first.width}-${first.colorScheme}.png`;
  const taken = (await readdir(folder)).filter((file) => file.endsWith(ending));
  const names = taken.map((file) => file.slice(0, -ending.length)).sort();
  for (const name of names) {
    await writeFile(path.join(ROWS, `${name}-${moment}.webp`), await makeRow(folder, name));
  }
  await writeIndex();
  console.log(`${names.length} pages, ${moment}, in ${path.relative(process.cwd(), ROWS)}`);
}

/** The page in each look, side by side, from its top down. */
async function makeRow(folder: string, name: string): Promise<Buffer> {
  const tiles: OverlayOptions[] = [];
  let left = GAP;
  for (const { width, colorScheme } of REVIEW_LOOKS) {
    const shown = SHOWN[width] ?? width;
    const picture = sharp(path.join(folder, `${name}-${width}-${colorScheme}.png`));
    const tile = picture.resize({ width: shown }).toBuffer({ resolveWithObject: true });
    const { data, info } = await tile;
    const height = Math.min(info.height, HEIGHT);
    const input = await sharp(data).extract({ left: 0, top: 0, width: shown, height }).toBuffer();
    tiles.push({ input, left, top: GAP });
    left += shown + GAP;
  }
  const ground = {
    width: left,
    height: HEIGHT + 2 * GAP,
    channels: 3,
    background: '#8a8f9c',
  } as const;
  return sharp({ create: ground })
    .composite(tiles)
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
}

/** Names each page, with what there is of it; a row that has lost its other half stays. */
async function writeIndex(): Promise<void> {
  const files = new Set(await readdir(ROWS));
  const names = [...new Set([...files].map((file) => file.replace(/-(before|after)\.webp$/, '')))];
  const parts = names.sort().map((name) => {
    const rows = MOMENTS.filter((moment) => files.has(`${name}-${moment}.webp`)).map(
      (moment) => `${moment}:\n\n![${name}, ${moment}](pages/${name}-${moment}.webp)`,
    );
    return `## ${name}\n\n${rows.join('\n\n')}\n`;
  });
  await writeFile(path.join(INDEX, 'README.md'), `${await readOpening()}\n${parts.join('\n')}`);
}

/** What stands above the first page is written by hand. */
async function readOpening(): Promise<string> {
  const text = await readFile(path.join(INDEX, 'README.md'), 'utf8');
  const [opening = ''] = text.split(/^## /m);
  return `${opening.trimEnd()}\n`;
}
