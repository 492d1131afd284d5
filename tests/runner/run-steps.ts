import { rmSync } from 'node:fs';
import { closingLines } from './closing-lines.ts';
import type { FileTime } from './file-times.ts';
import { REPORTS, type Step } from './steps.ts';
import { add, type Tally } from './tally.ts';

/**
 * Runs groups of lanes one after the other, the lanes of a group beside each other, and a lane's steps
 * in a row. A step that fails stops no other: they find different things. Sums up at the end, and sets
 * the exit code.
 */
export async function runSteps(groups: readonly (readonly (readonly Step[])[])[]): Promise<void> {
  const started = performance.now();
  const steps: string[] = [];
  const files: FileTime[] = [];
  const failures: string[] = [];
  let total: Tally = { passed: 0, failed: 0 };
  for (const lanes of groups) {
    await Promise.all(lanes.map((lane) => runLane(lane, lanes.length > 1)));
  }
  rmSync(REPORTS, { recursive: true, force: true });
  steps.push(`  ${'in all'.padEnd(14)} ${secondsSince(started)} s`);
  console.log(closingLines({ steps, files, failures, total }).join('\n'));
  process.exitCode = total.failed === 0 ? 0 : 1;

  async function runLane(lane: readonly Step[], isBeside: boolean): Promise<void> {
    for (const step of lane) {
      if (!isBeside) console.log(`\n━━ ${step.name}`);
      const begun = performance.now();
      const outcome = await step.run(isBeside);
      const mark = outcome.tally.failed === 0 ? '✓' : '✗';
      if (isBeside) console.log(`━━ ${mark} ${step.name}\n`);
      steps.push(`${mark} ${step.name.padEnd(14)} ${secondsSince(begun)} s`);
      files.push(...outcome.files);
      failures.push(...outcome.failures);
      total = add(total, outcome.tally);
    }
  }
}

const secondsSince = (start: number): string =>
  ((performance.now() - start) / 1000).toFixed(0).padStart(4);
