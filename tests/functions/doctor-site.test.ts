import { beforeAll, expect, test } from 'vitest';
import { serveRequests } from '#local/web-server.ts';
import { examine, openSite, SLOW_MS } from '#tests/helpers/doctor.ts';
import '#tests/helpers/functions.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/* What doctor says of the site itself, at its address on the web. */

beforeAll(async () => {
  await signUpUser({ role: 'admin' });
  await openSite();
}, SLOW_MS);

test(
  'a site with other secrets than those of the file is named, and one that knows no build hook',
  async () => {
    const { code, lines } = await examine({
      STRIPE_WEBHOOK_SECRET: 'whsec_of_another',
      SANITY_WEBHOOK_SECRET: 'another-secret-of-sanity',
      BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/1',
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        '✗ Stripe webhook Nobody knows that it signs with STRIPE_WEBHOOK_SECRET of this file.',
        '✗ Site It runs with another STRIPE_WEBHOOK_SECRET.',
        '✗ Site It runs with another SANITY_WEBHOOK_SECRET, or with none.',
        '✗ Build hook The site does not know it.',
        '→ Enter its value of this file at Netlify → Environment variables, and deploy again.',
      ]),
    );
    expect(code).toBe(1);
  },
  SLOW_MS,
);

test(
  'an address that leads on to another is named: Stripe does not follow',
  async () => {
    const apex = await serveRequests(0, async () =>
      Response.redirect('https://www.hoops.example/api/health', 301),
    );
    const { lines } = await examine({ SITE_URL: apex.url });
    await apex.close();
    expect(lines).toContain(`✗ Site ${apex.url} leads on to https://www.hoops.example.`);
  },
  SLOW_MS,
);

test(
  'an address at which something else answers, or nobody, is named',
  async () => {
    const other = await serveRequests(0, async () => new Response('Not found', { status: 404 }));
    const found = await examine({ SITE_URL: other.url });
    await other.close();
    expect(found.lines).toContain(`✗ Site ${other.url} answers 404 for /api/health.`);
    const { lines } = await examine({ SITE_URL: other.url });
    expect(lines).toContainEqual(expect.stringMatching(/^✗ Site .*ECONNREFUSED/));
  },
  2 * SLOW_MS,
);

test(
  'an address with a slash at its end is named, and nothing is asked of it',
  async () => {
    const { lines } = await examine({ SITE_URL: `${process.env.SITE_URL}/` });
    expect(lines).toEqual(
      expect.arrayContaining([
        '✗ Environment SITE_URL must be like https://www.example.org, without a path or a slash at the end.',
        '– Site Not asked without SITE_URL.',
      ]),
    );
  },
  SLOW_MS,
);
