import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Serves what is built in `dist/`, with the functions, in a process of its own and in the environment of
 * this one, which `startStack()` has set.
 * @param siteUrl its address, with a free port
 */
export async function startSiteProcess(siteUrl: string): Promise<{ close(): Promise<void> }> {
  const program = path.join(ROOT, 'local/run/service-process.ts');
  const child = spawn(process.execPath, [program, 'built-site', siteUrl], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The built site could not be served; the reason stands above.');
    }),
  ]);
  return {
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
