import { deliverMailsAbout } from '../../use-cases/mail/deliver-mail.ts';
import { receiveStripeEvent } from '../../use-cases/payments/receive-stripe-event.ts';
import { guarded } from '../http/guarded.ts';
import { readBody } from '../http/read-request.ts';
import { respondJson } from '../http/respond.ts';
import { refuseMethod } from '../http/route.ts';

/** Stripe's events carry whole objects: well above a form, still bounded. */
const MAX_EVENT_BYTES = 1024 * 1024;

export const answerStripe = guarded(async (request, { now, waitUntil }) => {
  refuseMethod(request, { method: 'POST' });
  const body = await readBody(request, MAX_EVENT_BYTES);
  const signature = request.headers.get('stripe-signature');
  const { applied, path } = await receiveStripeEvent(body, signature, now);
  if (path !== null) waitUntil(deliverMailsAbout(path));
  return respondJson({ received: true, applied });
});
