import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type BuildRules, buildDueAt, SAVED_BUILDS } from './build-time.ts';
import {
  hold,
  NOW_A_DAY,
  noteAsked,
  noteChange,
  noteRefused,
  nowAgainAt,
  wantNow,
} from './change-build.ts';
import { newSiteBuild, type SiteBuild } from './site-build.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-02T12:00:00Z');
const RULES: BuildRules = { settleMs: 2.5 * MINUTE, everyMs: 48 * HOUR };
const at = (ms: number) => new Date(START + ms);
const dueIn = (build: SiteBuild, rules = RULES) => {
  const due = buildDueAt(build, rules);
  return due && due.getTime() - START;
};
/** A build that was asked for and agreed to. */
const built = (build: SiteBuild, ms: number) => noteAsked(build, hold(build, at(ms)), at(ms));

describe('when a build is due', () => {
  test('never while nothing has changed', () => {
    expect(buildDueAt(newSiteBuild(), RULES)).toBeNull();
  });

  test('a settle time after the last of several changes', () => {
    const one = noteChange(newSiteBuild(), at(0));
    expect(dueIn(one)).toBe(2.5 * MINUTE);
    const three = noteChange(noteChange(one, at(MINUTE)), at(3 * MINUTE));
    expect(three.changes).toBe(3);
    expect(dueIn(three)).toBe(5.5 * MINUTE);
  });

  test('soon, for someone who goes on and on', () => {
    let build = newSiteBuild();
    for (let minute = 0; minute <= 30; minute += 1) build = noteChange(build, at(minute * MINUTE));
    expect(dueIn(build)).toBe(12.5 * MINUTE);
  });

  test('the saved builds follow within minutes, the next after two days, and now is now', () => {
    let build = newSiteBuild();
    for (const hour of [0, 1, 2]) {
      build = noteChange(build, at(hour * HOUR));
      expect(dueIn(build)).toBe(hour * HOUR + 2.5 * MINUTE);
      build = built(build, hour * HOUR + 3 * MINUTE);
    }
    build = noteChange(build, at(3 * HOUR));
    expect(dueIn(build)).toBe(48 * HOUR + 3 * MINUTE);
    const wanted = wantNow(build, at(4 * HOUR));
    expect(wanted && dueIn(wanted)).toBe(4 * HOUR);
  });

  test('five minutes after the last one, even now', () => {
    const build = wantNow(built(noteChange(newSiteBuild(), at(0)), 3 * MINUTE), at(4 * MINUTE));
    expect(build && dueIn(build)).toBe(8 * MINUTE);
  });

  test('what changed while the host was asked waits for the next one', () => {
    const first = noteChange(newSiteBuild(), at(0));
    const held = hold(first, at(3 * MINUTE));
    const later = noteAsked(noteChange(held, at(3 * MINUTE + 1)), held, at(3 * MINUTE + 2));
    expect(later.changes - later.asked).toBe(1);
    expect(dueIn(later)).toBe(8 * MINUTE + 2);
  });

  test('a host that refuses is asked again later and later, at most an hour', () => {
    let build = noteChange(newSiteBuild(), at(0));
    const waits = Array.from({ length: 9 }, () => {
      build = noteRefused(build, 'it answered 503', at(DAY));
      return Number(dueIn(build)) - DAY;
    });
    expect(waits.map((wait) => wait / MINUTE)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(built(build, 2 * DAY)).toMatchObject({ attempts: 0, lastError: null, notBefore: null });
  });
});

test('the same message counts once, for an hour', () => {
  const one = noteChange(newSiteBuild(), at(0), ['t=1,v1=a', 'key']);
  expect(noteChange(one, at(MINUTE), ['t=1,v1=a'])).toBe(one);
  expect(noteChange(one, at(MINUTE), ['t=2,v1=b', 'key'])).toBe(one);
  expect(noteChange(one, at(2 * HOUR), ['key'])).toMatchObject({ changes: 2 });
});

test('now is pressed once for a build, and so often a day', () => {
  let build = newSiteBuild();
  for (let hour = 0; hour < NOW_A_DAY; hour += 1) {
    const wanted = wantNow(build, at(hour * HOUR));
    if (!wanted) throw new Error('refused too early');
    expect(wantNow(wanted, at(hour * HOUR + 1))).toBe(wanted);
    build = built(wanted, hour * HOUR + 2);
  }
  expect(wantNow(build, at(7 * HOUR))).toBeUndefined();
  expect(nowAgainAt(build, at(7 * HOUR))).toEqual(at(DAY));
  expect(wantNow(build, at(DAY))).toBeDefined();
});

const rules = fc.record({
  settleMs: fc.integer({ min: 1000, max: 10 * MINUTE }),
  everyMs: fc.integer({ min: 0, max: 72 * HOUR }),
});
/** Milliseconds between two changes: some within a settle time, some days apart. */
const gaps = fc.array(
  fc.oneof(fc.integer({ min: 0, max: 10 * MINUTE }), fc.integer({ min: 0, max: 5 * DAY })),
  { minLength: 1, maxLength: 60 },
);

/** Lets time pass: changes come, and each build is made when it is due. */
function live(gapsMs: readonly number[], given: BuildRules) {
  let build = newSiteBuild();
  let now = START;
  const builds: { at: number; changes: number }[] = [];
  const runUntil = (end: number) => {
    for (;;) {
      const due = buildDueAt(build, given)?.getTime();
      if (due === undefined || due > end) return;
      builds.push({ at: due, changes: build.changes - build.asked });
      build = noteAsked(build, hold(build, new Date(due)), new Date(due));
    }
  };
  const changes = gapsMs.map((gap) => {
    runUntil(now + gap - 1);
    now += gap;
    build = noteChange(build, new Date(now));
    return now;
  });
  runUntil(now + 400 * DAY);
  return { builds, changes, build };
}

property.prop([gaps, rules])('every change is built once, and in time', (gapsMs, given) => {
  const { builds, changes, build } = live(gapsMs, given);
  expect(build.asked).toBe(changes.length);
  expect(builds.reduce((sum, one) => sum + one.changes, 0)).toBe(changes.length);
  for (const change of changes) {
    const next = builds.find((one) => one.at >= change);
    const longest = Math.max(given.everyMs, 2 * given.settleMs) + 5 * given.settleMs;
    expect(Number(next?.at) - change).toBeLessThanOrEqual(longest);
    expect(Number(next?.at) - change).toBeGreaterThanOrEqual(0);
  }
});

property.prop([gaps, rules])('builds are apart, and few in any month', (gapsMs, given) => {
  const { builds } = live(gapsMs, given);
  for (const [index, { at: time }] of builds.entries()) {
    const before = builds[index - 1];
    if (before) expect(time - before.at).toBeGreaterThanOrEqual(2 * given.settleMs);
    if (given.everyMs === 0) continue;
    const month = builds.filter((one) => one.at >= time && one.at < time + 30 * DAY);
    expect(month.length).toBeLessThanOrEqual((30 * DAY) / given.everyMs + SAVED_BUILDS);
  }
});

test('whoever publishes all day, every day of a month, makes fewer than 20 builds by themselves', () => {
  const everyTenMinutes = Array.from({ length: 31 * 24 * 6 }, () => 10 * MINUTE);
  const { builds } = live(everyTenMinutes, RULES);
  const first = builds[0]?.at ?? 0;
  expect(builds.filter((one) => one.at < first + 31 * DAY).length).toBeLessThan(20);
});
