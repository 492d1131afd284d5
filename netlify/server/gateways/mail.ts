import nodemailer, { type Transporter } from 'nodemailer';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { env } from '../env.ts';

let transport: Transporter | undefined;

function smtp(): Transporter {
  transport ??= nodemailer.createTransport(
    {
      url: env().SMTP_URL,
      connectionTimeout: 4_000,
      greetingTimeout: 4_000,
      socketTimeout: 8_000,
    },
    { from: env().MAIL_FROM },
  );
  return transport;
}

/** A file that goes with a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/**
 * Hands a mail to the mail server. The Message-ID follows from the occasion, so a mail that is sent
 * twice because we were stopped between sending and noting it is shown once by most readers.
 */
export async function sendMail(
  mail: OutboxMail,
  attachments: readonly Attachment[] = [],
): Promise<void> {
  await smtp().sendMail({
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: attachments.map(({ content, ...file }) => ({
      ...file,
      content: Buffer.from(content),
    })),
    messageId: `<${mail.id}@${new URL(env().SITE_URL).hostname}>`,
  });
}

/** Whether the mail server answers. */
export async function pingMail(): Promise<void> {
  await smtp().verify();
}
