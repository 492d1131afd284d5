/*
 * The functions of one folder, in this process; tells its parent where, and how much memory it takes. Asked for
 * what is in use, it first throws away what is not.
 */
import path from 'node:path';
import { startFunctions } from '#local/functions/server.ts';

const [directory = '', port = '0'] = process.argv.slice(2);
const functions = await startFunctions({ port: Number(port), directory: path.resolve(directory) });
process.send?.({ url: functions.url });
process.on('message', (asked) => {
  if (asked === 'in use') globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ memory: asked === 'in use' ? heapUsed : rss });
});
process.once('SIGTERM', async () => {
  await functions.close();
  process.exit(0);
});
