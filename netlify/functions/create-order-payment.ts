import type { Config } from '@netlify/functions';
import { createOrderPayment } from '#contracts/orders.ts';
import { handle } from '#server/http/handle.ts';
import { deliverMailsAbout } from '#server/use-cases/deliver-mail.ts';
import { placeOrder } from '#server/use-cases/place-order.ts';

export default handle(createOrderPayment, async (request, { now, waitUntil }) => {
  const answer = await placeOrder(request, now);
  waitUntil(deliverMailsAbout(`orders/${request.idempotencyKey.toLowerCase()}`));
  return answer;
});

/** A person orders a few times a minute at most; someone testing stolen cards orders more. */
export const config: Config = {
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
