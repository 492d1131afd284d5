/*
 * `npm run mutate -- <area>`: puts small faults into the code, one at a time, and says which of them no
 * test finds. `--sample 30` tries so many of them, `--seed 2` others, `--minutes 10` stops then.
 * Gives way to other work: it has a low priority and one worker.
 */
import { globSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { seededRandom } from '#tests/audit/random.ts';
import { AREAS } from './areas.ts';
import { hunt } from './hunt.ts';
import { readImporters } from './import-graph.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { describeResult } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    sample: { type: 'string' },
    minutes: { type: 'string', default: '60' },
  },
});
const [name = ''] = positionals;
const area = Object.hasOwn(AREAS, name) ? AREAS[name] : undefined;
if (!area) {
  console.error(`Say which: ${Object.keys(AREAS).join(', ')}.`);
  process.exit(1);
}
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
let until = performance.now() + Number(values.minutes) * 60_000;
// Ctrl-C: no further fault, the services end, and what was found is told.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (until = 0));
const isCode = (file: string) => !/(\.test|\.d|messages)\.ts$/.test(file);
const listFiles = (patterns: readonly string[]) =>
  patterns.flatMap((pattern) => globSync(pattern)).filter(isCode);
const code = new Set(Object.values(AREAS).flatMap((one) => listFiles(one.files)));
const { leftOut } = area;
const all = listFiles(area.files)
  .filter((file) => leftOut === undefined || !file.startsWith(leftOut))
  .sort()
  .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
const count = Number(values.sample ?? area.sample);
const sample = seededRandom(Number(values.seed)).shuffle(all).slice(0, count);
const importers = readImporters(globSync('{src,netlify,local,tests}/**/*.{ts,tsx}').sort());

let survivors: readonly Mutant[] = sample;
const untried: Mutant[] = [];
for (const [index, stage] of area.stages.entries()) {
  if (survivors.length === 0) break;
  const found = await hunt(survivors, stage, {
    importers,
    code,
    isOver: () => performance.now() > until,
  });
  // Later tests that had no time leave a fault as it was: not found.
  survivors = index === 0 ? found.survivors : [...found.survivors, ...found.untried];
  if (index === 0) untried.push(...found.untried);
}
const tried = sample.length - untried.length;
const score = ((tried - survivors.length) / tried) * 100;
console.log(describeResult({ all: all.length, tried, survivors, score }));
process.exit(score >= area.goal ? 0 : 1);
