import { addHours, addMinutes, addSeconds } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { buildDueAt } from './build-time.ts';
import {
  hold,
  hurry,
  hurrySettled,
  NOW_A_DAY,
  noteAsked,
  noteBuilt,
  noteChange,
  noteDone,
  noteFailed,
  noteRefused,
  nowAgainAt,
  wantNow,
} from './change-build.ts';
import { hasAll, isWanted, newSiteBuild, type SiteBuild } from './site-build.ts';

const NOW = new Date('2026-11-22T15:00:00.000Z');
const minutes = (count: number) => addMinutes(NOW, count);

describe('a change', () => {
  test('waits since the first, and is counted', () => {
    const one = noteChange(newSiteBuild(), NOW);
    const two = noteChange(one, minutes(1));
    expect(isWanted(newSiteBuild())).toBe(false);
    expect(isWanted(one)).toBe(true);
    expect(two).toMatchObject({
      changes: 2,
      firstChangeAt: NOW.toISOString(),
      lastChangeAt: minutes(1).toISOString(),
    });
  });

  test('that was heard before counts for nothing, for an hour', () => {
    const one = noteChange(newSiteBuild(), NOW, ['m1']);
    expect(noteChange(one, minutes(59), ['m1'])).toBe(one);
    expect(noteChange(one, minutes(59), ['m2'])).toMatchObject({ changes: 2 });
    expect(noteChange(one, minutes(61), ['m1'])).toMatchObject({ changes: 2 });
  });

  test('is on the site when the site was built after it, by clocks a minute apart', () => {
    const build = noteChange(newSiteBuild(), NOW);
    const built = (startedAt: Date, changes = 1) => ({
      startedAt: startedAt.toISOString(),
      builtAt: startedAt.toISOString(),
      changes,
    });
    expect(hasAll(null, build)).toBe(false);
    expect(hasAll(built(minutes(1)), build)).toBe(true);
    expect(hasAll(built(minutes(1), 0), build)).toBe(false);
    expect(hasAll(built(minutes(-1)), build)).toBe(true);
    expect(hasAll(built(minutes(-2)), build)).toBe(false);
  });
});

describe('"Publish now"', () => {
  test('is once however often it is pressed until the build is asked for', () => {
    const wanted = wantNow(newSiteBuild(), NOW);
    expect(wanted).toMatchObject({ nowAt: NOW.toISOString(), nowUses: [NOW.toISOString()] });
    expect(wanted && isWanted(wanted)).toBe(true);
    expect(wanted && wantNow(wanted, minutes(1))).toBe(wanted);
  });

  test('is taken so often within a day, then again a day after the first', () => {
    const uses = Array.from({ length: NOW_A_DAY }, (_, n) => minutes(n));
    const used = uses.reduce((build, at) => {
      expect(nowAgainAt(build, at)).toBeNull();
      const wanted = wantNow(build, at);
      if (!wanted) throw new Error('It was refused.');
      return noteAsked(wanted, wanted, at);
    }, newSiteBuild());
    expect(nowAgainAt(used, minutes(10))).toEqual(addHours(NOW, 24));
    expect(wantNow(used, addSeconds(addHours(NOW, 24), -1))).toBeUndefined();
    expect(wantNow(used, addHours(NOW, 24))?.nowUses).toHaveLength(NOW_A_DAY);
  });
});

describe('what was taken down', () => {
  const rules = { settleMs: 150_000, everyMs: 48 * 60 * 60_000 };
  const takeDown = (build: SiteBuild, at: Date) => hurrySettled(noteChange(build, at), at, rules);
  const used = {
    ...newSiteBuild(),
    asks: [-3, -2, -1].map((day) => addHours(NOW, day).toISOString()),
  };

  test('waits for no allowance, but for what is taken down with it', () => {
    expect(buildDueAt(noteChange(used, NOW), rules)?.getTime()).toBeGreaterThan(+addHours(NOW, 24));
    const one = takeDown(used, NOW);
    expect(buildDueAt(one, rules)).toEqual(minutes(2.5));
    const two = takeDown(one, minutes(2));
    expect(buildDueAt(two, rules)).toEqual(minutes(4.5));
    const many = [4, 6, 8, 10, 12].reduce((build, at) => takeDown(build, minutes(at)), two);
    expect(buildDueAt(many, rules)).toEqual(minutes(12.5));
  });

  test('while the host is asked goes on wanting the next build', () => {
    const held = takeDown(used, NOW);
    const late = takeDown(held, minutes(13));
    expect(isWanted(noteAsked(late, held, minutes(13)))).toBe(true);
    expect(noteAsked(late, held, minutes(13)).nowAt).not.toBeNull();
  });

  test('lets whoever presses "Publish now" wait no longer', () => {
    const waiting = takeDown(used, NOW);
    expect(wantNow(waiting, minutes(1))).toMatchObject({ nowAt: minutes(1).toISOString() });
    const pressed = hurry(used, NOW);
    expect(takeDown(pressed, minutes(1)).nowAt).toBe(minutes(1).toISOString());
  });
});

