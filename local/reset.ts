import { rmSync } from 'node:fs';
import process from 'node:process';
import { DATA } from './run/paths.ts';
import { findRunning } from './run/running-lock.ts';
import { say, warn } from './run/screen.ts';

/* `npm run reset`: forgets the local data. The next start seeds the demo again. */

const running = findRunning();
if (running) {
  warn(`Courtside runs at ${running.url} (process ${running.pid}). Stop it first, then reset.`);
  process.exitCode = 1;
} else {
  rmSync(DATA, { recursive: true, force: true });
  say('The local data is gone. `npm start` seeds the demo again.');
}
