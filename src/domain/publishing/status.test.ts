import { describe, expect, test } from 'vitest';
import { hold, noteAsked, noteChange, noteFailed, noteRefused } from './change-build.ts';
import { canPublishNow, describeBuilds, describeStanding } from './messages.ts';
import { type BuiltSite, newSiteBuild, type SiteBuild } from './site-build.ts';
import { describePublishing } from './status.ts';

const NOON = Date.parse('2026-11-02T12:00:00Z');
const at = (minutes: number) => new Date(NOON + minutes * 60_000);
const rules = { settleMs: 150_000, everyMs: 0 };
const clock = (instant: string) => instant.slice(11, 16);

function statusOf(build: SiteBuild, built: BuiltSite | null, minutes: number, isSetUp = true) {
  return describePublishing(build, built, { isSetUp, rules, now: at(minutes) });
}
const say = (...given: Parameters<typeof statusOf>) => describeStanding(statusOf(...given), clock);
const site = (minutes: number, changes: number): BuiltSite => ({
  startedAt: at(minutes).toISOString(),
  builtAt: at(minutes + 2).toISOString(),
  changes,
});

const changed = noteChange(noteChange(newSiteBuild(), at(0)), at(1));
const asked = noteAsked(changed, hold(changed, at(4)), at(4));

describe('how the website stands', () => {
  test('nothing was ever published', () => {
    expect(say(newSiteBuild(), null, 0)).toBe('No changes are waiting.');
  });

  test('a build may be asked for, where a message of Sanity’s was lost, too', () => {
    expect(canPublishNow(statusOf(newSiteBuild(), null, 0))).toBe(true);
    expect(canPublishNow(statusOf(asked, site(4, 2), 7))).toBe(true);
    expect(canPublishNow(statusOf(asked, site(-60, 0), 5))).toBe(false);
    expect(canPublishNow(statusOf(newSiteBuild(), null, 0, false))).toBe(false);
  });

  test('changes wait, and it is said until when', () => {
    expect(say(changed, site(-60, 0), 2)).toBe('2 changes will be on the website at about 12:06.');
    expect(canPublishNow(statusOf(changed, null, 2))).toBe(true);
    expect(say(noteChange(newSiteBuild(), at(0)), null, 0, false)).toBe(
      '1 change will be on the website with its next build.',
    );
  });

  test('a build is under way until the website has it, and late after twenty minutes', () => {
    const building = 'The website is being built. This takes about two minutes.';
    expect(say(asked, site(-60, 0), 5)).toBe(building);
    expect(say(asked, null, 5)).toBe(building);
    expect(say(asked, site(4, 2), 7)).toBe('No changes are waiting.');
    expect(say(asked, site(-60, 0), 30)).toMatch(/^The last build is taking longer/);
  });

  test('another build that has the changes will do', () => {
    expect(say(changed, site(2, 2), 3)).toBe('No changes are waiting.');
    // Begun before they were made; and one of before the records were lost.
    expect(statusOf(changed, site(2, 1), 3).waiting).toBe(2);
    expect(statusOf(changed, site(-600, 50), 3).waiting).toBe(2);
  });

  test('a host that refuses, and a build that fails, are told until it is mended', () => {
    const refused = noteRefused(changed, 'it answered 404', at(4));
    expect(say(refused, null, 4)).toBe(
      'The build could not be started. Nothing is lost: we will try again at 12:05. 2 changes will be on the website at about 12:07.',
    );
    const failed = noteFailed(asked, at(6));
    expect(say(failed, site(-60, 0), 7)).toMatch(/^The last build failed/);
    expect(statusOf(failed, site(-60, 0), 7)).toMatchObject({
      problem: 'build',
      isBuilding: false,
    });
    expect(statusOf(failed, site(8, 2), 10)).toMatchObject({ problem: null, isBuilding: false });
    const again = noteChange(failed, at(10));
    const next = noteAsked(again, hold(again, at(13)), at(13));
    expect(statusOf(next, site(-60, 0), 14)).toMatchObject({ problem: null, isBuilding: true });
  });

  test('what builds cost is said', () => {
    expect(describeBuilds(statusOf(asked, site(4, 2), 7), clock)).toBe(
      'Last built 12:06. 1 build in 30 days: 15 of the 300 credits of Netlify’s free plan.',
    );
    expect(describeBuilds(statusOf(asked, null, 7, false), clock)).toMatch(
      /cannot be started from here yet/,
    );
  });
});
