import type { Config } from '@netlify/functions';
import { createRegistrationPayment } from '#contracts/registrations.ts';
import { handle } from '#server/http/handle.ts';
import { deliverMailsAbout } from '#server/use-cases/deliver-mail.ts';
import { registerPlayers } from '#server/use-cases/register-players.ts';

export default handle(createRegistrationPayment, async (request, info) => {
  const answer = await registerPlayers(request, info);
  info.waitUntil(deliverMailsAbout(`registrations/${request.idempotencyKey.toLowerCase()}`));
  return answer;
});

/** A family registers once a season; a few tries a minute are a person's, more are not. */
export const config: Config = {
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
