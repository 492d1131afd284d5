import { createHash } from 'node:crypto';
import nodemailer, { type Transporter } from 'nodemailer';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { env } from '../core/env.ts';

let transport: Transporter | undefined;

/** Every email from the same sender, and a mail server that is down is noticed soon. */
const options = () => ({
  url: env().SMTP_URL,
  connectionTimeout: 4_000,
  greetingTimeout: 4_000,
  socketTimeout: 8_000,
});
const defaults = () => ({ from: env().MAIL_FROM });

function smtp(): Transporter {
  transport ??= nodemailer.createTransport(options(), defaults());
  return transport;
}

/** A file that goes with an email. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/**
 * Hands an email to the mail server. The Message-ID follows from the occasion, so an email that is sent
 * twice because we were stopped between sending and noting it is shown once by most readers.
 */
export type SendMail = (mail: OutboxMail, attachments?: readonly Attachment[]) => Promise<void>;

/** Sends one email over a connection of its own. */
export const sendMail: SendMail = (mail, attachments) => send(smtp(), mail, attachments);

/**
 * Gives `work` a sender for many emails: they share a few connections to the mail server, which are
 * opened when they are needed and closed at the end.
 */
export async function withMailPool<T>(
  connections: number,
  work: (send: SendMail) => Promise<T>,
): Promise<T> {
  const pooled = { ...options(), pool: true, maxConnections: connections } as const;
  const pool = nodemailer.createTransport(pooled, defaults());
  try {
    return await work((mail, attachments) => send(pool, mail, attachments));
  } finally {
    pool.close();
  }
}

async function send(
  over: Pick<Transporter, 'sendMail'>,
  mail: OutboxMail,
  attachments: readonly Attachment[] = [],
): Promise<void> {
  await over.sendMail({
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: asHeader(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: attachments.map(({ content, ...file }) => ({
      ...file,
      content: Buffer.from(content),
    })),
    messageId: `<${messageName(mail.id)}@${new URL(env().SITE_URL).hostname}>`,
  });
}

/**
 * What stands before the @ of a Message-ID: of the same email always the same. A digest, because an
 * email's id has the id of its record in it, which is a family's key, and replies quote the header.
 */
export function messageName(mailId: string): string {
  return createHash('sha256').update(mailId).digest('hex').slice(0, 32);
}

/** Whether the mail server answers. */
export async function pingMail(): Promise<void> {
  await smtp().verify();
}

/**
 * A text as one header may carry it. Email programs decode `=?utf-8?…?=` wherever it stands, so whoever
 * types such a word could write anything, unseen by us; apart, its first two signs mean nothing.
 */
function asHeader(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll('=?', '= ?');
}
