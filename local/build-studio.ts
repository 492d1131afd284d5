import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { ROOT } from './run/paths.ts';

/* `npm run studio:build`: the Studio as static files in studio/dist, for the project of the environment. */

const child = spawn(process.execPath, ['node_modules/.bin/sanity', 'build', '--yes'], {
  cwd: path.join(ROOT, 'studio'),
  stdio: 'inherit',
});
const [code] = await once(child, 'exit');
process.exit(typeof code === 'number' ? code : 1);
