import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findFreePort } from '#local/ports.ts';
import { makeBuildDirectory } from '#tests/helpers/build-content.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { startSiteProcess } from '#tests/helpers/site-process.ts';
import { TEXAS_TEAM } from '#tests/helpers/texas-program.ts';
import { DIST, findFile } from './built-pages.ts';

/* What `npm start` serves where the site was built before, which is in `dist/`. */

const NOT_FOR_SEARCH = '<meta name="robots" content="noindex"';
/** Those with rewrites in netlify.toml, which look for a file before anything else, and one without. */
const PAGES = ['/about', '/about/mission', '/gallery', '/sponsors', '/contact'];

test('the pages of npm start are alive, and made of what is saved now, not of the last build', async ({
  request,
  page,
}) => {
  const url = `http://localhost:${await findFreePort()}`;
  const copy = makeBuildDirectory();
  const site = await startSiteProcess(url, {
    id: 'dev-site',
    env: { SITE_URL: url, TEAM_INFORMATION: JSON.stringify(TEXAS_TEAM) },
  });
  try {
    for (const address of PAGES) {
      expect(findFile({ root: DIST, pages: [] }, address), address).toBeDefined();
      // Another build copies the project to here. The site is not to begin anew because of it.
      writeFileSync(path.join(copy, 'astro.config.mjs'), `// ${address}`);
      const html = await (await request.get(`${url}${address}`)).text();
      expect(/<title>(.*?)<\/title>/.exec(html)?.[1], address).toContain(TEXAS_TEAM.teamName);
    }
    // The first visit prepares the packages that pages load.
    await page.goto(`${url}/contact`);
    await expect(page.locator('astro-island')).toHaveCount(1);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 60_000 });
  } finally {
    await Promise.all([site.close(), rm(copy, { recursive: true, force: true })]);
  }
});

test('pages made of drafts ask search engines not to show them, and others do not', async ({
  request,
}) => {
  const url = `http://localhost:${await findFreePort()}`;
  const site = await startSiteProcess(url, {
    id: 'drafts-site',
    env: { SITE_URL: url, SANITY_PERSPECTIVE: 'drafts', SANITY_API_TOKEN: 'local-editor' },
  });
  try {
    expect(await (await request.get(`${url}/terms`)).text()).toContain(NOT_FOR_SEARCH);
    expect(readFileSync(path.join(DIST, 'terms.html'), 'utf8')).not.toContain(NOT_FOR_SEARCH);
  } finally {
    await site.close();
  }
});
