import type { Config } from '@netlify/functions';
import { sendContactEmail as endpoint } from '#contracts/contact.ts';
import { handle } from '#server/http/handle.ts';
import { deliverMailsAbout } from '#server/use-cases/deliver-mail.ts';
import { sendContactMessage } from '#server/use-cases/send-contact-message.ts';

export default handle(endpoint, async (request, { now, waitUntil }) => {
  await sendContactMessage(request, now);
  waitUntil(deliverMailsAbout(`contactMessages/${request.idempotencyKey.toLowerCase()}`));
  return { received: true } as const;
});

/** A person writes a few times a minute at most; a program that floods the office's mailbox writes more. */
export const config: Config = {
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
