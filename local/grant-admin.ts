import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { ROOT } from './run/paths.ts';
import { findRunning } from './run/running-lock.ts';
import { warn } from './run/screen.ts';

/*
 * `npm run admin:grant -- <email>`: on the project that the environment names, else on the one that
 * `npm start` runs on this machine.
 */

const local = findRunning()?.environment;
if (!process.env.FIREBASE_PROJECT_ID && !local) {
  warn('Which project? Start the local one with `npm start`, or set what .env.example names.');
  process.exitCode = 1;
} else {
  const program = path.join(ROOT, 'netlify/grant-admin.ts');
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: process.env.FIREBASE_PROJECT_ID ? process.env : { ...process.env, ...local },
  });
  const [code] = await once(child, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
}
