import { isNightlyDue } from '#domain/nightly/nightly-run.ts';
import { readSettings } from '../../gateways/content.ts';
import { lastRun } from './run-nightly.ts';

/** Whether it is night where the program is, by its settings, and the night's work is not done. */
export async function isNightDue(now: Date): Promise<boolean> {
  const [settings, last] = await Promise.all([readSettings(), lastRun(now)]);
  return isNightlyDue(last, now, settings);
}
