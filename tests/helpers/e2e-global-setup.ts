import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAuthEmulator } from '#local/auth/emulator.ts';
import { findFreePort } from '#local/ports.ts';
import { startBuildHook } from './build-hook.ts';
import { shareServices } from './e2e-services.ts';
import { startSiteProcess } from './site-process.ts';
import { startStack } from './stack.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** One set of services and one build a run. The build has their addresses in it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const siteUrl = `http://localhost:${await findFreePort()}`;
  const directory = mkdtempSync(path.join(tmpdir(), 'courtside-e2e-'));
  const auth = await startAuthEmulator({ port: 0, directory, keepAccounts: false });
  const stack = await startStack({ authUrl: auth.url, siteUrl });
  const hook = await startBuildHook();
  process.env.BUILD_HOOK_URL = hook.url;
  const endServices = async () => {
    await Promise.all([stack.close(), auth.close(), hook.close()]);
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await stack.seed();
    await build();
    const site = await startSiteProcess(siteUrl);
    shareServices({ ...stack.addresses, mail: stack.mail.url, buildHook: hook.url });
    return async () => {
      await site.close();
      await endServices();
    };
  } catch (error) {
    await endServices();
    throw error;
  }
}

/** Reads the environment that startStack() has set. */
async function build(): Promise<void> {
  const started = performance.now();
  const program = path.join(ROOT, 'netlify/build-site.ts');
  const child = spawn(process.execPath, [program], { cwd: ROOT });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The site could not be built.\n${output}`);
  console.log(`Built the site in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
