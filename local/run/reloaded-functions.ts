import { watchFunctions } from '../functions/watch.ts';
import { findFreePort } from '../ports.ts';
import type { ChildProcesses } from './child-processes.ts';
import { startService } from './local-services.ts';
import { warn } from './screen.ts';

/**
 * Runs the functions in a process of their own and, when their code changes, in a new one at the
 * same address. Code that cannot start is told; the next change tries again.
 * @returns the address
 */
export async function startReloadedFunctions(
  children: ChildProcesses,
  siteUrl: string,
  env: Record<string, string>,
): Promise<string> {
  const options = {
    env: { ...env, LOCAL_FUNCTIONS_PORT: String(await findFreePort()) },
    shown: true,
  };
  let running = await startService(children, 'functions', siteUrl, options);
  const reload = async () => {
    await children.stop(running.pid);
    try {
      running = await startService(children, 'functions', siteUrl, options);
    } catch {
      warn('The functions cannot start; the reason stands above. Save a file to try again.');
    }
  };
  // One after the other: a second change may come while the first is still being loaded.
  let reloading = Promise.resolve();
  watchFunctions(() => {
    reloading = reloading.then(reload);
  });
  return running.url;
}
