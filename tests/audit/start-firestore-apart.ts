import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { startFirestore } from '#local/firestore/server.ts';

/** As `startFirestore`, in a process of its own. */
export const startFirestoreApart: typeof startFirestore = async (options) => {
  const program = path.join(import.meta.dirname, 'firestore-process.ts');
  const child = fork(program, [JSON.stringify(options)]);
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
