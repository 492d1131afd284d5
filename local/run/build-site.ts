import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type ChildProcesses, endOfLog } from './child-processes.ts';
import { DATA, ROOT } from './paths.ts';
import { showStep } from './screen.ts';

const PUBLISHED = path.join(ROOT, 'dist');
const NEXT = path.join(DATA, 'next-site');
const LAST = path.join(DATA, 'last-site');

/**
 * `npm run build` with the given environment. It is built aside and takes the old site's place when it
 * is whole, as a deploy does: the pages go on being served meanwhile, and after a build that fails.
 * @throws Error with the end of its log when it fails
 */
export async function buildSite(
  children: ChildProcesses,
  env: Record<string, string>,
): Promise<void> {
  const program = path.join(ROOT, 'netlify/build-site.ts');
  const build = children.start('build', 'Build', [program, '--outDir', NEXT], { env, ends: true });
  const [code] = await showStep('Build', once(build, 'exit'));
  if (code !== 0) throw new Error(`The site could not be built. ${endOfLog('build', 60)}`);
  rmSync(LAST, { recursive: true, force: true });
  if (existsSync(PUBLISHED)) renameSync(PUBLISHED, LAST);
  renameSync(NEXT, PUBLISHED);
  rmSync(LAST, { recursive: true, force: true });
}
