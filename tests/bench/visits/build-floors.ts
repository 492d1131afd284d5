import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeBuildDirectory } from '#tests/helpers/build-content.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FLOORS = path.join(ROOT, 'tests/bench/floors');

/** @throws Error with what Astro said when the bare pages cannot be built */
export async function buildFloors(): Promise<{ directory: string; remove(): Promise<void> }> {
  const directory = makeBuildDirectory();
  const astro = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const parameters = [astro, 'build', '--root', FLOORS, '--outDir', directory];
  await promisify(execFile)(process.execPath, parameters, {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
