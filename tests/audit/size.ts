import type { NightlyRun } from '#domain/nightly/nightly-run.ts';
import { LARGE } from '#local/seed/large/size.ts';
import { writeLarge } from '#local/seed/large/write-large.ts';
import { firestore } from '#server/gateways/firestore.ts';
import type { Stack } from '#tests/helpers/stack.ts';
import { seededRandom } from './random.ts';
import { writeNightWork } from './size-records.ts';
import { openWorld, type World } from './world.ts';

/** What Netlify gives a scheduled function. */
const LIMIT_SECONDS = 30;
const OUTBOX_RUNS = 10;
const MAILS = 5_000;
/** A night is three hours long, and the schedule comes every ten minutes. */
const NIGHT_RUNS = 18;

/**
 * Measures the nightly jobs in January and the outbox with the records of a large program, and prints
 * each run. @returns whether each run stayed below its limit and all was done in the runs there are
 */
export async function measureSize(stack: Stack, siteUrl: string): Promise<boolean> {
  const world = await openWorld(stack, siteUrl, seededRandom(1));
  const now = world.clock.now();
  console.log('Writing 10,000 people, 5,000 bills, 20,000 payments and 5,000 emails …');
  const { profiles, playerBills } = LARGE;
  const others = { gallerySubmissions: 0, orders: 0, donations: 0, registrations: 0 };
  const size = { profiles, playerBills, ...others, contactMessages: 0 };
  await writeLarge(firestore(), size, now);
  await writeNightWork(now, MAILS);
  const isOutboxFine = await drainOutbox(world, 'The outbox', OUTBOX_RUNS);
  await world.clock.goTo(fiveInJanuary(now));
  const isNightFine = await runNight(world);
  await drainOutbox(world, 'What the night wrote', OUTBOX_RUNS);
  return isOutboxFine && isNightFine;
}

/** Five in the morning of the program, when the year's statements are due. */
function fiveInJanuary(now: Date): Date {
  return new Date(`${now.getUTCFullYear() + 1}-01-12T10:00:00Z`);
}

async function runNight(world: World): Promise<boolean> {
  console.log('\nNightly');
  for (let run = 1; run <= NIGHT_RUNS; run += 1) {
    const next_run = new Date(world.clock.now().getTime() + 600_000).toISOString();
    const { body, seconds } = await timed(world, '/.netlify/functions/nightly', { next_run });
    const report = body.report as NightlyRun['jobs'];
    if (report.length === 0) return world.faults.length === 0;
    console.log(`  run ${run}: ${seconds.toFixed(1)} s`);
    for (const { job, done, left, error } of report) {
      console.log(`    ${job}: ${done} done, ${left} left${error ? `, ${error}` : ''}`);
    }
    if (seconds > LIMIT_SECONDS) return false;
    await world.clock.advance(10 / (24 * 60));
  }
  return false;
}

async function drainOutbox(world: World, title: string, runs: number): Promise<boolean> {
  console.log(`\n${title}`);
  for (let run = 1; run <= runs; run += 1) {
    const { body, seconds } = await timed(world, '/.netlify/functions/deliver-outbox', {});
    const { sent, failed, left } = body as Record<'sent' | 'failed' | 'left', number>;
    console.log(
      `  run ${run}: ${seconds.toFixed(1)} s, ${sent} sent, ${failed} failed, ${left} left`,
    );
    if (seconds > LIMIT_SECONDS) return false;
    if (left === 0) return world.faults.length === 0;
    await world.clock.advance(1 / (24 * 60));
  }
  return false;
}

async function timed(world: World, path: string, body: object) {
  const started = performance.now();
  const answer = await world.post(path, body);
  return { ...answer, seconds: (performance.now() - started) / 1000 };
}
