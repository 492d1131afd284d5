import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** Tests that passed and tests that failed. */
export interface Tally {
  passed: number;
  failed: number;
}

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/**
 * What a step counts. One that failed without a failed test (it could not start, a file could not be
 * imported, a warning of lint) counts as one failure, so that the sum never hides it.
 * @param tally of its report; undefined when it has none
 */
export function countStep(exitCode: number, tally: Tally | undefined): Tally {
  const counted = tally ?? { passed: 0, failed: 0 };
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

const VitestReportSchema = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const PlaywrightReportSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

export function readVitestReport(file: string): Tally | undefined {
  const report = readJson(file, VitestReportSchema);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** A test that passes only sometimes has failed. */
export function readPlaywrightReport(file: string): Tally | undefined {
  const stats = readJson(file, PlaywrightReportSchema)?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** Undefined when the tool ended before it wrote its report. */
export function readJson<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
