import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { placeOrder } from '../../use-cases/orders/place-order.ts';
import { paidFormRoute } from '../payments/paid-form-route.ts';

export const orderPaymentRoute = paidFormRoute(
  createOrderPaymentEndpoint,
  'orders',
  ({ customer: { email, paymentMethod: method } }) => ({ email, method }),
  (form, { now }) => placeOrder(form, now),
);
