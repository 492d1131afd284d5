import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { Stage } from './areas.ts';
import { type Importers, testsThatReach } from './import-graph.ts';
import type { Mutant } from './mutants.ts';
import { openTestSession, type TestSession } from './test-session.ts';
import { likeliestTests, noteTrace, readTraces, type Traces, writeTraces } from './traces.ts';

export interface Hunt {
  survivors: Mutant[];
  /** Those for which no time was left, and those whose test fails without a fault, too. */
  untried: Mutant[];
}

/**
 * Tries faults against the tests that are likeliest to find them, and learns from each run what tests run.
 * @param isOver whether no further fault is to be tried
 */
export async function hunt(
  mutants: readonly Mutant[],
  { projects, mostTests }: Stage,
  { importers, code, isOver }: { importers: Importers; code: Set<string>; isOver: () => boolean },
): Promise<Hunt> {
  const session = await openTestSession(projects, code);
  const traces = readTraces();
  try {
    const result: Hunt = { survivors: [], untried: [] };
    console.log(`\n${mutants.length} faults against the tests of ${projects}`);
    for (const mutant of mutants) {
      if (isOver()) {
        result.untried.push(mutant);
        continue;
      }
      const reaching = session.known(testsThatReach(mutant.file, importers));
      const source = readFileSync(mutant.file, 'utf8');
      const asked = triedOn.get(mutant) ?? [];
      const tests = likeliestTests(mutant, reaching, { traces, source })
        .filter((test) => !asked.includes(test))
        .slice(0, mostTests);
      triedOn.set(mutant, [...asked, ...tests]);
      const outcome = await tryFault(session, tests, { mutant, traces });
      if (outcome === 'survives') result.survivors.push(mutant);
      if (outcome === 'unclear') result.untried.push(mutant);
      process.stdout.write({ survives: 'S', unclear: '?', found: '.' }[outcome]);
    }
    return result;
  } finally {
    writeTraces(traces);
    await session.close();
  }
}

/** Of each fault the tests of earlier stages, which did not find it. */
const triedOn = new Map<Mutant, readonly string[]>();

/** Files of tests that have passed here, so that a failure is the fault's. */
const green = new Set<string>();

/** `unclear` where the test that failed also fails without the fault: it is named, and says nothing here. */
async function tryFault(
  session: TestSession,
  tests: string[],
  { mutant, traces }: { mutant: Mutant; traces: Traces },
): Promise<'found' | 'survives' | 'unclear'> {
  if (tests.length === 0) return 'survives';
  const { passed, failed, ran } = await session.run(tests, mutant);
  for (const file of passed) green.add(file);
  for (const [file, blocks] of ran) noteTrace(traces, file, { ran: blocks, spoiled: mutant.file });
  const [file] = failed;
  if (file === undefined) return 'survives';
  if (!green.has(file)) {
    const without = await session.run([file]);
    if (without.failed.length > 0) {
      console.warn(`\n${file} fails without any fault. Fix it first.`);
      return 'unclear';
    }
    green.add(file);
  }
  return 'found';
}
