import { createSponsorshipPaymentEndpoint } from '#contracts/sponsorship/public.ts';
import { handle } from '#server/routes/http/handle.ts';
import { admitPayment } from '#server/use-cases/limits/admit-payment.ts';
import { deliverMailsAbout } from '#server/use-cases/mail/deliver-mail.ts';
import { acceptSponsorship } from '#server/use-cases/sponsorship/accept-sponsorship.ts';

export default handle(createSponsorshipPaymentEndpoint, async (request, info) => {
  const { email, paymentMethod: method } = request;
  await admitPayment(info, { idempotencyKey: request.idempotencyKey, email, method });
  const answer = await acceptSponsorship(request, info.now);
  info.waitUntil(deliverMailsAbout(`sponsorships/${request.idempotencyKey.toLowerCase()}`));
  return answer;
});
