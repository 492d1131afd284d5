import process from 'node:process';
import type { Stage } from './areas.ts';
import { type Importers, testsThatReach } from './import-graph.ts';
import type { Mutant } from './mutants.ts';
import { openTestSession, type TestSession } from './test-session.ts';

export interface Hunt {
  survivors: Mutant[];
  /** Those for which no time was left. */
  untried: Mutant[];
}

/**
 * Tries faults against the tests that reach them.
 * @param isOver whether no further fault is to be tried
 * @throws Error when a test fails without any fault
 */
export async function hunt(
  mutants: readonly Mutant[],
  { projects, mostTests }: Stage,
  { importers, isOver }: { importers: Importers; isOver: () => boolean },
): Promise<Hunt> {
  const session = await openTestSession(projects);
  try {
    const result: Hunt = { survivors: [], untried: [] };
    console.log(`\n${mutants.length} faults against the tests of ${projects}`);
    for (const mutant of mutants) {
      if (isOver()) {
        result.untried.push(mutant);
        continue;
      }
      const tests = session.known(testsThatReach(mutant.file, importers)).slice(0, mostTests);
      const survives = !(await isFound(session, tests, mutant));
      if (survives) result.survivors.push(mutant);
      process.stdout.write(survives ? 'S' : '.');
    }
    return result;
  } finally {
    await session.close();
  }
}

/** Files of tests that have passed here, so that a failure is the fault's. */
const green = new Set<string>();

/** @throws Error when a test that finds the fault also fails without it */
async function isFound(session: TestSession, tests: string[], mutant: Mutant): Promise<boolean> {
  if (tests.length === 0) return false;
  const { passed, failed } = await session.run(tests, mutant);
  for (const file of passed) green.add(file);
  const [file] = failed;
  if (file === undefined) return false;
  if (!green.has(file)) {
    const without = await session.run([file]);
    if (without.failed.length > 0)
      throw new Error(`${file} fails without any fault: mend it first.`);
    green.add(file);
  }
  return true;
}
