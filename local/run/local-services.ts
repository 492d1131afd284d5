import path from 'node:path';
import * as z from 'zod/mini';
import { localEnvironment } from '../env.ts';
import { loadPrivateKey } from '../private-key.ts';
import { type ChildProcesses, readFirstMessage } from './child-processes.ts';
import { DATA, ROOT } from './paths.ts';
import { showStep } from './screen.ts';
import { SERVICES, type ServiceId } from './service-table.ts';

const FactsSchema = z.object({ url: z.string(), smtpUrl: z.optional(z.string()) });

/** What a service tells of itself when it is up, and its process. */
export type RunningService = z.infer<typeof FactsSchema> & { pid: number };

export interface LocalServices {
  auth: RunningService;
  firestore: RunningService;
  content: RunningService;
  storage: RunningService;
  stripe: RunningService;
  mail: RunningService;
  /** What the site reads, by name. */
  environment: Record<string, string>;
}

const PROGRAM = path.join(ROOT, 'local/run/service-process.ts');

/** Starts a service in a process of its own. @throws Error with the end of its log when it cannot start */
export async function startService(
  children: ChildProcesses,
  id: ServiceId,
  siteUrl: string,
  options: { env?: Record<string, string>; shown?: boolean } = {},
): Promise<RunningService> {
  const { label } = SERVICES[id];
  const child = children.start(id, label, [PROGRAM, id, siteUrl], options);
  const facts = FactsSchema.parse(await showStep(label, readFirstMessage(id, label, child)));
  return { ...facts, pid: child.pid ?? 0 };
}

/** Starts everything that the site talks to, side by side. */
export async function startServices(
  children: ChildProcesses,
  siteUrl: string,
): Promise<LocalServices> {
  const start = (id: ServiceId) => startService(children, id, siteUrl);
  const [auth, firestore, content, storage, stripe, mail] = await Promise.all([
    start('auth'),
    start('firestore'),
    start('content'),
    start('storage'),
    start('stripe'),
    start('mail'),
  ]);
  const addresses = {
    site: siteUrl,
    auth: auth.url,
    firestore: firestore.url,
    content: content.url,
    storage: storage.url,
    stripe: stripe.url,
    smtp: mail.smtpUrl ?? '',
  };
  const environment = localEnvironment(addresses, loadPrivateKey(DATA));
  return { auth, firestore, content, storage, stripe, mail, environment };
}
