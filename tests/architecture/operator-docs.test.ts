import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { OutboxMailSchema } from '#domain/mail/outbox-mail.ts';
import { messages as auditSentences } from '#words/office/dashboard/audit-sentences.ts';

/* What an operator is told to do can be done. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
/** The words in backticks of a text. */
const codeOf = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

test('the emails to delete after a restore are named by what stands in the outbox', () => {
  const step = /\*\*Look at the outbox\*\*.*/.exec(read('docs/DEPLOY.md'))?.[0] ?? '';
  const named = codeOf(step);
  expect(named).toEqual(expect.arrayContaining(['pending', 'held']));
  const stored: readonly string[] = OutboxMailSchema.shape.status.options;
  expect(named.filter((status) => !stored.includes(status))).toEqual([]);
});

/** Actions that take something away from somebody. An older database gives it back without a word. */
const TAKEN_AWAY = [
  'profile.adminRevoked',
  'secondFactor.reset',
  'secondFactor.setUp',
  'secondFactor.recoveryCodeUsed',
  'profile.deleted',
  'account.deleted',
  'registration.cancelled',
  'message.deleted',
  'volunteer.deleted',
  'photoConsent.withdrawn',
  'medicalNote.updated',
  'medicalNote.deleted',
  'submission.deleted',
  'submission.withdrawn',
  'profile.guardianEmailChanged',
  'order.emailCorrected',
  'donation.emailCorrected',
  'mail.addressCorrected',
  'family.newsStopped',
];

test('a restore takes away again what was taken away since the backup', () => {
  const section = /### When records have to come back\n[\s\S]*?\n## /.exec(read('docs/DEPLOY.md'));
  const noted = /3\. \*\*Write down[\s\S]*?\n4\. /.exec(section?.[0] ?? '')?.[0] ?? '';
  // As the list in the dashboard has them, without the name of the record.
  const sentences = TAKEN_AWAY.map((action) => auditSentences[action]?.replace('{record}', ''));
  expect(sentences).not.toContain(undefined);
  expect(sentences.filter((words = '') => !noted.includes(`“${words.trim()}`))).toEqual([]);
  // They are one sentence about different records.
  const corrected = /“corrected the email on” (.*?), “/.exec(noted)?.[1];
  expect(corrected).toBe('a gift, an order, a volunteer application, or a message');
});

test('the one who restores takes the dashboard from a removed administrator before anybody can open it', () => {
  const steps = read('docs/DEPLOY.md').split('\n');
  const place = (words: string) => steps.findIndex((line) => line.includes(words));
  const demoted = place('set `role` to `parent`');
  expect(steps[demoted]).toContain('`secondFactors/');
  expect(place('4. **Replace the database.**')).toBeLessThan(demoted);
  expect(demoted).toBeLessThan(place('**Put `MAIL_FROM` back and deploy.**'));
  // A phone that was stolen is as often replaced by its owner, with a recovery code.
  expect(steps[demoted]).toContain('connected another since the backup');
});

/** What of `.env.example` opens something; the rest are names, addresses and numbers. */
const SECRETS = /(SECRET|TOKEN|KEYS?|SMTP_URL|HOOK_URL)$/;

test('who takes over a site changes every secret that the one before has had', () => {
  const names = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  const secrets = names.filter((name) => SECRETS.test(name) && !name.startsWith('PUBLIC_'));
  // Among them what signs the links that open any account.
  expect(secrets).toContain('SIGNING_SECRET');
  expect(secrets).toHaveLength(10);
  const step = /4\. Change every secret[\s\S]*?\n\n\*\*/.exec(read('docs/DEPLOY.md'))?.[0] ?? '';
  expect(secrets.filter((name) => !codeOf(step).includes(name))).toEqual([]);
});

test('who takes over deletes old keys only after the site runs on the new ones', () => {
  const step = /4\. Change every secret[\s\S]*?\n\n\*\*/.exec(read('docs/DEPLOY.md'))?.[0] ?? '';
  const deployed = step.indexOf('Enter the new values at Netlify, deploy');
  expect(deployed).toBeGreaterThan(0);
  expect(step.slice(0, deployed)).not.toMatch(/delete the old/i);
  expect(step.slice(deployed)).toMatch(/`doctor`[\s\S]*delete the old/i);
});

