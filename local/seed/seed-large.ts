import { PROJECT_ID } from '../env.ts';
import { connectToEmulator } from '../firestore/client.ts';
import { findRunning } from '../run/running-lock.ts';
import { say, warn } from '../run/screen.ts';
import { LARGE } from './large/size.ts';
import { writeLarge } from './large/write-large.ts';

/*
 * `npm run seed:large`: ten thousand people and what they sent, to see the dashboard under load. Into
 * the emulators that the environment names, else into those that `npm start` runs; never anywhere else.
 */

const local = findRunning()?.environment;
if (!process.env.FIRESTORE_EMULATOR_HOST && local) Object.assign(process.env, local);
if (process.env.FIRESTORE_EMULATOR_HOST) await seedLarge();
else {
  warn('No local Firestore. Start it with `npm start` first, or set FIRESTORE_EMULATOR_HOST.');
  process.exitCode = 1;
}

async function seedLarge(): Promise<void> {
  const started = performance.now();
  const firestore = connectToEmulator(process.env.FIREBASE_PROJECT_ID ?? PROJECT_ID);
  try {
    const written = await writeLarge(firestore, LARGE, new Date(), (count) => {
      if (count % 4_000 === 0) say(`  ${count} records …`);
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    say(`${written} records in ${seconds} s. \`npm run reset\` forgets them, and all the rest.`);
  } finally {
    await firestore.terminate();
  }
}
