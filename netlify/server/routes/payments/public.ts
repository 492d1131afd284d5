import { getPaymentStatusEndpoint } from '#contracts/payments/public.ts';
import { getPaymentStatus } from '../../use-cases/payments/get-payment-status.ts';
import { type Route, route } from '../http/route.ts';

export const paymentsRoutes: readonly Route[] = [
  route(getPaymentStatusEndpoint, ({ session_id }) => getPaymentStatus(session_id)),
];
