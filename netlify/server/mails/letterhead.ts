import { html } from 'hono/html';
import { brandAddress, logoSize, readBrand } from '#domain/team/brand-picture.ts';
import type { TeamInformation } from '#domain/team/team-information.ts';

/**
 * An email's HTML with the program's uploaded logo above its words, from the site's own address; as it is
 * where there is none. Email programs that show no pictures show the team's name.
 * @param page as `composeMail` writes it
 */
export async function withLetterhead(
  page: string,
  team: TeamInformation | undefined,
  siteUrl: string,
): Promise<string> {
  const { logo } = readBrand(team);
  if (!team || !logo) return page;
  const src = new URL(brandAddress(logo, 'email.png'), siteUrl).href;
  const { width, height } = logoSize(logo, 'email').shown;
  const head =
    await html`<p><img src="${src}" alt="${team.teamName}" width="${width}" height="${height}"></p>`;
  return page.replace(/<body[^>]*>/, (body) => body + head.toString());
}
