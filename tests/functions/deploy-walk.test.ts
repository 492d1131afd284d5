import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { setVariables } from '#server/use-cases/deployment/env-file.ts';
import { saveDemoTeam } from '#tests/helpers/demo-team.ts';
import { openSite } from '#tests/helpers/doctor.ts';
import { stack } from '#tests/helpers/functions.ts';
import { publishFields } from '#tests/helpers/publish-content.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/* docs/DEPLOY.md, its commands in their order, on a file that setup makes. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const MADE_BY_SETUP = /^(SIGNING_SECRET|SECOND_FACTOR_KEYS|\w+_WEBHOOK_SECRET|STRIPE_PORTAL_\w+)$/;
const file = path.join(mkdtempSync(path.join(tmpdir(), 'courtside-')), '.env.production');

/** As `npm run <command> -- <words> --env <file>`, on a machine that has no variables of ours. */
async function npmRun(command: string, ...words: string[]) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['local/bootstrap.mjs', command, ...words, '--env', file], {
    cwd: ROOT,
    env: { PATH, HOME },
  });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said: `${out}${error}`, todo: out.split('\n').filter((line) => /^✗/.test(line)) };
}

/** What an operator copies from the services into the file. */
function fillIn() {
  const names = Object.keys(parseEnv(readFileSync(path.join(ROOT, '.env.example'), 'utf8')));
  const addresses = Object.keys(process.env).filter((name) =>
    /_(HOST|BASE|ORIGIN|BASE_URL)$/.test(name),
  );
  const copied = [...names, ...addresses].filter(
    (name) => process.env[name] !== undefined && !MADE_BY_SETUP.test(name),
  );
  const values = Object.fromEntries(copied.map((name) => [name, process.env[name] ?? '']));
  // Another address than the one that the services of the tests know already.
  const site = String(process.env.SITE_URL).replace('localhost', '127.0.0.1');
  const own = { SITE_URL: site, SANITY_MANAGE_TOKEN: 'local-editor' };
  writeFileSync(file, setVariables(readFileSync(file, 'utf8'), { ...values, ...own }));
}

test('setup, doctor, setup, the first administrator, doctor: nothing is left to do', async () => {
  const made = await npmRun('setup');
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('made from .env.example') });
  const bare = await npmRun('doctor');
  expect(bare.code).toBe(1);
  expect(bare.todo).toContainEqual(expect.stringContaining('STRIPE_SECRET_KEY is missing'));

  // The address that it will have: nobody is there yet.
  writeFileSync(file, setVariables(readFileSync(file, 'utf8'), { SITE_URL: 'http://127.0.0.1:1' }));
  expect((await npmRun('setup')).said).toContain('SECOND_FACTOR_KEYS: made.');

  fillIn();
  const set = await npmRun('setup');
  expect(set.said).toContain('Stripe webhook: made, and its secret is in the file.');
  expect(set.said).toContain('Sanity webhook: made.');
  expect(set.code).toBe(0);
  // Entered at the host, before any function starts.
  Object.assign(process.env, parseEnv(readFileSync(file, 'utf8')));
  await openSite();
  const waiting = await npmRun('doctor');
  expect(waiting.todo).toEqual([
    expect.stringContaining('The EIN is 00-0000000'),
    expect.stringContaining('Administrator'),
    expect.stringContaining('Team Info'),
  ]);

  const { email } = await signUpUser({ role: 'parent' });
  expect(await npmRun('admin:grant', email)).toMatchObject({ code: 0 });
  await saveDemoTeam();
  await publishFields(stack.content.url, 'siteSettings', { ein: '12-3456789' });
  const { code, said, todo } = await npmRun('doctor');
  expect(todo).toEqual([]);
  expect(said).toContain('All that was asked works. Not asked: Build hook.');
  expect(code).toBe(0);
}, 240_000);
