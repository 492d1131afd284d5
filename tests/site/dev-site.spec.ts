import { findFreePort } from '#local/ports.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { startSiteProcess } from '#tests/helpers/site-process.ts';
import { TEXAS_TEAM } from '#tests/helpers/texas-program.ts';
import { DIST, findFile } from './built-pages.ts';

/* What `npm start` serves where the site was built before, which is in `dist/`. */

/** Those with rewrites in netlify.toml, which look for a file before anything else, and one without. */
const PAGES = ['/about', '/about/mission', '/gallery', '/sponsors', '/contact'];

test('the pages of npm start are made of what is saved now, not of the last build', async ({
  request,
}) => {
  const url = `http://localhost:${await findFreePort()}`;
  const site = await startSiteProcess(url, {
    id: 'dev-site',
    env: { SITE_URL: url, TEAM_INFORMATION: JSON.stringify(TEXAS_TEAM) },
  });
  try {
    for (const path of PAGES) {
      expect(findFile({ root: DIST, pages: [] }, path), path).toBeDefined();
      const html = await (await request.get(`${url}${path}`)).text();
      expect(/<title>(.*?)<\/title>/.exec(html)?.[1], path).toContain(TEXAS_TEAM.teamName);
    }
  } finally {
    await site.close();
  }
});
