import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';
import type { Stage } from './areas.ts';
import { type Importers, testsThatReach } from './import-graph.ts';
import type { Mutant } from './mutants.ts';
import { openTestSession, type TestSession } from './test-session.ts';
import {
  likeliestTests,
  noteTrace,
  readTraces,
  type Traces,
  testsThatRan,
  writeTraces,
} from './traces.ts';

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
    const files = [...new Set(mutants.map(({ file }) => file))];
    // Function tests reach by an address what they do not import.
    const tests = new Set([
      ...files.flatMap((file) => testsThatReach(file, importers)),
      ...globSync('tests/functions/**/*.test.ts').sort(),
    ]);
    await learn(session, session.known([...tests]), { traces, isOver });
    console.log(`\n${mutants.length} faults against the tests of ${projects}`);
    for (const mutant of mutants) {
      if (isOver()) {
        result.untried.push(mutant);
        continue;
      }
      const source = readFileSync(mutant.file, 'utf8');
      const importing = testsThatReach(mutant.file, importers);
      const reaching = [...new Set([...importing, ...testsThatRan(mutant.file, traces)])];
      const tests = likeliestTests(mutant, session.known(reaching), { traces, source });
      const outcome = await tryFault(session, tests.slice(0, mostTests), { mutant, traces });
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

/** How many files of tests are run at once to see what they run: with the first that fails a run ends. */
const BATCH = 8;

/** Runs what is new, without a fault, so that each fault meets tests that run it. */
async function learn(
  session: TestSession,
  files: readonly string[],
  { traces, isOver }: { traces: Traces; isOver: () => boolean },
): Promise<void> {
  let unknown = files.filter((file) => !traces[file]);
  if (unknown.length > 0) console.log(`Learning what ${unknown.length} files of tests run …`);
  while (unknown.length > 0 && !isOver()) {
    const batch = unknown.slice(0, BATCH);
    const { passed, failed, ran } = await session.run(batch);
    for (const file of passed) green.add(file);
    for (const [file, blocks] of ran) noteTrace(traces, file, { ran: blocks });
    for (const file of failed) console.warn(`${file} fails without any fault. Fix it first.`);
    const done = passed.length + failed.length > 0 ? [...passed, ...failed] : batch;
    unknown = unknown.filter((file) => !done.includes(file));
  }
  writeTraces(traces);
}

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
