import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { localStudioEnv } from '#local/run/local-studio.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const STUDIO = path.join(ROOT, 'studio');
const SANITY = path.join(STUDIO, 'node_modules/sanity/bin/sanity');
const ASTRO = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');

/** Runs a program of Node to its end. @returns what it wrote @throws Error with that, when it fails */
async function runProgram(
  parameters: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<string> {
  const child = spawn(process.execPath, parameters, { cwd, env: { ...process.env, ...env } });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${parameters.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

/** The command line of Sanity, in the Studio's folder, for a site: `siteUrl` also stands for the copy with drafts. */
export function runSanity(
  options: readonly string[],
  contentUrl = '',
  siteUrl = '',
): Promise<string> {
  const styles = path.join(STUDIO, 'tools/ignore-styles.mjs');
  return runProgram([SANITY, ...options], STUDIO, {
    CI: 'true',
    NODE_OPTIONS: `--import ${new URL(`file://${styles}`).href}`,
    ...localStudioEnv({ contentUrl, siteUrl, previewUrl: siteUrl }),
  });
}

/** Builds the Studio of a site into a folder. */
export async function buildStudio(folder: string, contentUrl: string, siteUrl = ''): Promise<void> {
  await runSanity(['build', folder, '--yes'], contentUrl, siteUrl);
}

/** Builds the website of the services in this process's environment into a folder. */
export async function buildWebsite(folder: string): Promise<void> {
  await runProgram([ASTRO, 'build', '--outDir', folder], ROOT, {
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  });
}
