import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from './tally.ts';

/** A file of tests, and how long its tests took. */
export interface FileTime {
  file: string;
  seconds: number;
}

const VitestFilesSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const SuiteSchema = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites(): z.ZodMiniOptional<z.ZodMiniArray<typeof SuiteSchema>> {
    return z.optional(z.array(SuiteSchema));
  },
});
type Suite = z.infer<typeof SuiteSchema>;
const PlaywrightFilesSchema = z.object({ suites: z.array(SuiteSchema) });

/** None where the tool ended before it wrote its report. */
export function readVitestFiles(report: string): FileTime[] {
  const results = readJson(report, VitestFilesSchema)?.testResults ?? [];
  return results.map(({ name, startTime, endTime }) => ({
    file: path.basename(name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** As {@link readVitestFiles}. */
export function readPlaywrightFiles(report: string): FileTime[] {
  const suites = readJson(report, PlaywrightFilesSchema)?.suites ?? [];
  return suites.map((suite) => ({
    file: path.basename(suite.file),
    seconds: sumDurations(suite) / 1000,
  }));
}

function sumDurations({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results);
  const below = suites.reduce((sum, suite) => sum + sumDurations(suite), 0);
  return own.reduce((sum, { duration }) => sum + duration, below);
}

/** The files that took longest, a line each. */
export function listSlowest(files: readonly FileTime[], count: number): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}
