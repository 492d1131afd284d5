import { sendContactEmailEndpoint } from '#contracts/contact/public.ts';
import { handle } from '#server/routes/http/handle.ts';
import { sendContactMessage } from '#server/use-cases/contact/send-contact-message.ts';
import { takeTurn } from '#server/use-cases/limits/take-turn.ts';
import { deliverMailsAbout } from '#server/use-cases/mail/deliver-mail.ts';

export default handle(sendContactEmailEndpoint, async (request, info) => {
  await takeTurn('message', info, { email: request.email });
  await sendContactMessage(request, info.now);
  info.waitUntil(deliverMailsAbout(`contactMessages/${request.idempotencyKey.toLowerCase()}`));
  return { received: true } as const;
});
