import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { handle } from '#server/routes/http/handle.ts';
import { admitPayment } from '#server/use-cases/limits/admit-payment.ts';
import { deliverMailsAbout } from '#server/use-cases/mail/deliver-mail.ts';
import { placeOrder } from '#server/use-cases/orders/place-order.ts';

export default handle(createOrderPaymentEndpoint, async (request, info) => {
  const { email, paymentMethod: method } = request.customer;
  await admitPayment(info, { idempotencyKey: request.idempotencyKey, email, method });
  const answer = await placeOrder(request, info.now);
  info.waitUntil(deliverMailsAbout(`orders/${request.idempotencyKey.toLowerCase()}`));
  return answer;
});
