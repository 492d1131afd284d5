import { type BuildRules, settledAt } from './build-time.ts';
import type { SiteBuild } from './site-build.ts';

/* What happens to the one record of builds. Pure, each from the record to the next. */

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** "Publish now" within 24 hours. */
export const NOW_A_DAY = 6;
/** Long enough for the host to answer, short enough that a run that broke off is soon made up for. */
const HOLD_MS = 60_000;
const FIRST_RETRY_MS = 60_000;
/** What lasts no longer has passed: Sanity or Firestore that did not answer. */
const FAILED_RETRY_MS = 10 * 60_000;
/** As long as a signed message is taken. */
const HEARD_MS = HOUR_MS;
const MAX_HEARD = 200;
const ASKS_MS = 31 * DAY_MS;
const MAX_ASKS = 200;

/** One change more. Messages with ids that were heard before count for nothing. */
export function noteChange(build: SiteBuild, now: Date, ids: readonly string[] = []): SiteBuild {
  const known = build.heard.filter(({ at }) => isWithin(at, HEARD_MS, now)).slice(-MAX_HEARD);
  if (known.some(({ id }) => ids.includes(id))) return build;
  const at = now.toISOString();
  return {
    ...build,
    changes: build.changes + 1,
    firstChangeAt: build.firstChangeAt ?? at,
    lastChangeAt: at,
    heard: [...known, ...ids.map((id) => ({ id, at }))],
  };
}

/** When "Publish now" can be pressed again: null while it can. */
export function nowAgainAt({ nowUses }: SiteBuild, now: Date): Date | null {
  const today = nowUses.filter((at) => isWithin(at, DAY_MS, now));
  const first = today.at(-NOW_A_DAY);
  return first === undefined ? null : new Date(Date.parse(first) + DAY_MS);
}

/** Someone wants a build at once; undefined where it was pressed too often. Twice in a row is once. */
export function wantNow(build: SiteBuild, now: Date): SiteBuild | undefined {
  if (isWantedNow(build, now)) return build;
  if (nowAgainAt(build, now) !== null) return undefined;
  const at = now.toISOString();
  const nowUses = [...build.nowUses.filter((use) => isWithin(use, DAY_MS, now)), at];
  return { ...build, nowAt: at, nowUses };
}

/**
 * A change that cannot wait for the allowance wants a build at once, and uses up no "Publish now". The
 * newest such change counts: one that comes while the host is asked goes on wanting the next build.
 */
export function hurry(build: SiteBuild, now: Date): SiteBuild {
  return { ...build, nowAt: now.toISOString() };
}

/**
 * A change that cannot wait for the allowance, but for what comes with it: of many that are taken down one
 * after the other, each would be a build.
 */
export function hurrySettled(build: SiteBuild, now: Date, rules: BuildRules): SiteBuild {
  if (isWantedNow(build, now)) return hurry(build, now);
  return hurry(build, new Date(Math.max(settledAt(build, rules), now.getTime())));
}

const isWantedNow = ({ nowAt }: SiteBuild, now: Date) =>
  nowAt !== null && Date.parse(nowAt) <= now.getTime();

/** Held by one run, which asks the host. */
export function hold(build: SiteBuild, now: Date): SiteBuild {
  return { ...build, notBefore: new Date(now.getTime() + HOLD_MS).toISOString() };
}

/** The host will build what there was when it was asked; what has come since goes on waiting. */
export function noteAsked(build: SiteBuild, held: SiteBuild, now: Date): SiteBuild {
  const at = now.toISOString();
  const asks = build.asks.filter((ask) => isWithin(ask, ASKS_MS, now)).slice(1 - MAX_ASKS);
  return { ...withoutWaiting(build, held, at), asks: [...asks, at] };
}

/** The site has it all: there was another build meanwhile. */
export function noteDone(build: SiteBuild, held: SiteBuild, now: Date): SiteBuild {
  return noteBuilt(withoutWaiting(build, held, now.toISOString()));
}

function withoutWaiting(build: SiteBuild, held: SiteBuild, at: string): SiteBuild {
  const isAll = build.changes === held.changes;
  return {
    ...build,
    asked: held.changes,
    firstChangeAt: isAll ? null : at,
    nowAt: build.nowAt === held.nowAt ? null : build.nowAt,
    retryAt: build.retryAt === held.retryAt ? null : build.retryAt,
    attempts: 0,
    notBefore: null,
    lastError: null,
  };
}

/** The host did not agree: again after a minute, doubled each time, at most an hour. */
export function noteRefused(build: SiteBuild, reason: string, now: Date): SiteBuild {
  const attempts = build.attempts + 1;
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), HOUR_MS);
  const notBefore = new Date(now.getTime() + wait).toISOString();
  return { ...build, attempts, notBefore, lastError: reason.slice(0, 300) };
}

/**
 * A build broke off: the website is as it was. One that was asked for here is tried once more, because the
 * reason may have passed; until a build goes well, a mistake in content costs no more than that.
 */
export function noteFailed(build: SiteBuild, now: Date): SiteBuild {
  const lastAsk = build.asks.at(-1);
  const isOurs = lastAsk !== undefined && isWithin(lastAsk, HOUR_MS, now);
  const again = new Date(now.getTime() + FAILED_RETRY_MS).toISOString();
  const retryAt = isOurs && build.failedAt === null ? again : build.retryAt;
  return { ...build, failedAt: now.toISOString(), retryAt };
}

/** A build went well, whoever asked for it: what failed before is mended. */
export function noteBuilt(build: SiteBuild): SiteBuild {
  const { failedAt, retryAt, toldAt } = build;
  if (failedAt === null && retryAt === null && toldAt === null) return build;
  return { ...build, failedAt: null, retryAt: null, toldAt: null };
}

/** The office was emailed that builds fail. */
export function noteTold(build: SiteBuild, now: Date): SiteBuild {
  return { ...build, toldAt: now.toISOString() };
}

function isWithin(at: string, ms: number, now: Date): boolean {
  return Date.parse(at) > now.getTime() - ms;
}
