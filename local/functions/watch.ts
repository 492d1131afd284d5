import { watch } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run/paths.ts';

/** What functions are made of. */
const FOLDERS = ['netlify', 'src/domain', 'src/contracts'];
/** An editor saves a file in several steps, and several files at once. */
const QUIET_MS = 200;

/** Calls back when the code of the functions has changed. */
export function watchFunctions(onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of FOLDERS) {
    watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, QUIET_MS);
    });
  }
}
