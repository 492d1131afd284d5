import { formatCents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { netOf, sum } from './checks/records.ts';
import type { World } from './world.ts';

/** What was held against what happened, and where it differs. */
export type Finding = readonly [what: string, differences: readonly string[]];

interface Report {
  world: World;
  entries: readonly LedgerEntry[];
  findings: readonly Finding[];
  seconds: number;
  seed: number;
  families: number;
}

/** So many differences of a kind are printed. */
const SHOWN = 25;

/** Prints what happened and what differs. @returns whether nothing does */
export function printReport({
  world,
  entries,
  findings,
  seconds,
  seed,
  families,
}: Report): boolean {
  const say = (line = '') => console.log(line);
  say();
  for (const [what, times] of [...world.counts].sort())
    say(`${String(times).padStart(7)}  ${what}`);
  say(`${String(entries.length).padStart(7)}  entries in the ledger`);
  say('\nWhere the time went:');
  for (const line of [...world.steps.lines(12), '', ...world.requests.lines(12)]) say(line);
  say(`\nThe books hold ${formatCents(sum(entries.map(netOf)))}.\n`);
  for (const [what, differences] of findings) {
    say(`${differences.length === 0 ? '✓' : '✗'} ${what}`);
    for (const difference of differences.slice(0, SHOWN)) say(`    ${difference}`);
    if (differences.length > SHOWN) say(`    … and ${differences.length - SHOWN} more`);
  }
  const isFine = findings.every(([, differences]) => differences.length === 0);
  say(`\n${families} families, seed ${seed}, ${seconds} s: ${isFine ? 'all agree' : 'see above'}.`);
  return isFine;
}
