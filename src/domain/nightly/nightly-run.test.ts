import { describe, expect, test } from 'vitest';
import { isNightlyDue, type NightlyRun, runToContinue } from './nightly-run.ts';

const NIGHT = { timeZone: 'America/New_York', nightlyHour: 5 };
const at = (instant: string) => new Date(`${instant}Z`);

function run(
  startedAt: string,
  left: number | null,
  endedAt: string | null = startedAt,
): NightlyRun {
  const report = { job: 'deleteOldRecords', done: 3, left, error: null, resumeAt: {} };
  const ended = endedAt && at(endedAt).toISOString();
  return {
    id: '1',
    work: 'night',
    startedAt: at(startedAt).toISOString(),
    endedAt: ended,
    jobs: [report],
  };
}

describe('the schedule has work', () => {
  test.each([
    ['2026-07-01T08:59:00', false],
    ['2026-07-01T09:00:00', true],
    ['2026-07-01T11:59:00', true],
    ['2026-07-01T12:00:00', false],
    // In winter an hour later.
    ['2026-12-01T09:59:00', false],
    ['2026-12-01T10:00:00', true],
  ])('from five to eight in the morning of the program: %s', (now, due) => {
    expect(isNightlyDue(undefined, at(now), NIGHT)).toBe(due);
  });

  test.each([
    ['yesterday’s run', run('2026-06-30T09:00:00', 0), true],
    ['a run of today that left something', run('2026-07-01T09:00:00', 7), true],
    ['a run of today that failed', run('2026-07-01T09:00:00', null), true],
    ['a run of today that was stopped', run('2026-07-01T09:00:00', 0, null), true],
    ['a run of today that came to its end', run('2026-07-01T09:00:00', 0), false],
  ])('after %s: %#', (_, last, due) => {
    expect(isNightlyDue(last, at('2026-07-01T09:10:00'), NIGHT)).toBe(due);
  });
});

test('a run of the same night that did not finish is gone on with, no other', () => {
  const now = at('2026-07-01T09:10:00');
  const unfinished = run('2026-07-01T09:00:00', 7);
  expect(runToContinue(unfinished, now, NIGHT)).toBe(unfinished);
  expect(runToContinue(run('2026-07-01T09:00:00', 0), now, NIGHT)).toBeUndefined();
  expect(runToContinue(run('2026-06-30T09:00:00', 7), now, NIGHT)).toBeUndefined();
  expect(runToContinue(undefined, now, NIGHT)).toBeUndefined();
});

describe('a night that the settings move', () => {
  const chicago = (nightlyHour: number) => ({ timeZone: 'America/Chicago', nightlyHour });

  test.each([
    ['2026-07-01T06:59:00', false],
    ['2026-07-01T07:00:00', true],
    ['2026-12-01T07:59:00', false],
    ['2026-12-01T08:00:00', true],
    // Clocks go forward at two: there is no hour two, and the night begins at three.
    ['2026-03-08T07:59:00', false],
    ['2026-03-08T08:00:00', true],
  ])('begins at two in Chicago: %s', (now, due) => {
    expect(isNightlyDue(undefined, at(now), chicago(2))).toBe(due);
  });

  test('goes on past midnight, as one night', () => {
    // 11 at night and half past midnight in Chicago, in summer.
    const [before, after] = ['2026-07-02T04:00:00', '2026-07-02T05:30:00'] as const;
    expect(isNightlyDue(undefined, at(after), chicago(23))).toBe(true);
    expect(isNightlyDue(run(before, 0), at(after), chicago(23))).toBe(false);
    expect(runToContinue(run(before, 7), at(after), chicago(23))).toBeDefined();
    expect(isNightlyDue(run(before, 0), at('2026-07-03T04:00:00'), chicago(23))).toBe(true);
  });

  test('an hour that the clocks repeat is one night', () => {
    // 1:10 in Chicago, twice, as clocks go back.
    const [first, second] = ['2026-11-01T06:10:00', '2026-11-01T07:10:00'] as const;
    expect(isNightlyDue(undefined, at(first), chicago(1))).toBe(true);
    expect(isNightlyDue(run(first, 0), at(second), chicago(1))).toBe(false);
  });
});
