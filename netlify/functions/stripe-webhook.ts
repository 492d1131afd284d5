import { AppError } from '#server/core/app-error.ts';
import { declinedCard, paymentRefOf, verifyEvent } from '#server/gateways/stripe.ts';
import { guarded } from '#server/routes/http/handle.ts';
import { readBody } from '#server/routes/http/read-request.ts';
import { respondJson } from '#server/routes/http/respond.ts';
import { noteDecline } from '#server/use-cases/limits/note-decline.ts';
import { deliverMailsAbout } from '#server/use-cases/mail/deliver-mail.ts';
import { settlePayment } from '#server/use-cases/payments/settle-payment.ts';

/** Stripe's events carry whole objects: well above a form, still bounded. */
const MAX_EVENT_BYTES = 1024 * 1024;

export default guarded(async (request, { now, waitUntil }) => {
  if (request.method !== 'POST') {
    throw new AppError('method_not_allowed', 'This address takes POST only.');
  }
  const body = await readBody(request, MAX_EVENT_BYTES);
  const event = verifyEvent(body, request.headers.get('stripe-signature'), now);
  const declined = declinedCard(event);
  if (declined) await noteDecline(declined, now);
  const { applied, path } = await settlePayment(event, paymentRefOf(event), now);
  if (path !== null) waitUntil(deliverMailsAbout(path));
  return respondJson({ received: true, applied });
});
