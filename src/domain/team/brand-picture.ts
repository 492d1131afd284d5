import * as z from 'zod/mini';
import { messages } from '#words/office/refusals/team.ts';

/*
 * An uploaded logo or icon: a folder of PNGs that were made of it, under one id that names what is in them
 * and their proportions. The same picture is the same id, and what is behind an id never changes.
 */

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The largest picture of the logo; the id holds its size. */
const MASTER: Size = { width: 432, height: 144 };

/** Where a logo is shown, and the space it has there: CSS pixels, in a PDF points. */
export const LOGO_SPACES = {
  header: { width: 108, height: 36 },
  email: { width: 144, height: 48 },
  pdf: { width: 108, height: 36 },
} as const satisfies Record<string, Size>;
export type LogoPlace = keyof typeof LOGO_SPACES;

/** How many pixels of the file there are to one that is shown. */
const DENSITY: Record<LogoPlace, number> = { header: 2, email: 2, pdf: 4 };

/** Sides of the square icons in pixels: tabs, a phone's home screen, the manifest. */
export const ICON_SIDES = [32, 48, 180, 192, 512] as const;
export type IconSide = (typeof ICON_SIDES)[number];

export type BrandFile = `${LogoPlace}.png` | `icon-${IconSide}.png`;

export const BRAND_FILES: readonly BrandFile[] = [
  ...(Object.keys(LOGO_SPACES) as LogoPlace[]).map((place) => `${place}.png` as const),
  ...ICON_SIDES.map((side) => `icon-${side}.png` as const),
];

const FOLDER = 'brand';
const ID = /^[0-9a-f]{32}-([1-9]\d{0,2})x([1-9]\d{0,2})$/;

/** '0123…-432x144' */
export const BrandPictureIdSchema = z
  .string(messages.uploadAgain)
  .check(z.regex(ID, messages.uploadAgain));

/** The largest size of these proportions that fits; at least one pixel each. */
export function sizeWithin({ width, height }: Size, space: Size): Size {
  const scale = Math.min(space.width / width, space.height / height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** @param hash 32 hexadecimal digits of the picture's content */
export function brandPictureId(hash: string, picture: Size): string {
  const { width, height } = sizeWithin(picture, MASTER);
  return `${hash}-${width}x${height}`;
}

/** How large a logo is shown at a place, and how large its file is. */
export function logoSize(id: string, place: LogoPlace): { shown: Size; file: Size } {
  const [, width, height] = ID.exec(id) ?? [];
  const master = { width: Number(width ?? 1), height: Number(height ?? 1) };
  const shown = sizeWithin(master, LOGO_SPACES[place]);
  const density = DENSITY[place];
  return { shown, file: { width: shown.width * density, height: shown.height * density } };
}

/** The object in the bucket. */
export function brandPath(id: string, file: BrandFile): string {
  return `${FOLDER}/${id}/${file}`;
}

/** The address on the site: '/brand/0123…-432x144/header.png'. */
export function brandAddress(id: string, file: BrandFile): string {
  return `/${brandPath(id, file)}`;
}

/** The object behind an address of the site; undefined for one that is none of such a picture. */
export function objectOfBrand(pathname: string): string | undefined {
  const [, folder, id = '', file, ...more] = pathname.split('/');
  const isOne = folder === FOLDER && more.length === 0 && ID.test(id);
  return isOne && BRAND_FILES.some((name) => name === file) ? pathname.slice(1) : undefined;
}

/** What was uploaded, as far as it can be read: a stored id that is none counts as nothing. */
export function readBrand(team: { logo: string | null; favicon: string | null } | undefined): {
  logo: string | undefined;
  /** An icon of its own, or the logo as one. */
  icon: string | undefined;
} {
  const known = (id: string | null | undefined) => (id && ID.test(id) ? id : undefined);
  const logo = known(team?.logo);
  return { logo, icon: known(team?.favicon) ?? logo };
}
