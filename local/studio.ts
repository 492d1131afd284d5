import { claimPort } from './ports.ts';
import { ChildProcesses } from './run/child-processes.ts';
import { startService } from './run/local-services.ts';
import { findRunning, takeLock } from './run/running-lock.ts';
import { say, sayTable, showStep, warn } from './run/screen.ts';
import { shutDownOnSignals } from './run/shutdown.ts';
import { startStudio } from './run/start-studio.ts';

/*
 * `npm run studio`: the real Sanity Studio on the local content. Beside `npm start` it edits the
 * content of that site; alone it starts the content, too.
 */

const DEFAULT_PORT = 3333;

const children = new ChildProcesses();
const running = findRunning();
const shutdown = shutDownOnSignals(children, { holdsLock: running === undefined });
try {
  say('Starting the Studio …');
  const port = await claimPort(DEFAULT_PORT);
  const studioUrl = `http://localhost:${port}`;
  // From here on `npm start` would open the same data a second time: it has to come first.
  if (!running) takeLock(studioUrl);
  const contentUrl = running
    ? running.contentUrl
    : (await startService(children, 'content', studioUrl)).url;
  if (contentUrl === undefined)
    throw new Error('The site is still starting: try again in a moment.');
  if (!running) takeLock(studioUrl, contentUrl);
  await showStep('Studio', startStudio(children, { port, contentUrl }));
  children.onLoss = (label, how) => {
    warn(`${label} has stopped (${how}).`);
    void shutdown.begin(1);
  };
  sayTable('Open in the browser', [
    ['Studio', studioUrl],
    ...(running ? ([['Site', running.url]] as const) : []),
  ]);
  say('\nChoose “Sign in as local editor”. Ctrl-C stops it; what was edited stays in .local/.\n');
} catch (error) {
  if (!shutdown.isUnderWay()) {
    warn(error instanceof Error ? error.message : String(error));
    await shutdown.begin(1);
  }
}
