import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { admitPayment } from '../../use-cases/limits/admit-payment.ts';
import { deliverMailsAbout } from '../../use-cases/mail/deliver-mail.ts';
import { type Route, route } from '../http/route.ts';

/** Of a form that opens a payment, what tells how often its sender may do so. */
interface Payer {
  email: string;
  method: PaymentMethod;
}

/**
 * A form that opens a payment: lets it in with its proof of work and not too often, has its record made,
 * and sends the emails about that.
 * @param collection of the record, which has the form's idempotency key for its id
 */
export function paidFormRoute<
  Request extends z.ZodMiniType<{ idempotencyKey: string }>,
  Response extends z.ZodMiniType,
>(
  endpoint: Endpoint<Request, Response, 'public'>,
  collection: string,
  payerOf: (form: z.infer<Request>) => Payer,
  answer: (form: z.infer<Request>, info: RequestInfo) => Promise<z.infer<Response>>,
): Route {
  return route(endpoint, async (form, info) => {
    const { idempotencyKey } = form;
    await admitPayment(info, { idempotencyKey, ...payerOf(form) });
    const made = await answer(form, info);
    info.waitUntil(deliverMailsAbout(`${collection}/${idempotencyKey.toLowerCase()}`));
    return made;
  });
}
