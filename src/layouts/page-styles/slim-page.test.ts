import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { slimPage } from './slim-page.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (styles: string, scripts: string) =>
  `<meta http-equiv="content-security-policy" content="img-src 'self';script-src 'self'${scripts};style-src-elem 'self'${styles};style-src-attr 'unsafe-inline'">`;

test('leaves one style element with what the page and its scripts use, and the policy in step', async () => {
  const page = (head: string, body: string) =>
    `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  const body =
    '<p class="a" style="color:var(--own)">A &lt;b class="never"> &amp; text</p><script>start()</script>' +
    '<script type="application/json">{"class":"never"}</script><script type="module" src="/_astro/x.js"></script>';
  const before = page(
    `<style>.a{color:red}.never{color:red}</style>${policy(" 'sha256-old' 'sha256-other'", " 'sha256-foreign'")}`,
    `<style>.late{color:red}:root{--own:red}</style>${body}`,
  );
  const scripts = new Map([
    ['x.js', 'import("./y.js")'],
    ['y.js', 'element.className=`shown late`'],
    ['z.js', 'element.className="never"'],
  ]);
  const css = '.a{color:red}\n.late{color:red}:root{--own:red}';
  expect(await slimPage(before, scripts, ['made'])).toBe(
    page(
      `<style>${css}</style>${policy(` ${hash(css)}`, ` ${hash('start()')} ${hash('made')}`)}`,
      body,
    ),
  );
});

test('counts what a browser without script is shown', async () => {
  const html =
    '<!doctype html><head><style>.a{color:red}</style></head><body><noscript><p class="a">A</p></noscript></body>';
  expect(await slimPage(html, new Map())).toContain('.a{color:red}');
});

test('leaves a color that a picture’s attribute or a script reads', async () => {
  const html =
    '<!doctype html><head><style>:root{--drawn:red;--charted:red;--read:red}p{color:var(--read)}' +
    'b{color:var(--drawn);background:var(--charted)}</style></head><body><p>A <b>B</b>' +
    '<svg><circle fill="var(--drawn)"></circle></svg><script type="module" src="/_astro/x.js"></script></body>';
  const slim = await slimPage(html, new Map([['x.js', 'draw({fill:"var(--charted)"})']]));
  expect(slim).toContain(':root{--drawn:red;--charted:red}');
  expect(slim).not.toContain('--read');
});

test('leaves a page without styles as it is', async () => {
  expect(await slimPage('<!doctype html><p>A', new Map())).toBe('<!doctype html><p>A');
});
