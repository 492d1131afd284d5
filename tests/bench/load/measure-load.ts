import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeLarge } from '#local/seed/large/write-large.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { outbox } from '#server/gateways/records.ts';
import { checkSumsNow, lackingSums } from '#tests/helpers/ledger-sums.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { startFunctionsProcess } from '../measure-api.ts';
import { ask } from './ask.ts';
import type { Place } from './errands.ts';
import { type Plan, type Played, play } from './play.ts';

/** What a run of many users showed. */
export interface LoadFigures {
  plan: Plan;
  played: readonly Played[];
  /** Megabytes of the functions' process, each two seconds. */
  memory: readonly number[];
  /** Megabytes of its heap that are in use: before, after each quarter of the time, and in the end. */
  inUse: readonly number[];
  /** Emails that wait right after the last answer, and after so many runs of the schedule. */
  waiting: number;
  runs: number;
  /** Emails that nothing will send, and months whose sums differ from the ledger. */
  lost: number;
  wrongSums: number;
}

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MB = 2 ** 20;
const FAMILIES = 20;
/** A program after some seasons, so that tables and sums have something to read. */
const RECORDS = {
  profiles: 2_000,
  playerBills: 1_000,
  gallerySubmissions: 0,
  orders: 400,
  donations: 400,
  registrations: 300,
  contactMessages: 0,
};
const MEMORY_EVERY_MS = 2_000;
const QUARTERS = 4;
/** The schedule comes each minute; a short run is to meet it, too. */
const SCHEDULE_EVERY_MS = 15_000;
const SCHEDULED: { ip: string; headers: Record<string, string> } = { ip: '127.0.0.1', headers: {} };
const MOST_RUNS = 20;

/**
 * Plays many users against the functions in a process of their own, with the local services beside them.
 * @param siteUrl where the services take the functions to be
 */
export async function measureLoad(siteUrl: string, plan: Plan): Promise<LoadFigures> {
  await writeLarge(firestore(), RECORDS, new Date());
  await checkSumsNow();
  // The demo has one that was given up.
  const lostBefore = await countMails('failed');
  const { port } = new URL(siteUrl);
  // Callers of other addresses of this machine reach it by number alone.
  const url = `http://127.0.0.1:${port}`;
  const functions = await startFunctionsProcess(path.join(ROOT, 'netlify/functions'), Number(port));
  const scheduled = await startFunctionsProcess(path.join(import.meta.dirname, 'scheduled'));
  const memory: number[] = [];
  const inUse: number[] = [];
  const over = new AbortController();
  // One after the other: an answer does not say to which question.
  const isQuarterOver = quarterClock(plan.seconds);
  const watching = repeat(MEMORY_EVERY_MS, over.signal, async () => {
    memory.push((await functions.memory()) / MB);
    if (isQuarterOver(inUse.length)) inUse.push((await functions.memory('in use')) / MB);
  });
  const deliver = () => ask(`${scheduled.url}/.netlify/functions/deliver-outbox`, SCHEDULED, {});
  const delivering = repeat(SCHEDULE_EVERY_MS, over.signal, deliver);
  try {
    const played = await play(await openPlace(url), plan);
    over.abort();
    await Promise.all([watching, delivering]);
    inUse.push((await functions.memory('in use')) / MB);
    const waiting = await countMails('pending');
    const runs = await drain(deliver);
    const wrongSums = Object.keys(await lackingSums()).length;
    const lost = (await countMails('failed')) - lostBefore;
    return { plan, played, memory, inUse, waiting, runs, lost, wrongSums };
  } finally {
    over.abort();
    await Promise.all([functions.close(), scheduled.close()]);
  }
}

/** Whether so many quarters of a time that begins now are over; the first is asked for at once. */
function quarterClock(seconds: number): (quarters: number) => boolean {
  const start = performance.now();
  return (quarters) =>
    quarters < QUARTERS && performance.now() - start >= (quarters * seconds * 1000) / QUARTERS;
}

async function openPlace(siteUrl: string): Promise<Place> {
  const families = await Promise.all(Array.from({ length: FAMILIES }, () => signUpUser()));
  const { idToken, cookie = '' } = await signUpUser({ role: 'admin' });
  return {
    siteUrl,
    authUrl: `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`,
    families: families.map(({ email }) => email),
    office: { authorization: `Bearer ${idToken}`, cookie },
  };
}

/** Does something again and again until it is told to stop. */
async function repeat(every: number, signal: AbortSignal, work: () => Promise<unknown>) {
  while (!signal.aborted) {
    await work();
    await pause(every, undefined, { signal }).catch(() => undefined);
  }
}

/** Runs the schedule until nothing is left. @returns how often */
async function drain(deliver: () => Promise<unknown>): Promise<number> {
  for (let runs = 0; runs < MOST_RUNS; runs += 1) {
    if ((await countMails('pending')) === 0) return runs;
    await deliver();
  }
  return MOST_RUNS;
}

async function countMails(status: 'pending' | 'failed'): Promise<number> {
  return (await outbox().where('status', '==', status).count().get()).data().count;
}
