import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import sanityWebhook from '#functions/sanity-webhook.ts';
import { serveRequests } from '#local/web-server.ts';
import { invoke } from '#tests/helpers/functions.ts';
import { newFile, SLOW_MS, setUp, writeKnown } from '#tests/helpers/setup-program.ts';

/* What setup makes at Sanity, and what it leaves alone because the site runs with it. */

const STAYS =
  'Sanity webhook: the one that is there stays, because the site does not take SANITY_WEBHOOK_SECRET of this file.';

test(
  'sets up Sanity once: dataset, origin, webhook; puts a changed one right, and ends the older way',
  async () => {
    const file = newFile();
    const site = 'http://goals.localhost';
    writeKnown(file, { SITE_URL: site, SANITY_MANAGE_TOKEN: 'local-editor' });
    const first = await setUp(file);
    expect(first.said).toContain('Sanity dataset production: it was there.');
    expect(first.said).toContain(`Sanity CORS: ${site} is let in.`);
    expect(first.said).toContain('Sanity webhook: made.');
    const { SANITY_WEBHOOK_SECRET: secret } = parseEnv(readFileSync(file, 'utf8'));
    expect(secret).toMatch(/^[\w-]{43}$/);
    const url = `${site}/.netlify/functions/sanity-webhook`;
    const [made, ...more] = await webhooks(url);
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      type: 'document',
      dataset: 'production',
      secret,
      includeDrafts: false,
      rule: { on: ['create', 'update', 'delete'], filter: '!(_type match "sanity.*")' },
    });

    const second = await setUp(file);
    expect(second.said).toContain(`Sanity CORS: ${site} was let in already.`);
    expect(second.said).toContain('Sanity webhook: it was there, and is set as it should be.');
    expect(await webhooks(url)).toEqual([made]);

    // Somebody has changed it, and an older one still builds at each change.
    await ask('DELETE', `hooks/projects/courtside/${made?.id}`);
    const hook = { ...made, id: undefined, projectId: undefined, isDisabledByUser: undefined };
    const wrong = { ...hook, rule: { ...made?.rule, filter: '_type == "post"' } };
    await ask('POST', 'hooks/projects/courtside', wrong);
    const builds = 'https://api.netlify.com/build_hooks/1';
    await ask('POST', 'hooks/projects/courtside', { ...hook, url: builds });
    // The copy with drafts is built at each: docs/EDITING.md has it made.
    const ofDrafts = 'https://api.netlify.com/build_hooks/drafts';
    await ask('POST', 'hooks/projects/courtside', { ...hook, url: ofDrafts, includeDrafts: true });
    const third = await setUp(file);
    expect(third.said).toContain('Sanity webhook: made.');
    expect(third.said).toContain('Sanity webhook: 1 deleted that called the build hook itself.');
    expect(await webhooks(url)).toMatchObject([{ rule: made?.rule }]);
    expect(await webhooks(builds)).toEqual([]);
    expect(await webhooks(ofDrafts)).toHaveLength(1);

    // Sanity goes on with the secret that it was given, and nobody says which one the site has.
    writeKnown(file, {
      SITE_URL: site,
      SANITY_MANAGE_TOKEN: 'local-editor',
      SANITY_WEBHOOK_SECRET: 'another-secret-of-this-file',
    });
    const fourth = await setUp(file);
    expect(fourth.said).toContain(STAYS);
    expect(await webhooks(url)).toMatchObject([{ secret }]);
  },
  4 * SLOW_MS,
);

test(
  'makes a dataset that is not there; a token that Sanity does not know is said',
  async () => {
    const file = newFile();
    const known = { SITE_URL: 'http://new.localhost', SANITY_MANAGE_TOKEN: 'local-editor' };
    writeKnown(file, { ...known, SANITY_DATASET: 'summer' });
    expect((await setUp(file)).said).toContain('Sanity dataset summer: made.');
    expect((await setUp(file)).said).toContain('Sanity dataset summer: it was there.');
    writeKnown(file, { ...known, SANITY_MANAGE_TOKEN: 'of-another' });
    const { code, said } = await setUp(file);
    expect(code).toBe(1);
    expect(said).toMatch(/Sanity: .*Session not found/);
  },
  3 * SLOW_MS,
);

test(
  'a second file with another secret leaves the webhook that the site takes',
  async () => {
    const site = await serveRequests(0, (request) => invoke(sanityWebhook, request));
    const known = { SITE_URL: site.url, SANITY_MANAGE_TOKEN: 'local-editor' };
    const live = newFile();
    const secret = String(process.env.SANITY_WEBHOOK_SECRET);
    writeKnown(live, { ...known, SANITY_WEBHOOK_SECRET: secret });
    expect((await setUp(live)).said).toContain('Sanity webhook: made.');
    const url = `${site.url}/.netlify/functions/sanity-webhook`;
    const [made] = await webhooks(url);
    expect(made).toMatchObject({ secret });

    const second = newFile();
    writeKnown(second, known);
    const { code, said } = await setUp(second);
    expect(said).toContain('SANITY_WEBHOOK_SECRET: made.');
    expect(said).toContain(STAYS);
    expect(code).toBe(0);
    expect(await webhooks(url)).toEqual([made]);

    // One that was made by hand says of no secret that it has it: the site takes this file's.
    await ask('DELETE', `hooks/projects/courtside/${made?.id}`);
    const byHand = { ...made, id: undefined, projectId: undefined, isDisabledByUser: undefined };
    await ask('POST', 'hooks/projects/courtside', { ...byHand, name: 'Publish' });
    expect((await setUp(live)).said).toContain('Sanity webhook: made.');
    expect(await webhooks(url)).toMatchObject([{ name: made?.name, secret }]);
    await site.close();
  },
  4 * SLOW_MS,
);

interface Webhook {
  id: string;
  name: string;
  url: string;
  rule: object;
}

/** The stand-in's management API, by hand. */
async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${process.env.SANITY_API_HOST}/v2025-08-14/${path}`, {
    method,
    headers: { authorization: 'Bearer local-editor' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok).toBe(true);
  return response.json();
}
const webhooks = async (url: string) =>
  ((await ask('GET', 'hooks/projects/courtside')) as Webhook[]).filter((hook) => hook.url === url);
