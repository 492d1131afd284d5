import { BILL_PAID, SENT_BACK } from '../bank.ts';
import type { World } from '../world.ts';

/** What every season holds, however small: a family of each way to pay is there from the beginning. */
const NEEDED = [
  'plans stopped',
  'disputes won',
  'disputes lost',
  'refunds by the office',
  'hand payments noted',
  'hand payments taken back',
  BILL_PAID,
  SENT_BACK,
];

/** An audit of a season in which something never happened says nothing of it. */
export function checkHappened({ lacks }: World): string[] {
  return NEEDED.filter((what) => lacks(what)).map((what) => `no ${what}`);
}
