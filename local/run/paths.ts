import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Everything that a run leaves behind; `npm run reset` deletes it. */
export const DATA = path.join(ROOT, '.local');
