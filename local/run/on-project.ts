import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { ROOT } from './paths.ts';
import { findRunning } from './running-lock.ts';
import { warn } from './screen.ts';

const OPTION = '--env';

/**
 * Runs a program of `netlify` on the project of the file after `--env`, else on the one that the
 * environment names, else on the one that `npm start` runs on this machine. Sets the exit code.
 * @param program 'netlify/grant-admin.ts'
 */
export async function runOnProject(program: string): Promise<void> {
  const given = process.argv.slice(2);
  const at = given.indexOf(OPTION);
  const file = at < 0 ? undefined : given[at + 1];
  const words = at < 0 ? given : given.toSpliced(at, 2);
  const environment = at < 0 ? ambientEnvironment() : readEnvironment(file);
  if (!environment) {
    process.exitCode = 1;
    return;
  }
  const child = spawn(process.execPath, [path.join(ROOT, program), ...words], {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment,
  });
  const [code] = await once(child, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
}

function ambientEnvironment(): NodeJS.ProcessEnv | undefined {
  if (process.env.FIREBASE_PROJECT_ID) return process.env;
  const local = findRunning()?.environment;
  if (local) return { ...process.env, ...local };
  warn(
    'Which project? Name the file of its variables: --env .env.production. Or start the local one with `npm start`.',
  );
  return undefined;
}

function readEnvironment(file: string | undefined): NodeJS.ProcessEnv | undefined {
  if (!file) {
    warn(`Name the file after ${OPTION}: ${OPTION} .env.production.`);
    return undefined;
  }
  try {
    return { ...process.env, ...parseEnv(readFileSync(file, 'utf8')) };
  } catch {
    warn(`There is no file ${file}. Copy .env.example to it, or let npm run setup make it.`);
    return undefined;
  }
}
