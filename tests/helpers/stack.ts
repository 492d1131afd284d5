import { mkdtempSync, readdirSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
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
import { type RunningMailbox, startMailbox } from '#local/mail/server.ts';
import { loadPrivateKey } from '#local/private-key.ts';
import { allDocuments } from '#local/seed/content/all-documents.ts';
import { seedRecords } from '#local/seed/seed-firestore.ts';
import { writeDataset } from '#local/seed/write-dataset.ts';
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
  mail: Restartable<RunningMailbox>;
  mailbox: Mailbox;
  /** Writes the demo season and sign-ins as `npm start` does, seen from the given moment. */
  seed(now?: Date): Promise<void>;
  /** As just started, at the same addresses: all up, with no record, file, payment or mail. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Starts the services on free ports with data of their own, and sets the environment of this
 * process to them: `netlify/server/core/env.ts` reads it once, so call this before any of our functions.
 * At most one in a process.
 */
export async function startStack(given: {
  authUrl: string;
  siteUrl: string;
  /** Told of each publish, as Netlify's build hook is. */
  publishWebhookUrl?: string;
  /** Starts Firestore in another way, such as in a process of its own. */
  openFirestore?: typeof startFirestore;
  /** Content that is imported already, to begin with: the folder of a local Content Lake. */
  content?: string;
  /** Where its data are kept; the machine's temporary folder unless told. */
  directory?: string;
}): Promise<Stack> {
  const { openFirestore = startFirestore } = given;
  const directory = mkdtempSync(path.join(given.directory ?? tmpdir(), 'courtside-'));
  const dataDir = path.join(directory, 'content');
  const takeContent = async () => {
    if (given.content !== undefined) await cp(given.content, dataDir, { recursive: true });
  };
  await takeContent();
  // What is lost with the power is lost with the test: nothing waits for the disk.
  const durable = false;
  const [firestore, content, storage, stripe, mail] = await Promise.all([
    makeRestartable((port) =>
      openFirestore({
        port,
        durable,
        file: path.join(directory, 'firestore.sqlite'),
        indexesFile: path.join(ROOT, 'firestore.indexes.json'),
      }),
    ),
    makeRestartable(async (port) =>
      startContentLake({
        port,
        dataDir,
        ...(await writeDataset(dataDir, allDocuments)),
        ...(given.publishWebhookUrl && { publishWebhookUrl: given.publishWebhookUrl }),
      }),
    ),
    makeRestartable((port) =>
      startStorage({ port, directory: path.join(directory, 'storage'), bucket: STORAGE_BUCKET }),
    ),
    makeRestartable((port) =>
      startStripe({
        port,
        durable,
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
  // As firebase-admin does when it first opens Storage: it stays loaded, and would not do it again.
  process.env.STORAGE_EMULATOR_HOST = addresses.storage;
  const stores = [firestore, content, storage];
  return {
    addresses,
    firestore,
    content,
    storage,
    stripe,
    mail,
    mailbox: openMailbox(mail.url),
    seed: (now = new Date()) => seedRecords({ now }),
    renew: async () => {
      // Stripe first: an event on its way still finds the records it is about.
      await stripe.stop();
      await Promise.all(stores.map((service) => service.stop()));
      const old = readdirSync(directory).filter((name) => name !== 'mail');
      await Promise.all(
        old.map((name) => rm(path.join(directory, name), { recursive: true, force: true })),
      );
      await takeContent();
      await Promise.all([...stores, stripe, mail].map((service) => service.start()));
      await mail.running.clear();
    },
    close: async () => {
      await Promise.all([...stores, stripe, mail].map((service) => service.stop()));
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
