import { claimPort } from './ports.ts';
import { ChildProcesses } from './run/child-processes.ts';
import { startDraftsSite } from './run/drafts-site.ts';
import { followAddress } from './run/follow-address.ts';
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

const port = await claimPort(DEFAULT_PORT);
const children = new ChildProcesses();
const running = findRunning();
const shutdown = shutDownOnSignals(children, { holdsLock: running === undefined });
try {
  say('Starting the Studio …');
  const studioUrl = `http://localhost:${port}`;
  // From here on `npm start` would open the same data a second time: it has to come first.
  if (!running) takeLock(studioUrl);
  const contentUrl = running
    ? running.contentUrl
    : (await startService(children, 'content', studioUrl)).url;
  if (contentUrl === undefined)
    throw new Error('The site is still starting: try again in a moment.');
  if (!running) takeLock(studioUrl, contentUrl);
  const previewUrl = await showSite(running, contentUrl);
  if (running) {
    // Addresses are built into the Studio, and may be others when the site is started again.
    const read = () => findRunning()?.environment && findRunning()?.contentUrl;
    followAddress(contentUrl, read, async (moved) => {
      await children.stop();
      await showSite(findRunning(), moved).catch(giveUp);
    });
  }
  children.onLoss = (label, how) => {
    warn(`${label} has stopped (${how}).`);
    void shutdown.begin(1);
  };
  sayTable('Open in the browser', [
    ['Studio', studioUrl],
    ...(running ? ([['Site', running.url]] as const) : []),
    ...(previewUrl ? ([['Drafts', previewUrl]] as const) : []),
  ]);
  say('\nChoose “Sign in as local editor”. Ctrl-C stops it; what was edited stays in .local/.\n');
} catch (error) {
  await giveUp(error);
}

/** Starts the Studio, beside the site with its drafts where one runs. @returns the address of the drafts */
async function showSite(
  site: ReturnType<typeof findRunning>,
  contentUrl: string,
): Promise<string | undefined> {
  const previewUrl = site?.environment && (await startDraftsSite(children, site.environment));
  const addresses = { ...(site && { siteUrl: site.url }), ...(previewUrl && { previewUrl }) };
  await showStep('Studio', startStudio(children, { port, contentUrl, ...addresses }));
  return previewUrl;
}

async function giveUp(error: unknown): Promise<void> {
  if (shutdown.isUnderWay()) return;
  warn(error instanceof Error ? error.message : String(error));
  await shutdown.begin(1);
}
