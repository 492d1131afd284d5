import path from 'node:path';
import { SANITY_WEBHOOK_PATH } from '#contracts/publishing/publishing.ts';
import {
  STORAGE_BUCKET,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  stripeWebhookUrl,
} from '../env.ts';
import { claimPort } from '../ports.ts';
import type { Service } from '../service.ts';
import { DATA, ROOT } from './paths.ts';

const PICTURES = path.join(DATA, 'pictures');

export interface ServiceEntry {
  /** As people know it. */
  label: string;
  /** Claims its ports and starts it in this process. Modules are loaded here: each process has one. */
  start(siteUrl: string): Promise<Service & { smtpUrl?: string }>;
}

/** Without it there is nothing to look at: when it ends, everything does. */
export const SITE_LABEL = 'Site';

/** The local services and the site in its three forms, with the ports they have unless another program is faster. */
export const SERVICES = {
  auth: {
    label: 'Firebase Auth',
    start: async () => {
      const { startAuthEmulator } = await import('../auth/emulator.ts');
      const directory = path.join(DATA, 'auth');
      return startAuthEmulator({ port: await claimPort(9099), directory, keepAccounts: true });
    },
  },
  firestore: {
    label: 'Firestore',
    start: async () => {
      const { startFirestore } = await import('../firestore/server.ts');
      return startFirestore({
        port: await claimPort(9085),
        file: path.join(DATA, 'firestore.sqlite'),
        indexesFile: path.join(ROOT, 'firestore.indexes.json'),
      });
    },
  },
  content: {
    label: 'Sanity content',
    start: async (siteUrl) => {
      const { startContentLake } = await import('../content-lake/server.ts');
      const { allDocuments } = await import('../seed/content/all-documents.ts');
      const { writeDataset } = await import('../seed/write-dataset.ts');
      const dataDir = path.join(DATA, 'content');
      const tellsSite = process.env.LOCAL_PUBLISH_WEBHOOK !== undefined;
      return startContentLake({
        port: await claimPort(9086),
        dataDir,
        ...(await writeDataset(dataDir, allDocuments)),
        ...(tellsSite && { publishWebhookUrl: `${siteUrl}${SANITY_WEBHOOK_PATH}` }),
      });
    },
  },
  storage: {
    label: 'Cloud Storage',
    start: async () => {
      const { startStorage } = await import('../storage/server.ts');
      return startStorage({
        port: await claimPort(9089),
        directory: path.join(DATA, 'storage'),
        bucket: STORAGE_BUCKET,
      });
    },
  },
  stripe: {
    label: 'Stripe',
    start: async (siteUrl) => {
      const { startStripe } = await import('../stripe/server.ts');
      return startStripe({
        port: await claimPort(9087),
        file: path.join(DATA, 'stripe.sqlite'),
        secretKey: STRIPE_SECRET_KEY,
        webhookUrl: stripeWebhookUrl(siteUrl),
        webhookSecret: STRIPE_WEBHOOK_SECRET,
      });
    },
  },
  mail: {
    label: 'Mailbox',
    start: async () => {
      const { startMailbox } = await import('../mail/server.ts');
      return startMailbox({
        port: await claimPort(9088),
        smtpPort: await claimPort(9025),
        directory: path.join(DATA, 'mail'),
      });
    },
  },
  functions: {
    label: 'Functions',
    start: async () => {
      const { startFunctions } = await import('../functions/server.ts');
      // The same port after a restart: the site goes on sending its requests there.
      const port = Number(process.env.LOCAL_FUNCTIONS_PORT);
      const directory = path.join(ROOT, 'netlify/functions');
      return startFunctions({ port, directory, picturesDir: PICTURES });
    },
  },
  'dev-site': {
    label: SITE_LABEL,
    start: async (siteUrl) => {
      const { startDevSite } = await import('../dev-site.ts');
      const functionsUrl = process.env.LOCAL_FUNCTIONS_URL ?? '';
      const cacheDir = path.join(ROOT, 'node_modules/.vite-site');
      return startDevSite({ port: portOf(siteUrl), root: ROOT, functionsUrl, cacheDir });
    },
  },
  'drafts-site': {
    label: 'Drafts',
    start: async (draftsUrl) => {
      const { startDevSite } = await import('../dev-site.ts');
      const functionsUrl = process.env.LOCAL_FUNCTIONS_URL ?? '';
      const cacheDir = path.join(ROOT, 'node_modules/.vite-drafts');
      return startDevSite({ port: portOf(draftsUrl), root: ROOT, functionsUrl, cacheDir });
    },
  },
  'built-site': {
    label: SITE_LABEL,
    start: async (siteUrl) => {
      const { startBuiltSite } = await import('../built-site.ts');
      return startBuiltSite({ port: portOf(siteUrl), root: ROOT, picturesDir: PICTURES });
    },
  },
} satisfies Record<string, ServiceEntry>;

export type ServiceId = keyof typeof SERVICES;

function portOf(url: string): number {
  return Number(new URL(url).port);
}
