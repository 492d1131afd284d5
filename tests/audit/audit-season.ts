import type { Stack } from '#tests/helpers/stack.ts';
import { checkBooks } from './checks/books.ts';
import { checkDashboard } from './checks/dashboard.ts';
import { checkHappened } from './checks/happened.ts';
import { checkMails } from './checks/mails.ts';
import { checkPayouts } from './checks/payouts.ts';
import { checkBills, checkPayments, readLedger, readPayments } from './checks/records.ts';
import { checkOrders } from './checks/replay.ts';
import { seededRandom } from './random.ts';
import { type Finding, printReport } from './report.ts';
import { letSeasonPass } from './season.ts';
import { openEvents } from './stripe-events.ts';
import { openWorld } from './world.ts';

/** Records that are replayed in other orders of their events. */
const SAMPLE = 8;

/** @returns whether everything agrees */
export async function auditSeason(
  stack: Stack,
  siteUrl: string,
  { seed, families }: { seed: number; families: number },
): Promise<boolean> {
  const started = performance.now();
  const say = (line: string) => console.log(line);
  say(`A season of ${families} families, seed ${seed} …`);
  const world = await openWorld(stack, siteUrl, seededRandom(seed));
  const events = openEvents(world, siteUrl);
  await letSeasonPass(world, events, families, say);

  say('Holding everything against what happened …');
  const entries = await readLedger();
  const payments = await readPayments();
  const findings: Finding[] = [
    ['The season held each kind of thing', checkHappened(world)],
    ['The books are Stripe’s money and what was noted by hand', await checkBooks(world, entries)],
    ['The ledger is what Stripe paid out, kept and still has', await checkPayouts(entries)],
    ['Each record’s payment is its ledger', await checkPayments(payments, entries)],
    ['Bills stand as what they hang on', await checkBills(payments)],
    [
      'Every sum and table of the dashboard is the ledger',
      await checkDashboard(world, await world.office(), entries),
    ],
    ['Every email arrived once, every payment has its receipt', await checkMails(world, entries)],
    [
      `Each order of events gives the same records (${SAMPLE} of them, those to which most happened)`,
      await checkOrders(world, events, entries, SAMPLE),
    ],
    ['No request failed', world.faults],
  ];
  const seconds = Math.round((performance.now() - started) / 1000);
  return printReport({ world, entries, findings, seconds, seed, families });
}
