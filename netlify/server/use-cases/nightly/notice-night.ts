import { hasNightProblem } from '#domain/nightly/night-problem.ts';
import { readable } from '../../core/broken-records.ts';
import { env } from '../../core/env.ts';
import { nightlyRuns } from '../../gateways/records.ts';
import { forOffice } from '../../mails/compose.ts';
import { nightHasProblem } from '../../mails/night-mails.ts';
import { writeMailOnce } from '../mail/write-mail-once.ts';

/** More than a day has: each ten minutes for three hours, where nothing is ever finished. */
const NEWEST = 40;
const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Whether somebody must look at the nightly work. */
export async function readNightProblem(now: Date): Promise<boolean> {
  const { docs } = await nightlyRuns().orderBy('startedAt', 'desc').limit(NEWEST).get();
  return hasNightProblem(readable(docs), now);
}

/**
 * Emails the office once a week while somebody must look at the nightly work. Called each minute, it looks once an
 * hour: by a schedule of its own, as the nightly work may not run at all.
 */
export async function noticeNight(now: Date): Promise<void> {
  if (now.getUTCMinutes() !== 0 || !(await readNightProblem(now))) return;
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const week = Math.floor(now.getTime() / WEEK_MS);
  await writeMailOnce(
    forOffice(() => nightHasProblem({ week, officeEmail, siteUrl })),
    now,
  );
}
