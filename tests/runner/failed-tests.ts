import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from './tally.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const VitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

const SuiteSchema = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
  get suites(): z.ZodMiniOptional<z.ZodMiniArray<typeof SuiteSchema>> {
    return z.optional(z.array(SuiteSchema));
  },
});
type Suite = z.infer<typeof SuiteSchema>;
const PlaywrightSchema = z.object({ suites: z.array(SuiteSchema) });

/**
 * The tests that failed, a line each: `tests/functions/pay.test.ts › the name`. A file that could not
 * be read has no tests, and stands by itself.
 * @param report as Vitest writes it; nothing is told of one that is missing
 */
export function readVitestFailures(report: string): string[] {
  const results = readJson(report, VitestSchema)?.testResults ?? [];
  return results
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = path.relative(ROOT, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0
        ? [`${file} (not all of it could run)`]
        : failed.map(({ fullName }) => `${file} › ${fullName}`);
    });
}

/** As {@link readVitestFailures}, of Playwright's report. */
export function readPlaywrightFailures(report: string): string[] {
  const suites = readJson(report, PlaywrightSchema)?.suites ?? [];
  // The outermost has the file's name for a title.
  return suites.flatMap((suite) => listFailed(suite, [path.join('tests', suite.file)]));
}

function listFailed({ specs, suites = [] }: Suite, path: readonly string[]): string[] {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => [...path, title].join(' › ')),
    ...suites.flatMap((suite) => listFailed(suite, [...path, suite.title])),
  ];
}

/**
 * What failed in a step.
 * @param failed whether it did
 * @param tests that failed; a step without a failed test (it could not start) is told by its name
 */
export function nameFailures(
  step: string,
  failed: boolean,
  tests: readonly string[] = [],
): string[] {
  if (!failed) return [];
  return tests.length > 0 ? [...tests] : [`${step}: see what it printed above`];
}
