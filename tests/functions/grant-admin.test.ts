import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { auditLog, profiles } from '#server/gateways/records.ts';
import { COMMAND_LINE } from '#server/use-cases/access/command-line.ts';
import { grantAdmin } from '#server/use-cases/access/grant-admin.ts';
import '#tests/helpers/functions.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const grant = (email: string) => grantAdmin(email, COMMAND_LINE, new Date());

/** The program behind `npm run admin:grant`, on the project of this file's environment. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, ['netlify/grant-admin.ts', ...args], { cwd: ROOT });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said: (code === 0 ? out : error).trim() };
}

test('the program makes an admin, and says what it did', async () => {
  const user = await signUpUser({ role: 'parent' });
  const said = `${user.email} is now an admin (project ${process.env.FIREBASE_PROJECT_ID}).`;
  expect(await run(user.email.toUpperCase())).toEqual({ code: 0, said });
  expect((await profiles().doc(user.uid).get()).data()?.role).toBe('admin');
}, 60_000);

test('the program asks whose account it shall be', async () => {
  const said = 'Say whose account: npm run admin:grant -- name@example.com [--reset-second-factor]';
  expect(await run('not an address')).toEqual({ code: 1, said });
}, 60_000);

test('makes an admin once, and the log says so', async () => {
  const user = await signUpUser({ role: 'parent' });
  expect(await grant(user.email)).toEqual({ uid: user.uid, isNew: true });
  expect(await grant(user.email)).toEqual({ uid: user.uid, isNew: false });
  const entries = await auditLog().where('subject', '==', `profiles/${user.uid}`).get();
  expect(entries.docs.map((doc) => doc.data())).toMatchObject([
    {
      action: 'profile.madeAdmin',
      changes: [{ field: 'role', before: 'parent', after: 'admin' }],
    },
  ]);
});

test('refuses who has not signed up, not verified, or not completed the sign-up', async () => {
  const unverified = await signUpUser({ verified: false });
  const incomplete = await signUpUser({ role: null });
  await expect(grant('nobody@example.com')).rejects.toThrow(/Sign up first/);
  await expect(grant(unverified.email)).rejects.toThrow(/not verified/);
  await expect(grant(incomplete.email)).rejects.toThrow(/not complete/);
  expect((await profiles().doc(unverified.uid).get()).data()?.role).toBe('parent');
});
