import * as z from 'zod/mini';
import { type BuildRules, buildDueAt } from './build-time.ts';
import { nowAgainAt } from './change-build.ts';
import { type BuiltSite, CLOCK_SKEW_MS, hasAll, type SiteBuild } from './site-build.ts';

const InstantOrNull = z.nullable(z.iso.datetime());

/**
 * `hook`: the host could not be asked, and will be again. `build`: a build failed. `late`: one was asked
 * for, and is not on the website.
 */
const PUBLISHING_PROBLEMS = ['hook', 'build', 'late'] as const;
type PublishingProblem = (typeof PUBLISHING_PROBLEMS)[number];

/** How the website stands, as far as can be known. Instants are UTC. */
export const PublishingStatusSchema = z.object({
  /** Whether builds can be asked for here. */
  isSetUp: z.boolean(),
  /** Changes that no build was asked for yet. */
  waiting: z.int(),
  /** About when they will be on the website. */
  expectedAt: InstantOrNull,
  isBuilding: z.boolean(),
  /** When the content that the website shows was read; null where it does not say. */
  contentAt: InstantOrNull,
  /** When the website that is up was built. */
  builtAt: InstantOrNull,
  problem: z.nullable(z.enum(PUBLISHING_PROBLEMS)),
  /** Of `hook` and `build`: when it is tried again; null where it is not. */
  retryAt: InstantOrNull,
  /** From when on "Publish now" can be pressed again; null while it can. */
  nowAgainAt: InstantOrNull,
  /** Builds that were asked for in the last 30 days. */
  recentBuilds: z.int(),
});
export type PublishingStatus = z.infer<typeof PublishingStatusSchema>;

const MINUTE_MS = 60_000;
/** The host looks at what is due once a minute, and a build takes some two. */
const BUILD_MS = 2 * MINUTE_MS;
/** After so long a build that was asked for should be there. */
const LATE_MS = 20 * MINUTE_MS;
const MONTH_MS = 30 * 24 * 60 * MINUTE_MS;

/** Pure: what is told of the record, with what the built site says of itself. */
export function describePublishing(
  build: SiteBuild,
  built: BuiltSite | null,
  { isSetUp, rules, now }: { isSetUp: boolean; rules: BuildRules; now: Date },
): PublishingStatus {
  const waiting = hasAll(built, build) ? 0 : Math.max(0, build.changes - build.asked);
  const due = isSetUp && waiting > 0 ? buildDueAt(build, rules) : null;
  const problem = problemOf(build, built, now);
  return {
    isSetUp,
    waiting,
    expectedAt: due && expectedAfter(due, now),
    isBuilding: problem !== 'late' && isUnderWay(build, built),
    contentAt: built?.startedAt ?? null,
    builtAt: built?.builtAt ?? null,
    problem,
    retryAt: retryOf(problem, build),
    nowAgainAt: nowAgainAt(build, now)?.toISOString() ?? null,
    recentBuilds: build.asks.filter((at) => Date.parse(at) > now.getTime() - MONTH_MS).length,
  };
}

/** Pure: what the office has to know of the record alone, without asking the website. */
export function knownProblem(build: SiteBuild): 'hook' | 'build' | null {
  if (build.attempts > 0) return 'hook';
  const lastAsk = build.asks.at(-1);
  const isOver = lastAsk !== undefined && build.failedAt !== null && lastAsk > build.failedAt;
  return build.failedAt !== null && !isOver ? 'build' : null;
}

function retryOf(problem: PublishingProblem | null, build: SiteBuild): string | null {
  if (problem === 'hook') return build.notBefore;
  return problem === 'build' ? build.retryAt : null;
}

/** Pure: whether builds fail, are not tried again, and nobody was emailed so. */
export function mustTellFailure(build: SiteBuild): boolean {
  return knownProblem(build) === 'build' && build.retryAt === null && build.toldAt === null;
}

function problemOf(build: SiteBuild, built: BuiltSite | null, now: Date): PublishingProblem | null {
  const known = knownProblem(build);
  const { failedAt } = build;
  // A later build, asked for by whoever, has succeeded.
  const isMended =
    known === 'build' && built !== null && failedAt !== null && built.startedAt > failedAt;
  if (known !== null && !isMended) return known;
  const askedAt = Date.parse(build.asks.at(-1) ?? '');
  const isLate = isUnderWay(build, built) && now.getTime() - askedAt > LATE_MS;
  return isLate ? 'late' : null;
}

/** Pure: whether a build that was asked for some time ago should be looked for on the website. */
export function mayBeLost(build: SiteBuild, now: Date): boolean {
  const since = now.getTime() - Date.parse(build.asks.at(-1) ?? '');
  return since > LATE_MS && since < 2 * LATE_MS && knownProblem(build) === null;
}

/** Pure: whether a build was asked for, did not fail, and is not on the website. */
export function isUnderWay(build: SiteBuild, built: BuiltSite | null): boolean {
  const askedAt = build.asks.at(-1);
  if (askedAt === undefined) return false;
  if (build.failedAt !== null && build.failedAt > askedAt) return false;
  if (built === null) return true;
  const isThere =
    built.changes >= build.asked &&
    Date.parse(built.startedAt) >= Date.parse(askedAt) - CLOCK_SKEW_MS;
  return !isThere;
}

/** Rounded up to a minute, because that is how exact it is. */
function expectedAfter(due: Date, now: Date): string {
  const ready = Math.max(due.getTime(), now.getTime()) + BUILD_MS;
  return new Date(Math.ceil(ready / MINUTE_MS) * MINUTE_MS).toISOString();
}
