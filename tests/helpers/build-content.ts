import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TeamInformation } from '#domain/team/team-information.ts';
import { startContentLake } from '#local/content-lake/server.ts';
import { startFirestore } from '#local/firestore/server.ts';
import type { SeedDocument } from '#local/seed/content/document.ts';
import { writeDataset } from '#local/seed/write-dataset.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Each process of the build says it at its end, in microseconds: a parent is not told. */
const TELL_PROCESSOR_TIME = `--import=data:text/javascript,${encodeURIComponent(
  "process.on('exit',()=>{const{user,system}=process.cpuUsage();console.log('processor '+process.pid+' '+(user+system))})",
)}`;

/** A build of the site in a folder of its own. */
export interface ContentBuild {
  directory: string;
  /** Of the build alone, without starting the content lake. */
  time: BuildTime;
  remove(): Promise<void>;
}

/** In seconds. On a busy machine the processor's time says more than the clock's. */
export interface BuildTime {
  clock: number;
  processor: number;
}

/**
 * A new folder to build into, within the project: Astro keeps the intermediate files of all builds
 * into other places in one folder, where two at a time take each other's away.
 */
export function makeBuildDirectory(): string {
  const parent = path.join(ROOT, '.local');
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(path.join(parent, 'build-'));
}

/**
 * Builds the site from a dataset of its own, served by a content lake on a free port. The team's
 * information is that of this process's Firestore, unless it is given.
 * @param changeProject makes a changed copy of the project in a folder, and answers where it is
 */
export async function buildContent(
  documents: readonly SeedDocument[],
  siteUrl: string,
  team?: TeamInformation,
  changeProject?: (directory: string) => Promise<string>,
): Promise<ContentBuild> {
  const directory = makeBuildDirectory();
  const lake = await startContentLake({
    port: 0,
    dataDir: path.join(directory, 'lake'),
    ...(await writeDataset(directory, documents)),
  });
  const project = await changeProject?.(directory);
  const records = team && (await startRecords(team));
  try {
    // Within the project that is built: see makeBuildDirectory().
    const outDir = path.join(project ?? directory, 'dist');
    const env = {
      SITE_URL: siteUrl,
      SANITY_PROJECT_ID: 'courtside',
      SANITY_DATASET: 'production',
      SANITY_API_HOST: lake.url,
      SANITY_IMAGE_BASE_URL: lake.url,
      ...(records && { FIRESTORE_EMULATOR_HOST: new URL(records.url).host }),
    };
    const time = await buildInto(outDir, env, project);
    const remove = () => rm(directory, { recursive: true, force: true });
    return { directory: outDir, time, remove };
  } finally {
    await Promise.all([lake.close(), records?.close()]);
  }
}

/** A Firestore that holds the team's information alone. */
async function startRecords(team: TeamInformation) {
  const records = await startFirestore({
    port: 0,
    file: ':memory:',
    indexesFile: path.join(ROOT, 'firestore.indexes.json'),
  });
  const root = `projects/${process.env.FIREBASE_PROJECT_ID}/databases/(default)/documents`;
  const fields = Object.fromEntries(
    Object.entries(team).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, toFirestoreValue(value)]],
    ),
  );
  const update = { name: `${root}/teamInformation/current`, fields };
  const response = await fetch(`${records.url}/v1/${root}:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes: [{ update }] }),
  });
  if (!response.ok) throw new Error(`The record was refused: ${await response.text()}`);
  return records;
}

function toFirestoreValue(value: string | number | null) {
  if (value === null) return { nullValue: null };
  return typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value };
}

/**
 * Runs the build with the environment of this process and what is given.
 * @throws Error with what it said when it fails
 */
export async function buildInto(
  outDir: string,
  env: Record<string, string> = {},
  project: string = ROOT,
): Promise<BuildTime> {
  const started = performance.now();
  const program = path.join(project, 'netlify/build-site.ts');
  const child = spawn(process.execPath, [program, '--outDir', outDir], {
    cwd: project,
    env: { ...process.env, NODE_OPTIONS: TELL_PROCESSOR_TIME, ...env },
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The site could not be built.\n${output}`);
  return { clock: (performance.now() - started) / 1000, processor: sumProcessorTimes(output) };
}

/** A process says it once for each of its threads, each time for all of them: its last word counts. */
function sumProcessorTimes(output: string): number {
  const lines = output.matchAll(/processor (\d+) (\d+)/g);
  const byProcess = new Map([...lines].map(([, pid, time]) => [pid, Number(time)]));
  return [...byProcess.values()].reduce((total, time) => total + time / 1e6, 0);
}
