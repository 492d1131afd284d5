import { buildDueAt } from '#domain/publishing/build-time.ts';
import {
  hold,
  noteAsked,
  noteDone,
  noteFailed,
  noteRefused,
} from '#domain/publishing/change-build.ts';
import { hasAll, type SiteBuild } from '#domain/publishing/site-build.ts';
import { isUnderWay, mayBeLost } from '#domain/publishing/status.ts';
import { buildHook, callBuildHook } from '../../gateways/build-hook.ts';
import { readBuiltSite } from '../../gateways/built-site.ts';
import { buildRules, changeBuild, readBuild } from './stored-build.ts';

/** `asked`: the host builds. `refused`: it is tried again later. `done`: the site has it all already. */
export type BuildOutcome = 'nothing' | 'asked' | 'refused' | 'done';

/**
 * Asks the host for the build that is due, if one is: from the minute's run, and where someone does not
 * want to wait. Two at once ask once.
 */
export async function askDueBuild(now: Date): Promise<BuildOutcome> {
  const url = buildHook();
  if (url === undefined) return 'nothing';
  const build = await readBuild();
  if (mayBeLost(build, now)) await noteLost(now);
  if (!isDue(build, now)) return 'nothing';
  const held = await holdDue(now);
  if (held === undefined) return 'nothing';
  // Whoever deployed meanwhile has built what waits, too. Who wants a build now has a reason to.
  if (held.nowAt === null && hasAll(await readBuiltSite(), held)) {
    await changeBuild((build) => noteDone(build, held, now));
    return 'done';
  }
  const reason = await callBuildHook(url);
  if (reason === undefined) {
    await changeBuild((build) => noteAsked(build, held, now));
    return 'asked';
  }
  await changeBuild((build) => noteRefused(build, reason, now));
  console.error(JSON.stringify({ level: 'error', code: 'build_hook_failed', detail: reason }));
  return 'refused';
}

/** A build that broke off before anything of ours ran, such as while packages were installed, could not note it. */
async function noteLost(now: Date): Promise<void> {
  const built = await readBuiltSite();
  if (built === null) return;
  await changeBuild((build) =>
    mayBeLost(build, now) && isUnderWay(build, built) ? noteFailed(build, now) : build,
  );
}

/** Takes it for this run alone. */
async function holdDue(now: Date): Promise<SiteBuild | undefined> {
  let held: SiteBuild | undefined;
  await changeBuild((build) => {
    held = isDue(build, now) ? hold(build, now) : undefined;
    return held;
  });
  return held;
}

function isDue(build: SiteBuild, now: Date): boolean {
  const due = buildDueAt(build, buildRules());
  return due !== null && due.getTime() <= now.getTime();
}