describe('the host', () => {
  test('that agrees has all that there was; what came since goes on waiting', () => {
    const held = noteChange(newSiteBuild(), NOW);
    expect(noteAsked(held, held, minutes(1))).toMatchObject({
      asked: 1,
      firstChangeAt: null,
      asks: [minutes(1).toISOString()],
    });
    const more = noteAsked(noteChange(held, minutes(1)), held, minutes(2));
    expect(more).toMatchObject({ asked: 1, firstChangeAt: minutes(2).toISOString() });
    expect(isWanted(more)).toBe(true);
  });

  test('is not asked by two at once: one run holds it for a minute', () => {
    const held = hold(newSiteBuild(), NOW);
    expect(held.notBefore).toBe(minutes(1).toISOString());
    expect(noteDone(held, held, NOW)).toMatchObject({ notBefore: null, asks: [] });
  });

  test('that refuses is asked after a minute, doubled each time, at most an hour', () => {
    let build = newSiteBuild();
    const waits = Array.from({ length: 8 }, () => {
      build = noteRefused(build, 'No minutes left', NOW);
      return (Date.parse(build.notBefore ?? '') - NOW.getTime()) / 60_000;
    });
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(build).toMatchObject({ attempts: 8, lastError: 'No minutes left' });
    expect(noteDone(build, build, NOW)).toMatchObject({ attempts: 0, lastError: null });
  });

  test('whose build breaks off leaves the website as it was, and we know when', () => {
    expect(noteFailed(newSiteBuild(), NOW).failedAt).toBe(NOW.toISOString());
  });

  test('whose build breaks off is asked once more, until a build goes well', () => {
    const rules = { settleMs: 150_000, everyMs: 48 * 60 * 60_000 };
    const published = noteChange(newSiteBuild(), NOW);
    const asked = noteAsked(published, hold(published, NOW), minutes(3));
    const failed = noteFailed(asked, minutes(5));
    expect(buildDueAt(failed, rules)).toEqual(minutes(15));
    const again = noteAsked(failed, hold(failed, minutes(15)), minutes(15));
    const twice = noteFailed(again, minutes(17));
    expect(buildDueAt(twice, rules)).toBeNull();
    // Once mended, the next that breaks off is tried again, too.
    const mended = noteBuilt(twice);
    expect(mended).toMatchObject({ failedAt: null, retryAt: null });
    expect(buildDueAt(noteFailed(mended, minutes(30)), rules)).toEqual(minutes(40));
    expect(buildDueAt(noteFailed(mended, minutes(90)), rules)).toBeNull();
  });

  test('that builds for another reason makes up for one that failed', () => {
    const asked = noteAsked(newSiteBuild(), newSiteBuild(), NOW);
    const failed = noteFailed(asked, minutes(2));
    expect(noteBuilt(failed)).toEqual(asked);
    expect(noteBuilt(asked)).toBe(asked);
    const held = hold(failed, minutes(12));
    expect(noteDone(failed, held, minutes(12))).toMatchObject({ failedAt: null, retryAt: null });
  });

  test('was asked so often in the last month', () => {
    const held = newSiteBuild();
    const asked = noteAsked(held, held, NOW);
    const later = noteAsked(asked, asked, addHours(NOW, 30 * 24));
    expect(later.asks).toHaveLength(2);
    expect(noteAsked(later, later, addHours(NOW, 32 * 24)).asks).toHaveLength(2);
  });
});
