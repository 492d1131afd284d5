import type { Config } from '@netlify/functions';
import { answerManagePayment } from '#server/routes/payments/manage-payment.ts';

export default answerManagePayment;

/** A function of its own, so that the record endpoints start without Stripe's SDK. */
export const config: Config = {
  // The second stands in Spanish emails of November 2026, which are kept for years.
  path: ['/api/payments/manage', '/es/api/payments/manage'],
};
