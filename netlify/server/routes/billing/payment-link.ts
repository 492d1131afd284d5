import {
  openPaymentLinkEndpoint,
  readPaymentLinkEndpoint,
} from '#contracts/billing/payment-link.ts';
import { openLinked, readLinked } from '../../use-cases/billing/open-payment-link.ts';
import { consumeLimit } from '../../use-cases/limits/consume-limit.ts';
import { type Route, route } from '../http/route.ts';

/** For whoever has a link from an email: without an account. */
export const paymentLinkRoutes: readonly Route[] = [
  route(readPaymentLinkEndpoint, async ({ link }, info) => {
    await consumeLimit('link', info);
    return readLinked(link, info.now);
  }),
  route(openPaymentLinkEndpoint, (request, info) => openLinked(request, info)),
];
