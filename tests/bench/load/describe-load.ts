import { table } from '../markdown-table.ts';
import { ERRANDS } from './errands.ts';
import type { LoadFigures } from './measure-load.ts';
import { ARRIVAL, type Played } from './play.ts';

/** What a run of many users showed, as a section of the report. */
export function describeLoad(figures: LoadFigures): string {
  const { plan, played, memory, inUse, waiting, runs, lost, wrongSums } = figures;
  const refusals = played.flatMap(({ name, refusal }) => (refusal ? [`${name}: ${refusal}`] : []));
  const [atFirst = 0, most, atLast = 0] = [memory[0], Math.max(...memory), memory.at(-1)];
  const [before = '', ...later] = inUse.map(mb);
  const rows = [...ERRANDS.map(({ name }) => name), 'all', ARRIVAL].map((name) =>
    rowOf(
      name,
      played.filter((one) => (name === 'all' ? one.name !== ARRIVAL : one.name === name)),
    ),
  );
  return `${plan.users} users for ${plan.seconds} seconds, each with an internet address of their own for every four
errands, who look at an answer for ${plan.pauseSeconds} seconds on average; all functions in one process with the memory of one
on Netlify, the scheduled one in a process of its own as there, the services and the users beside them on the same
machine, without the CDN, which takes the connections there: here the one process does, one in each turn of its loop,
so the time until a visitor's is taken stands apart in the last row. In milliseconds.

${table(['errand', 'times', 'p50', 'p95', 'p99', 'refused'], rows)}

Memory of the functions: ${mb(atFirst)} MB at first, ${mb(quarter(memory, 1))} after a quarter, ${mb(quarter(memory, 2))} after half,
${mb(quarter(memory, 3))} after three, ${mb(atLast)} at last, ${mb(most)} at most; of its heap in use, right after a collection:
${before} at first, then ${later.join(', ')}. Emails: ${waiting} were waiting when the last
answer came, ${runs} runs of the schedule sent them, ${lost} were lost. Months whose sums differ from the ledger: ${wrongSums}.${
    refusals.length === 0 ? '' : `\n\nRefused, such as:\n\n${listSome(refusals)}`
  }`;
}

function rowOf(name: string, played: readonly Played[]): (string | number)[] {
  const times = played.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
  const refused = played.filter(({ refusal }) => refusal !== null).length;
  return [name, played.length, at(0.5), at(0.95), at(0.99), refused];
}

const quarter = (memory: readonly number[], which: number) =>
  memory[Math.floor((memory.length * which) / 4)] ?? 0;
const mb = (megabytes: number) => megabytes.toFixed(0);

const MOST_LISTED = 10;
const listSome = (refusals: readonly string[]) =>
  [...new Set(refusals)]
    .slice(0, MOST_LISTED)
    .map((one) => `- ${one}`)
    .join('\n');
