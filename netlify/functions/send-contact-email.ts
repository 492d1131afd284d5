import { sendContactEmail as endpoint } from '#contracts/contact.ts';
import { handle } from '#server/http/handle.ts';
import { deliverMailsAbout } from '#server/use-cases/deliver-mail.ts';
import { takeTurn } from '#server/use-cases/limits/take-turn.ts';
import { sendContactMessage } from '#server/use-cases/send-contact-message.ts';

export default handle(endpoint, async (request, info) => {
  await takeTurn('message', info, { email: request.email });
  await sendContactMessage(request, info.now);
  info.waitUntil(deliverMailsAbout(`contactMessages/${request.idempotencyKey.toLowerCase()}`));
  return { received: true } as const;
});
