import { describe, expect, test } from 'vitest';
import { isNightlyDue, type NightlyRun, runToContinue } from './nightly-run.ts';

const ZONE = 'America/New_York';
const at = (instant: string) => new Date(`${instant}Z`);

function run(
  startedAt: string,
  left: number | null,
  endedAt: string | null = startedAt,
): NightlyRun {
  const report = { job: 'deleteOldRecords', done: 3, left, error: null, resumeAt: {} };
  const ended = endedAt && at(endedAt).toISOString();
  return { id: '1', startedAt: at(startedAt).toISOString(), endedAt: ended, jobs: [report] };
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
    expect(isNightlyDue(undefined, at(now), ZONE)).toBe(due);
  });

  test.each([
    ['yesterday’s run', run('2026-06-30T09:00:00', 0), true],
    ['a run of today that left something', run('2026-07-01T09:00:00', 7), true],
    ['a run of today that failed', run('2026-07-01T09:00:00', null), true],
    ['a run of today that was stopped', run('2026-07-01T09:00:00', 0, null), true],
    ['a run of today that came to its end', run('2026-07-01T09:00:00', 0), false],
  ])('after %s: %#', (_, last, due) => {
    expect(isNightlyDue(last, at('2026-07-01T09:10:00'), ZONE)).toBe(due);
  });
});

test('a run of the same night that did not finish is gone on with, no other', () => {
  const now = at('2026-07-01T09:10:00');
  const unfinished = run('2026-07-01T09:00:00', 7);
  expect(runToContinue(unfinished, now, ZONE)).toBe(unfinished);
  expect(runToContinue(run('2026-07-01T09:00:00', 0), now, ZONE)).toBeUndefined();
  expect(runToContinue(run('2026-06-30T09:00:00', 7), now, ZONE)).toBeUndefined();
  expect(runToContinue(undefined, now, ZONE)).toBeUndefined();
});