test('Sanity’s program, which refuses an older Node, is started on the project’s own', () => {
  const told = globSync(['*.md', 'docs/*.md', 'local/*.ts', 'netlify/**/*.ts'], { cwd: ROOT });
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter((file) => read(file).includes('npx sanity'))).toEqual([]);
  const { scripts } = JSON.parse(read('studio/package.json')) as {
    scripts: Record<string, string>;
  };
  const others = Object.values(scripts).filter((line) => !line.includes('bootstrap.mjs sanity '));
  expect(others).toEqual([]);
});

test('Netlify’s menus have the names of today', () => {
  const told = globSync(['docs/*.md', '.env.example', 'netlify/server/use-cases/deployment/*.ts'], {
    cwd: ROOT,
  });
  expect(told).toContain('.env.example');
  const old = told.filter((file) => /Site configuration|Build & deploy →/.test(read(file)));
  expect(old).toEqual([]);
});

test('an update takes the new version, and deploys the Studio, too', () => {
  const steps = /## Updating\n[\s\S]*/.exec(read('docs/DEPLOY.md'))?.[0] ?? '';
  const commands = codeOf(steps);
  expect(commands).toEqual(
    expect.arrayContaining(['git merge upstream/main', 'npm run sanity -- deploy']),
  );
});

test('what the list of sign-ins is said to hold, an account has', () => {
  const [line = ''] = /- \*\*Sign-ins\*\*.*/.exec(read('docs/DEPLOY.md')) ?? [];
  const [, claim = ''] = /claim `(\w+)`/.exec(line) ?? [];
  expect(claim).not.toBe('');
  expect(read('netlify/server/gateways/auth.ts')).toContain(`${claim}:`);
  // Who is an administrator is no claim: it stands in the database, and goes back with it.
  expect(line).toContain('`profiles`');
});

test('a site that moves takes its address along everywhere', () => {
  const moves = read('docs/DEPLOY.md')
    .split('\n')
    .find((line) => line.includes('If the address changes later'));
  expect(codeOf(moves ?? '')).toEqual(
    expect.arrayContaining(['SITE_URL', 'SANITY_STUDIO_SITE_URL', 'cors.json']),
  );
});

/** Every line of the docs that is a command, or has some in backticks. */
const commands = globSync('docs/*.md', { cwd: ROOT }).flatMap((file) => {
  const text = read(file);
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, code = '']) =>
    code.split('\n'),
  );
  return [...blocks.map((line) => line.trim()), ...codeOf(text.replaceAll(/```[\s\S]*?```/g, ''))];
});

test('each command about the records names its project, and each about Stripe’s events the live account', () => {
  const records = commands.filter((command) => command.startsWith('gcloud firestore '));
  expect(records.length).toBeGreaterThan(8);
  // Google's program takes the project of last time: a rehearsal would delete the live records.
  expect(records.filter((command) => !command.includes('--project=<project>'))).toEqual([]);
  const events = commands.filter((command) => command.startsWith('stripe events '));
  expect(events).not.toEqual([]);
  expect(events.filter((command) => !command.includes(' --live'))).toEqual([]);
  expect(read('docs/DEPLOY.md')).toContain('`--starting-after=<the last id>`');
});

test('what point-in-time recovery still has is taken out before the database is deleted', () => {
  const place = (words: string) => commands.findIndex((command) => command.includes(words));
  expect(place('--snapshot-time=')).toBeGreaterThan(-1);
  expect(place('--snapshot-time=')).toBeLessThan(place('databases delete'));
  expect(place('databases delete')).toBeLessThan(place('gcloud firestore import'));
});

test('what a backup writes into the project’s folder is not committed', () => {
  const ignored = read('.gitignore').split('\n');
  for (const pattern of ['/accounts*.json', '/*.tar.gz']) expect(ignored).toContain(pattern);
});

test('who deletes a person is told of what lies outside of the website', () => {
  const section = /## A parent asks for their data\n[\s\S]*?\n## /.exec(
    read('docs/OFFICE.md'),
  )?.[0];
  expect(section).toMatch(/mailbox[\s\S]*\*\*Sent\*\*[\s\S]*\*\*Export CSV\*\*[\s\S]*printed/);
  expect(read('docs/RETENTION.md')).toMatch(/\| emails in the office’s own mailbox.*by hand/);
});
