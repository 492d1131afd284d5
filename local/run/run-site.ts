import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { isFreePort } from '../ports.ts';
import { DEMO_PASSWORD } from '../seed/records/demo-accounts.ts';
import { seedRecords } from '../seed/seed-firestore.ts';
import { ChildProcesses } from './child-processes.ts';
import { type LocalServices, type RunningService, startServices } from './local-services.ts';
import { DATA } from './paths.ts';
import { findRunning, takeLock } from './running-lock.ts';
import { startScheduler } from './scheduler.ts';
import { say, sayTable, showStep, warn } from './screen.ts';
import { SITE_LABEL } from './service-table.ts';
import { shutDownOnSignals } from './shutdown.ts';

const DEFAULT_PORT = '8888';
const COMMAND = process.env.npm_lifecycle_event === 'preview' ? 'npm run preview' : 'npm start';

/** Starts the site when the services are up. `env` is what it and its functions read. */
type StartSite = (
  children: ChildProcesses,
  siteUrl: string,
  env: Record<string, string>,
) => Promise<RunningService>;

/**
 * `npm start` and `npm run preview`: the local services, the site in one of its forms, and where
 * everything is; until Ctrl-C.
 */
export async function runSite(startSite: StartSite): Promise<void> {
  const siteUrl = await claimSite();
  if (siteUrl === undefined) return;
  takeLock(siteUrl);
  const children = new ChildProcesses();
  const shutdown = shutDownOnSignals(children);
  try {
    say('Starting Courtside …');
    const services = await startServices(children, siteUrl);
    takeLock(siteUrl, services.content.url, services.environment);
    Object.assign(process.env, services.environment);
    await showStep('Demo records', seedRecords({ now: new Date() }));
    const site = await startSite(children, siteUrl, services.environment);
    children.onLoss = (label, how) => {
      const isSite = label === SITE_LABEL;
      warn(`${label} has stopped (${how}).${isSite ? '' : ' The rest goes on without it.'}`);
      if (isSite) void shutdown.begin(1);
    };
    startScheduler(siteUrl);
    sayWhereEverythingIs(siteUrl, site, services);
  } catch (error) {
    if (shutdown.isUnderWay()) return;
    warn(error instanceof Error ? error.message : String(error));
    await shutdown.begin(1);
  }
}

/** The site's address, when it can be had; otherwise says why not and sets the exit code. */
async function claimSite(): Promise<string | undefined> {
  mkdirSync(DATA, { recursive: true });
  const refuse = (reason: string) => {
    warn(reason);
    process.exitCode = 1;
    return undefined;
  };
  const port = Number(process.env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    return refuse(`PORT is "${process.env.PORT}"; it has to be a number from 1 to 65535.`);
  }
  const running = findRunning();
  if (running) {
    return refuse(
      `Courtside already runs at ${running.url} (process ${running.pid}). Stop that one first.`,
    );
  }
  if (!(await isFreePort(port))) {
    return refuse(
      `Port ${port} is taken by another program. Choose a free one: PORT=${port + 1} ${COMMAND}`,
    );
  }
  return `http://localhost:${port}`;
}

function sayWhereEverythingIs(siteUrl: string, site: RunningService, services: LocalServices) {
  const { mail, stripe, auth, firestore, content, storage } = services;
  const row = (label: string, address: string, { pid }: RunningService) =>
    [label, `${address.padEnd(36)} process ${pid}`] as const;
  sayTable('Open in the browser', [
    row('Site', siteUrl, site),
    row('Mailbox', mail.url, mail),
    row('Stripe', `${stripe.url}/_local`, stripe),
  ]);
  sayTable('Also running', [
    row('Firebase Auth', auth.url, auth),
    row('Firestore', firestore.url, firestore),
    row('Sanity content', content.url, content),
    row('Cloud Storage', storage.url, storage),
  ]);
  sayTable(`Demo sign-ins, password "${DEMO_PASSWORD}"`, [
    ['Office', 'admin@courtside.test'],
    ['Parent', 'parent@courtside.test'],
  ]);
  say('\nCtrl-C stops everything. The data stays in .local/; `npm run reset` clears it.\n');
}
