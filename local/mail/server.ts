import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import logger from 'maildev/lib/logger.js';
import mailServer from 'maildev/lib/mailserver.js';
import web from 'maildev/lib/web.js';
import type { Service } from '../service.ts';
import { openGreylist } from './greylist.ts';

interface MailboxOptions {
  /** Of the mailbox in the browser and its REST API (`GET /email`); 0 = any free one. */
  port: number;
  /** 0 = any free one. */
  smtpPort: number;
  /** Where emails are kept; made when missing. */
  directory: string;
}

/** The mailbox, and how to empty it: it then knows neither an email nor a sender. */
export interface RunningMailbox extends Service {
  smtpUrl: string;
  port: number;
  smtpPort: number;
  clear(): Promise<void>;
}

const HOST = '127.0.0.1';

let loaded = false;

/**
 * Takes every email and shows it in the browser at `url`. At most one in a process, because maildev
 * keeps its emails in a module; they survive a close and start, as on a server that was down.
 */
export async function startMailbox(options: MailboxOptions): Promise<RunningMailbox> {
  mkdirSync(options.directory, { recursive: true });
  logger.setLevel(0);
  // A number 0 would be read as "not given", and become maildev's own default port.
  mailServer.create(String(options.smtpPort), HOST, options.directory);
  mailServer.smtp.onRcptTo = openGreylist();
  await mailServer.listen();
  // After a restart in the same process maildev still has them.
  if (!loaded) mailServer.loadMailsFromDirectory();
  loaded = true;
  web.start(String(options.port), HOST, mailServer, undefined, undefined, '/', { https: false });
  if (!web.server.listening) await once(web.server, 'listening');
  const port = portOf(web.server.address());
  const smtpPort = portOf(mailServer.smtp.server.address());
  return {
    url: `http://${HOST}:${port}`,
    smtpUrl: `smtp://${HOST}:${smtpPort}`,
    port,
    smtpPort,
    clear: clearMailbox,
    close: closeMailbox,
  };
}

async function clearMailbox(): Promise<void> {
  mailServer.smtp.onRcptTo = openGreylist();
  await new Promise<void>((done) => mailServer.deleteAllEmail(done));
}

async function closeMailbox(): Promise<void> {
  const smtpClosed = new Promise<void>((done) => mailServer.close(done));
  // Else a client's idle connection holds the server open for half a minute.
  for (const connection of mailServer.smtp.connections) connection.close();
  await Promise.all([smtpClosed, new Promise<void>((done) => web.close(done))]);
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The mailbox has no port.');
  return address.port;
}
