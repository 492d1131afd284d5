import { fromFolder, runSanity } from './run/sanity-cli.ts';

/*
 * `npm run sanity -- <words>`: Sanity's own program, which refuses many a machine's Node: `login`,
 * `dataset import`, `deploy`. It runs in studio/; content files are named as seen from here.
 */

process.exitCode = await runSanity(fromFolder(process.argv.slice(2), process.cwd()));
