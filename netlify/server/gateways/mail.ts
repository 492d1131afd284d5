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

/**
 * Hands a mail to the mail server. The Message-ID follows from the occasion, so a mail that is sent
 * twice because we were stopped between sending and noting it is shown once by most readers.
 */
export async function sendMail(mail: OutboxMail): Promise<void> {
  await smtp().sendMail({
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${new URL(env().SITE_URL).hostname}>`,
  });
}

/** Whether the mail server answers. */
export async function pingMail(): Promise<void> {
  await smtp().verify();
}
