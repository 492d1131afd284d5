import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../tally.ts';
import { kinship } from './import-graph.ts';
import { blockAround, nameText } from './mark-blocks.ts';
import type { Mutant } from './mutants.ts';

/** Kept from run to run: the more was tried, the better is known which tests run what. */
const CACHE = 'node_modules/.cache/mutate/traces.json';

const TracesSchema = z.record(
  z.string(),
  z.object({
    /** The name of the text that the file of tests had. */
    text: z.string(),
    /** Where the blocks of code begin that ran, by the name of their file's text. */
    ran: z.record(z.string(), z.array(z.number())),
  }),
);
/** What files of tests ran, by file. */
export type Traces = z.infer<typeof TracesSchema>;

const read = (file: string) => readFileSync(file, 'utf8');

/** Without those of tests that have changed since. */
export function readTraces(): Traces {
  const stored = Object.entries(readJson(CACHE, TracesSchema) ?? {});
  const isOfToday = ([file, { text }]: (typeof stored)[number]) => {
    try {
      return nameText(file, read(file)) === text;
    } catch {
      return false;
    }
  };
  return Object.fromEntries(stored.filter(isOfToday));
}

export function writeTraces(traces: Traces): void {
  mkdirSync(path.dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify(traces));
}

/**
 * Notes what a file of tests ran that has passed.
 * @param spoiled the file that had a fault, if any: what is known of it stays
 */
export function noteTrace(
  traces: Traces,
  test: string,
  { ran, spoiled }: { ran: Record<string, number[]>; spoiled?: string },
): void {
  const known = Object.entries(traces[test]?.ran ?? {});
  const kept = known.filter(([name]) => spoiled && name.startsWith(`${spoiled} `));
  traces[test] = {
    text: nameText(test, read(test)),
    ran: { ...Object.fromEntries(kept), ...ran },
  };
}

/** The files of tests that ran something of a file, whatever its text was then. */
export function testsThatRan(file: string, traces: Traces): string[] {
  const isOf = (name: string) => name.startsWith(`${file} `);
  return Object.keys(traces).filter((test) => Object.keys(traces[test]?.ran ?? {}).some(isOf));
}

/**
 * Without the tests that are known not to run the code with the fault. Those come first that are known to
 * run it, of these the ones that are named like it, and of these the ones that run least else.
 */
export function likeliestTests(
  { file, start }: Mutant,
  tests: readonly string[],
  { traces, source }: { traces: Traces; source: string },
): string[] {
  const name = nameText(file, source);
  const block = blockAround(start, file, source);
  const ranked = tests.map((test) => {
    const ran = traces[test]?.ran ?? {};
    const blocks = ran[name];
    return {
      test,
      kinship: kinship(file, test),
      isKnown: blocks !== undefined,
      mayRun: !blocks || blocks.includes(block),
      breadth: Object.values(ran).reduce((sum, { length }) => sum + length, 0),
    };
  });
  return ranked
    .filter(({ mayRun }) => mayRun)
    .sort(
      (a, b) =>
        +b.isKnown - +a.isKnown || b.kinship - a.kinship || (a.isKnown ? a.breadth - b.breadth : 0),
    )
    .map(({ test }) => test);
}
