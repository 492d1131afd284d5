import { lookAtStripe } from '../payouts/look-at-stripe.ts';
import type { Job } from './job.ts';

/** More than a year: whoever turns the site on has the payouts of the season. */
const DAYS = 400;

/** Payouts and lines of Stripe's balance of which no event told us. What it has no time for, the next run does. */
export const catchUpOnPayouts: Job = async ({ now, hasTime, resumeAt }) => {
  const asked = { days: DAYS, after: resumeAt.lines?.id };
  const { done, more, after } = await lookAtStripe(now, hasTime, asked);
  const lines = after === null ? {} : { lines: { value: '', id: after } };
  return { done, left: more ? 1 : 0, failed: [], resumeAt: lines };
};
