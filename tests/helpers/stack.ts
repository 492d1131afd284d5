import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startContentLake } from '#local/content-lake/server.ts';
import {
  type Addresses,
  localEnvironment,
  STORAGE_BUCKET,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  stripeWebhookUrl,
} from '#local/env.ts';
import { startFirestore } from '#local/firestore/server.ts';
import { startMailbox } from '#local/mail/server.ts';
import { loadPrivateKey } from '#local/private-key.ts';
import { seedRecords } from '#local/seed/seed-firestore.ts';
import { startStorage } from '#local/storage/server.ts';
import { startStripe } from '#local/stripe/server.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { makeRestartable, type Restartable } from './restartable.ts';

/** Every local service but the Auth emulator (too slow to start for each file), in this process. */
export interface Stack {
  addresses: Addresses;
  firestore: Restartable;
  content: Restartable;
  storage: Restartable;
  stripe: Restartable;
  mail: Restartable;
  mailbox: Mailbox;
  /** Writes the demo season and sign-ins as `npm start` does, seen from the given moment. */
  seed(now?: Date): Promise<void>;
  close(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Starts the services on free ports with data of their own, and sets the environment of this
 * process to them: `netlify/server/env.ts` reads it once, so call this before any of our functions.
 * At most one in a process.
 */
export async function startStack(given: {
  authUrl: string;
  siteUrl: string;
  /** Told of each publish, as Netlify's build hook is. */
  publishWebhookUrl?: string;
  /** Starts Firestore in another way, such as in a process of its own. */
  openFirestore?: typeof startFirestore;
}): Promise<Stack> {
  const { openFirestore = startFirestore } = given;
  const directory = mkdtempSync(path.join(tmpdir(), 'courtside-'));
  const [firestore, content, storage, stripe, mail] = await Promise.all([
    makeRestartable((port) =>
      openFirestore({
        port,
        file: path.join(directory, 'firestore.sqlite'),
        indexesFile: path.join(ROOT, 'firestore.indexes.json'),
      }),
    ),
    makeRestartable((port) =>
      startContentLake({
        port,
        dataDir: path.join(directory, 'content'),
        seedFile: path.join(ROOT, 'local/seed/content.ndjson'),
        ...(given.publishWebhookUrl && { publishWebhookUrl: given.publishWebhookUrl }),
      }),
    ),
    makeRestartable((port) =>
      startStorage({ port, directory: path.join(directory, 'storage'), bucket: STORAGE_BUCKET }),
    ),
    makeRestartable((port) =>
      startStripe({
        port,
        file: path.join(directory, 'stripe.sqlite'),
        secretKey: STRIPE_SECRET_KEY,
        webhookUrl: stripeWebhookUrl(given.siteUrl),
        webhookSecret: STRIPE_WEBHOOK_SECRET,
      }),
    ),
    openMail(path.join(directory, 'mail')),
  ]);
  const addresses: Addresses = {
    site: given.siteUrl,
    auth: given.authUrl,
    content: content.url,
    storage: storage.url,
    firestore: firestore.url,
    stripe: stripe.url,
    smtp: mail.running.smtpUrl,
  };
  // One key for the machine: making one takes longer than starting all the rest.
  const privateKey = loadPrivateKey(path.join(tmpdir(), 'courtside-key'));
  Object.assign(process.env, localEnvironment(addresses, privateKey));
  return {
    ...{ addresses, firestore, content, storage, stripe, mail },
    mailbox: openMailbox(mail.url),
    seed: (now = new Date()) => seedRecords({ now }),
    close: async () => {
      const services = [firestore, content, storage, stripe, mail];
      await Promise.all(services.map((service) => service.stop()));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The mailbox has two ports to come back to. */
function openMail(directory: string) {
  let smtpPort = 0;
  return makeRestartable(async (port) => {
    const mailbox = await startMailbox({ port, smtpPort, directory });
    smtpPort = mailbox.smtpPort;
    return mailbox;
  });
}
