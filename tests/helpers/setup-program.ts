import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A program starts, and asks several services. */
export const SLOW_MS = 60_000;
/** Where a file of variables may be made. */
export const newFile = () =>
  path.join(mkdtempSync(path.join(tmpdir(), 'courtside-')), '.env.production');

/** The program behind `npm run setup`, with nothing of this process's environment. */
export async function run(program: string, ...words: string[]) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const child = spawn(process.execPath, [program, ...words], { cwd: ROOT, env });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said: `${out}${error}` };
}
/** `npm run setup` on this file. */
export const setUp = (file: string) => run('netlify/setup.ts', '--env', file);

/** What this file's services are reached by, but what setup makes. */
export function writeKnown(file: string, change: Record<string, string> = {}) {
  const {
    SIGNING_SECRET: _,
    SECOND_FACTOR_KEYS: __,
    SANITY_WEBHOOK_SECRET: ____,
    STRIPE_WEBHOOK_SECRET: ___,
    ...all
  } = process.env;
  const names = Object.keys(all).filter((name) =>
    /^(SITE_URL|SANITY|FIREBASE|FIRESTORE|PUBLIC_|STORAGE|STRIPE_(SECRET|API)|SMTP|MAIL|OFFICE)/.test(
      name,
    ),
  );
  const known = Object.fromEntries(names.map((name) => [name, all[name] ?? '']));
  const oneLine = { ...known, ...change };
  const lines = Object.entries(oneLine).map(
    ([name, value]) => `${name}="${value.replaceAll('\n', '\\n')}"`,
  );
  writeFileSync(file, `# Ours\n${lines.join('\n')}\n`);
}
