import type { APIRoute } from 'astro';
import { readTeamInformation } from '#content/team-information.ts';
import { brandAddress, readBrand } from '#domain/team/brand-picture.ts';
import { currentLanguage } from '#words/current-language.ts';
import { localeOf } from '#words/language.ts';
import { pageAddress } from '#words/page-address.ts';

/** What a phone calls the site on its home screen, and the icon it has there. */
export const GET: APIRoute = async () => {
  const team = await readTeamInformation();
  const { icon } = readBrand(team);
  const icons = icon
    ? ([192, 512] as const).map((side) => ({
        src: brandAddress(icon, `icon-${side}.png`),
        sizes: `${side}x${side}`,
        type: 'image/png',
      }))
    : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }];
  return Response.json({
    name: team.teamName,
    start_url: pageAddress('/'),
    lang: localeOf(currentLanguage()),
    display: 'browser',
    icons,
  });
};
