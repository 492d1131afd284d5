/*
 * `npm run verify`, before a commit: lint, types, and the tests without a browser that import, however
 * far, a file which is not as it was committed. `-- <commit>` compares with another commit.
 */
import process from 'node:process';
import { runSteps } from './run-steps.ts';
import { lint, types, vitest } from './steps.ts';

const [since = 'HEAD'] = process.argv.slice(2);
const reached = vitest(
  'reached',
  ['pure', 'unit', 'functions'],
  [`--changed=${since}`, '--passWithNoTests'],
);

await runSteps([[[lint, types], [reached]]]);
