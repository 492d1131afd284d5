import { expect, test } from 'vitest';
import { prepareIsland } from './prepare-page.ts';

const island = (name: string, client: string) =>
  `<astro-island uid="1" component-url="/_astro/${name}.js" renderer-url="/_astro/react.js" props="{&quot;a&quot;:[0,1]}" ssr client="${client}" opts="{}"><p>a > b</p></astro-island>`;

test('a page names the scripts of the islands that are seen at once, and not of one that is hidden', () => {
  const html = `<meta name="viewport" content=""><main>${island('form', 'load')}${island('other', 'visible')}</main>`;
  const scripts = new Map([['_astro/form.js', ['_astro/words.js']]]);
  const named = prepareIsland(html, scripts, '').matchAll(
    /<link rel="modulepreload" href="([^"]+)"/g,
  );
  expect([...named].map(([, href]) => href)).toEqual([
    '/_astro/form.js',
    '/_astro/words.js',
    '/_astro/react.js',
  ]);
});
