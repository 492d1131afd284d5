import { createDonationPaymentEndpoint } from '#contracts/donations/public.ts';
import { handle } from '#server/routes/http/handle.ts';
import { acceptDonation } from '#server/use-cases/donations/accept-donation.ts';
import { admitPayment } from '#server/use-cases/limits/admit-payment.ts';
import { deliverMailsAbout } from '#server/use-cases/mail/deliver-mail.ts';

export default handle(createDonationPaymentEndpoint, async (request, info) => {
  const { email, paymentMethod: method } = request;
  await admitPayment(info, { idempotencyKey: request.idempotencyKey, email, method });
  const answer = await acceptDonation(request, info.now);
  info.waitUntil(deliverMailsAbout(`donations/${request.idempotencyKey.toLowerCase()}`));
  return answer;
});
