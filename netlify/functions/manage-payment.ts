import type { Config } from '@netlify/functions';
import { answerManagePayment } from '#server/routes/payments/manage-payment.ts';

export default answerManagePayment;

/** A function of its own, so that the record endpoints start without Stripe's SDK. */
export const config: Config = {
  path: '/api/payments/manage',
};
