import { runSanity } from './run/sanity-cli.ts';

/* `npm run studio:build`: the Studio as static files in studio/dist, for the project of the environment. */

process.exitCode = await runSanity(['build', '--yes']);
