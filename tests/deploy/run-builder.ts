import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type Finding, fault, ok } from '#server/use-cases/deployment/finding.ts';

const PROGRAM = path.join(import.meta.dirname, 'builder/node_modules/@netlify/build/bin.js');
const SERVICE = 'Netlify’s build';
const LAST_LINES = 30;

/** What pages do without: the secrets of those who take money and send emails, and our own. */
const NOT_YET = /^(STRIPE_|SMTP_|MAIL_|OFFICE_|SECOND_FACTOR_|SIGNING_|STORAGE_BUCKET)/;

/** Pure: what of an environment a new program has before its first deploy. */
export function firstEnvironment(variables: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !NOT_YET.test(name)));
}

/**
 * Netlify's own builder on a folder, without Netlify: it runs the build's command and packs the functions.
 * @param environment all that it is given
 */
export async function runBuilder(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Finding[]> {
  const { PATH = '', HOME = '' } = process.env;
  const parameters = ['--offline', '--cwd', folder, '--repositoryRoot', folder];
  const build = spawn(process.execPath, [PROGRAM, ...parameters, '--context', 'production'], {
    cwd: folder,
    env: { ...environment, PATH, HOME, CI: 'true' },
  });
  const [out, errors, [code]] = await Promise.all([
    text(build.stdout),
    text(build.stderr),
    once(build, 'exit'),
  ]);
  const said = `${out}\n${errors}`;
  if (code !== 0) {
    console.error(said.trimEnd().split('\n').slice(-LAST_LINES).join('\n'));
    return [fault(SERVICE, 'It fails.', 'What it said last stands above.')];
  }
  const told = /No form and no sign-in works until these are set: (.*?)\. What/.exec(said);
  if (!told) {
    const says = 'It does not say what a first deploy still lacks.';
    return [fault(SERVICE, says, 'See tellMissing in netlify/build-site.ts.')];
  }
  return [ok(SERVICE, `It succeeds without secrets, and asks for ${told[1]}.`)];
}
