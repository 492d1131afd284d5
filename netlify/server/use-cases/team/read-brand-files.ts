import { type BrandFile, brandPath, ICON_SIDES, readBrand } from '#domain/team/brand-picture.ts';
import type { TeamInformation } from '#domain/team/team-information.ts';
import { isNotFound, readFile } from '../../gateways/storage.ts';

export interface BrandFiles {
  /** The record without pictures that are gone, so that pages show the standard drawings. */
  team: TeamInformation;
  /** Below the site's root, as the bucket has them. */
  files: { path: string; bytes: Buffer }[];
}

const HEADER: readonly BrandFile[] = ['header.png'];
const ICONS: readonly BrandFile[] = ICON_SIDES.map((side) => `icon-${side}.png` as const);

/**
 * The uploaded pictures that pages show, for the build to put beside them. Where the bucket does not
 * answer, the pages name them all the same, and a function has them.
 */
export async function readBrandFiles(team: TeamInformation): Promise<BrandFiles> {
  const { logo, icon } = readBrand(team);
  const wanted = [
    ...(logo ? HEADER.map((file) => brandPath(logo, file)) : []),
    ...(icon ? ICONS.map((file) => brandPath(icon, file)) : []),
  ];
  try {
    const reading = wanted.map(async (path) => ({ path, bytes: await readFile(path) }));
    return { team, files: await Promise.all(reading) };
  } catch (error) {
    console.warn(`The logo and icon could not be read from the bucket: ${String(error)}`);
    const known = isNotFound(error) ? { ...team, logo: null, favicon: null } : team;
    return { team: known, files: [] };
  }
}
