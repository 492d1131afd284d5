import { noteBuilt, noteFailed } from '#domain/publishing/change-build.ts';
import type { BuiltSite } from '#domain/publishing/site-build.ts';
import { changeBuild, readBuild } from './stored-build.ts';

/* What a build does with the record of builds. */

/** How many changes a build that begins now will have. */
export async function countChanges(): Promise<number> {
  return (await readBuild()).changes;
}

/** A build broke off: the dashboard and the Studio say so. */
export async function noteFailedBuild(now: Date): Promise<void> {
  await changeBuild((build) => noteFailed(build, now));
}

/** A build went well: nobody has to look at one that failed before. */
export async function noteBuiltSite(): Promise<void> {
  await changeBuild(noteBuilt);
}

/** What the built site will say of itself. */
export function describeBuilt(startedAt: Date, builtAt: Date, changes: number): BuiltSite {
  return { startedAt: startedAt.toISOString(), builtAt: builtAt.toISOString(), changes };
}
