import process from 'node:process';
import type { Stage } from './areas.ts';
import { type Importers, testsThatReach } from './import-graph.ts';
import type { Mutant } from './mutants.ts';
import { openTestSession } from './test-session.ts';

export interface Hunt {
  survivors: Mutant[];
  /** Those for which no time was left. */
  untried: Mutant[];
}

/**
 * Tries faults against the tests that reach them.
 * @param until on the clock of `performance.now()`
 * @throws Error when a test fails without any fault
 */
export async function hunt(
  mutants: readonly Mutant[],
  { projects, mostTests }: Stage,
  { importers, until }: { importers: Importers; until: number },
): Promise<Hunt> {
  const session = await openTestSession(projects);
  try {
    const reach = new Map<string, string[]>();
    for (const { file } of mutants) {
      const tests = session.known(testsThatReach(file, importers));
      reach.set(file, tests.slice(0, mostTests));
    }
    const tests = [...new Set([...reach.values()].flat())];
    console.log(`\n${mutants.length} faults, ${tests.length} files of tests (${projects})`);
    if (!(await session.passes(tests))) {
      throw new Error(`Tests fail without any fault: mend them first.\n${tests.join('\n')}`);
    }
    const result: Hunt = { survivors: [], untried: [] };
    for (const mutant of mutants) {
      if (performance.now() > until) {
        result.untried.push(mutant);
        continue;
      }
      const survives = await session.passes(reach.get(mutant.file) ?? [], mutant);
      if (survives) result.survivors.push(mutant);
      process.stdout.write(survives ? 'S' : '.');
    }
    return result;
  } finally {
    await session.close();
  }
}
