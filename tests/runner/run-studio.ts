/*
 * `npm run test:studio`: the Studio's types and its forms against the demo content, as `npm test` runs
 * them, and then the Studio itself in a browser, which has to be built for it.
 */
import process from 'node:process';
import { installBrowser } from './install-browser.ts';
import { runTool } from './run-tool.ts';

const STEPS: readonly [tool: string, options: readonly string[]][] = [
  ['tsgo', ['--noEmit', '-p', 'studio']],
  ['vitest', ['run', '--config', 'tests/vitest.config.ts', '--project', 'studio']],
  ['playwright', ['test', '--config', 'tests/studio/playwright.config.ts']],
];

if (!(await installBrowser())) process.exit(1);
let failed = 0;
for (const [tool, options] of STEPS) {
  console.log(`\n━━ ${tool}`);
  if ((await runTool(tool, options)) !== 0) failed += 1;
}
console.log(`\n${STEPS.length - failed} of ${STEPS.length} steps passed`);
process.exitCode = failed === 0 ? 0 : 1;
