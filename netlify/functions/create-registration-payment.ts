import { createRegistrationPayment } from '#contracts/registrations.ts';
import { handle } from '#server/http/handle.ts';
import { deliverMailsAbout } from '#server/use-cases/deliver-mail.ts';
import { admitPayment } from '#server/use-cases/limits/admit-payment.ts';
import { registerPlayers } from '#server/use-cases/register-players.ts';

export default handle(createRegistrationPayment, async (request, info) => {
  const { parentEmail: email, paymentMethod: method } = request.registration;
  await admitPayment(info, { idempotencyKey: request.idempotencyKey, email, method });
  const answer = await registerPlayers(request, info);
  info.waitUntil(deliverMailsAbout(`registrations/${request.idempotencyKey.toLowerCase()}`));
  return answer;
});
