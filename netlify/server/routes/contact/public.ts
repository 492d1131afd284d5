import { sendContactEmailEndpoint } from '#contracts/contact/public.ts';
import { sendContactMessage } from '../../use-cases/contact/send-contact-message.ts';
import { consumeLimit } from '../../use-cases/limits/consume-limit.ts';
import { deliverMailsAbout } from '../../use-cases/mail/deliver-mail.ts';
import { route } from '../http/route.ts';

export const contactRoute = route(sendContactEmailEndpoint, async (request, info) => {
  await consumeLimit('message', info, { email: request.email });
  await sendContactMessage(request, info.now);
  info.waitUntil(deliverMailsAbout(`contactMessages/${request.idempotencyKey.toLowerCase()}`));
  return { received: true } as const;
});
