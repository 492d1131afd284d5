import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import { handle } from '#server/routes/http/handle.ts';
import { admitPayment } from '#server/use-cases/limits/admit-payment.ts';
import { deliverMailsAbout } from '#server/use-cases/mail/deliver-mail.ts';
import { registerPlayers } from '#server/use-cases/registration/register-players.ts';

export default handle(createRegistrationPaymentEndpoint, async (request, info) => {
  const { parentEmail: email, paymentMethod: method } = request.registration;
  await admitPayment(info, { idempotencyKey: request.idempotencyKey, email, method });
  const answer = await registerPlayers(request, info);
  info.waitUntil(deliverMailsAbout(`registrations/${request.idempotencyKey.toLowerCase()}`));
  return answer;
});
