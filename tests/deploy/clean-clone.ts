import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Packages are linked, not copied, where the disk allows it: a gigabyte and a half. */
const LINKED = process.platform === 'darwin' ? '-cR' : '-al';
const COPIED = '-R';

/**
 * What is committed, as Netlify gets it, with the packages that are installed here.
 * @param into a folder that is not there yet
 * @returns what is not committed, and so not looked at, one line a file
 * @throws Error where `root` is no clone of Git
 */
export async function cloneClean(root: string, into: string): Promise<string[]> {
  await run('git', ['clone', '--quiet', root, into]);
  const packages = [path.join(root, 'node_modules'), path.join(into, 'node_modules')];
  await run('cp', [LINKED, ...packages]).catch(async () => {
    await rm(path.join(into, 'node_modules'), { recursive: true, force: true });
    await run('cp', [COPIED, ...packages]);
  });
  const { stdout } = await run('git', ['status', '--porcelain'], { cwd: root });
  return stdout.split('\n').filter((line) => line !== '');
}
