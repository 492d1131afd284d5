import { isWanted, type SiteBuild } from './site-build.ts';

/** How a program saves builds. Each one on Netlify costs credits. */
export interface BuildRules {
  /** How long after the last change a build may begin: several changes become one. */
  settleMs: number;
  /** On average one build in so long, unless someone presses "Publish now"; 0 saves none. */
  everyMs: number;
}

/** So many builds may be saved up: after some quiet days, changes follow within minutes. */
export const SAVED_BUILDS = 3;
/** Someone who goes on and on publishing waits for at most so many settle times. */
const LONGEST_SETTLE = 5;
/** So many settle times lie between two builds, whoever asks. */
const APART = 2;

/**
 * Pure: from when on the next build may be asked for; null while there is none to ask for. In any time
 * there are at most `time / everyMs + SAVED_BUILDS` builds that nobody pressed for,
 * and that no change hurried.
 */
export function buildDueAt(build: SiteBuild, rules: BuildRules): Date | null {
  if (!isWanted(build)) return null;
  const { asks, retryAt, notBefore } = build;
  const again = retryAt === null ? Number.POSITIVE_INFINITY : Date.parse(retryAt);
  const wanted = Math.min(changesWantedAt(build, rules), again);
  const last = asks.at(-1);
  const apart = last === undefined ? wanted : Date.parse(last) + APART * rules.settleMs;
  const held = notBefore === null ? wanted : Date.parse(notBefore);
  return new Date(Math.max(wanted, apart, held));
}

/** Without a change, and without anybody who asks: never. */
function changesWantedAt(build: SiteBuild, rules: BuildRules): number {
  if (build.nowAt !== null) return Date.parse(build.nowAt);
  if (build.changes <= build.asked) return Number.POSITIVE_INFINITY;
  return Math.max(settledAt(build, rules), allowedFrom(build.asks, rules.everyMs));
}

/** Pure: when the changes that wait have settled. */
export function settledAt(
  { firstChangeAt, lastChangeAt }: SiteBuild,
  { settleMs }: BuildRules,
): number {
  const last = Date.parse(lastChangeAt ?? firstChangeAt ?? EVER);
  const first = Date.parse(firstChangeAt ?? lastChangeAt ?? EVER);
  return Math.min(last + settleMs, first + LONGEST_SETTLE * settleMs);
}

const EVER = new Date(0).toISOString();

/**
 * Pure: from when on there is a build left. Each uses up `everyMs` of time; what lies before is saved up
 * for `SAVED_BUILDS` of them, and no "Publish now" makes the others wait longer than for one.
 */
function allowedFrom(asks: readonly string[], everyMs: number): number {
  const usedUntil = asks
    .map((at) => Date.parse(at))
    .reduce((until, at) => Math.min(Math.max(until, at) + everyMs, at + SAVED_BUILDS * everyMs), 0);
  return usedUntil - (SAVED_BUILDS - 1) * everyMs;
}
