import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { packFunctions } from '#tests/helpers/archives/pack-functions.ts';

/** A function as it ships, and what it costs to import it where nothing is loaded. */
export interface FunctionFigures {
  name: string;
  /** Of the archive, in bytes. */
  bytes: number;
  /** Medians. In milliseconds, by the clock and of the processor. */
  clock: number;
  processor: number;
  /** Of the whole process, Node's own part with it, in bytes. */
  memory: number;
}

const ROUNDS = 3;
const MEASURE = `
  const before = process.cpuUsage();
  const started = performance.now();
  await import(process.argv[1]);
  const clock = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  const processor = (user + system) / 1000;
  console.log(JSON.stringify({ clock, processor, memory: process.memoryUsage.rss() }));
  process.exit();`;

const run = promisify(execFile);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Packs the functions and imports each in new processes, one after the other. */
export async function measureFunctions(): Promise<FunctionFigures[]> {
  const { functions, remove } = await packFunctions();
  try {
    const figures: FunctionFigures[] = [];
    for (const { name, bytes, unpack } of functions) {
      const file = await findOwnFile(await unpack());
      const rounds: { clock: number; processor: number; memory: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const parameters = ['--input-type=module', '--eval', MEASURE, file];
        rounds.push(JSON.parse((await run(process.execPath, parameters)).stdout));
      }
      const of = (key: 'clock' | 'processor' | 'memory') => median(rounds.map((one) => one[key]));
      const costs = { clock: of('clock'), processor: of('processor'), memory: of('memory') };
      figures.push({ name, bytes, ...costs });
    }
    return figures;
  } finally {
    await remove();
  }
}

/** The function itself, which the entry that Netlify's bundler wrote hands to Netlify's own start. */
async function findOwnFile(folder: string): Promise<string> {
  const entry = await readFile(path.join(folder, '___netlify-entry-point.mjs'), 'utf8');
  const [, file = ''] = /getLambdaHandler\('(.+)'\)/.exec(entry) ?? [];
  return path.join(folder, file);
}
