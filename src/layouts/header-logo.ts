import type { ShownPicture } from '#components/layout/shown-picture.ts';
import { brandAddress, logoSize, readBrand } from '#domain/team/brand-picture.ts';
import type { TeamInformation } from '#domain/team/team-information.ts';

const LINKED = { width: 36, height: 36 };

/** The logo of every page's header: the uploaded one, else the one at an address elsewhere; undefined without either. */
export function headerLogo(team: TeamInformation): ShownPicture | undefined {
  const { logo } = readBrand(team);
  if (logo) return { src: brandAddress(logo, 'header.png'), ...logoSize(logo, 'header').shown };
  return team.logoUrl ? { src: team.logoUrl, ...LINKED } : undefined;
}
