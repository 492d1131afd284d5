/* The functions of one folder, in this process; tells its parent where. */
import path from 'node:path';
import { startFunctions } from '#local/functions/server.ts';

const [directory = ''] = process.argv.slice(2);
const functions = await startFunctions({ port: 0, directory: path.resolve(directory) });
process.send?.({ url: functions.url });
process.once('SIGTERM', async () => {
  await functions.close();
  process.exit(0);
});
