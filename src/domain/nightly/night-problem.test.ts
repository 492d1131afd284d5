import { describe, expect, test } from 'vitest';
import { hasNightProblem } from './night-problem.ts';
import type { JobReport, NightlyRun } from './nightly-run.ts';

const NOW = new Date('2026-11-22T15:00:00Z');

function run(
  hoursAgo: number,
  change: Partial<JobReport> = {},
  more: Partial<NightlyRun> = {},
): NightlyRun {
  const at = new Date(NOW.getTime() - hoursAgo * 60 * 60_000).toISOString();
  const report = {
    job: 'markOverdueBills',
    done: 0,
    left: 0,
    error: null,
    resumeAt: {},
    ...change,
  };
  return { id: at, work: 'night', startedAt: at, endedAt: at, jobs: [report], ...more };
}

describe('the nightly work', () => {
  test.each([
    ['none has ever been', []],
    ['it was done', [run(5), run(29, { error: 'down' })]],
    ['a later run did what one had left', [run(5), run(5.1, { left: null, error: 'down' })]],
    ['one was stopped, and another did it', [run(5), run(5.1, {}, { endedAt: null })]],
  ])('is all right where %s', (_, runs) => {
    expect(hasNightProblem(runs, NOW)).toBe(false);
  });

  test.each([
    ['it failed', [run(5, { left: null, error: 'down' }), run(29)]],
    ['records failed', [run(5, { error: '1 failed, such as orders/1' })]],
    ['something was left', [run(5, { left: 3 })]],
    ['a job failed that a later run had not to do', [run(5), run(5.1, { job: 'b', error: 'x' })]],
    ['the last is of the day before', [run(27)]],
    ['what began since was stopped', [run(5, {}, { endedAt: null }), run(29)]],
    ['uploads are not cleaned up any more', [run(5), run(30, {}, { work: 'uploads' })]],
  ])('needs somebody where %s', (_, runs) => {
    expect(hasNightProblem(runs, NOW)).toBe(true);
  });
});
