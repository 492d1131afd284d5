import { once } from 'node:events';
import path from 'node:path';
import { type ChildProcesses, endOfLog } from './child-processes.ts';
import { ROOT } from './paths.ts';
import { showStep } from './screen.ts';

/** `npm run build` with the given environment. @throws Error with the end of its log when it fails */
export async function buildSite(
  children: ChildProcesses,
  env: Record<string, string>,
): Promise<void> {
  const build = children.start('build', 'Build', [path.join(ROOT, 'netlify/build-site.ts')], {
    env,
    ends: true,
  });
  const [code] = await showStep('Build', once(build, 'exit'));
  if (code !== 0) throw new Error(`The site could not be built. ${endOfLog('build', 60)}`);
}
