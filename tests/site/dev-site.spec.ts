import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findFreePort } from '#local/ports.ts';
import { makeBuildDirectory } from '#tests/helpers/build-content.ts';
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
  const copy = makeBuildDirectory();
  const site = await startSiteProcess(url, {
    id: 'dev-site',
    env: { SITE_URL: url, TEAM_INFORMATION: JSON.stringify(TEXAS_TEAM) },
  });
  try {
    for (const page of PAGES) {
      expect(findFile({ root: DIST, pages: [] }, page), page).toBeDefined();
      // Another build copies the project to here. The site is not to begin anew because of it.
      writeFileSync(path.join(copy, 'astro.config.mjs'), `// ${page}`);
      const html = await (await request.get(`${url}${page}`)).text();
      expect(/<title>(.*?)<\/title>/.exec(html)?.[1], page).toContain(TEXAS_TEAM.teamName);
    }
  } finally {
    await Promise.all([site.close(), rm(copy, { recursive: true, force: true })]);
  }
});
