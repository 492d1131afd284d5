import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ServiceId } from '#local/run/service-table.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What tests provoke: they see its other side, what the page says. */
const PROVOKED = /"code":"build_hook_failed","detail":"it answered 404"/;

/**
 * Serves the site in a process of its own and in the environment of this one, which `startStack()` has
 * set: what is built in `dist/`, with the functions, or the pages as `npm start` makes them.
 * @param siteUrl its address, with a free port
 * @param options.env what is different for this site
 */
export async function startSiteProcess(
  siteUrl: string,
  { id = 'built-site', env = {} }: { id?: ServiceId; env?: Record<string, string> } = {},
): Promise<{ close(): Promise<void> }> {
  const program = path.join(ROOT, 'local/run/service-process.ts');
  const child = spawn(process.execPath, [program, id, siteUrl], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  if (child.stderr) {
    createInterface(child.stderr).on('line', (line) => {
      if (!PROVOKED.test(line)) console.error(line);
    });
  }
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The site could not be served; the reason stands above.');
    }),
  ]);
  return {
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
