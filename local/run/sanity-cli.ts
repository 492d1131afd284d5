import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from './paths.ts';

/** What Sanity's program reads and writes for an operator: content, and a backup of it. */
const DATA_FILE = /^(?!-|\w+:).*\.(ndjson|tar\.gz)$/;

/**
 * Pure: words for Sanity's program, which runs in studio/, as they were typed in another folder.
 * @param folder where the files of these words are
 */
export function fromFolder(words: readonly string[], folder: string): string[] {
  return words.map((word) => (DATA_FILE.test(word) ? path.resolve(folder, word) : word));
}

/** Runs Sanity's own program in studio/ on the Node of this process, to its end. @returns its exit code */
export async function runSanity(words: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['node_modules/.bin/sanity', ...words], {
    cwd: path.join(ROOT, 'studio'),
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
