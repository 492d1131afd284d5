/**
 * A stand-in for the part of Stripe that Courtside uses, reached by the real `stripe` SDK
 * (`new Stripe(key, { protocol: 'http', host: '127.0.0.1', port })`). No money, no network.
 *
 * Pages: /c/pay/<session> the payment page, /p/session/<portal session> the customer's portal,
 * /i/<invoice> an invoice to pay, /_local everything, with buttons.
 *
 * Controls for tests, JSON in (`content-type: application/json`, `{}` where nothing is said) and out:
 *   POST /_local/sessions/:id/pay      { outcome: 'succeeds' | 'declined' | 'ach' | 'unverified', email? }
 *   POST /_local/sessions/:id/bank     { outcome: 'succeeds' | 'fails' }   the bank's answer to an ACH payment
 *                                      ('unverified': 'fails' says that the account never was, as do 10 days)
 *   POST /_local/sessions/:id/expire   {}
 *   POST /_local/subscriptions/:id/next { outcome: 'paid' | 'failed' }   goes to the next billing date
 *   POST /_local/invoices/:id/pay      { outcome: 'paid' | 'failed' }   tries an open invoice once more
 *   POST /_local/payment_intents/:id/bank  { outcome: 'succeeds' | 'fails' }   as for a session
 *   POST /_local/charges/:id/refund    { amount? }  in cents
 *   POST /_local/charges/:id/dispute   {}
 *   POST /_local/refunds/:id/fail      {}
 *   POST /_local/disputes/:id/answer   {}   evidence is handed in
 *   POST /_local/disputes/:id/close    { outcome: 'won' | 'lost' }
 *   POST /_local/payouts               {}   pays out at once all there is; the bank has it at once
 *   POST /_local/payouts/:id/fail      {}   the bank sends it back
 *   POST /_local/fee-delay             { seconds }   of charges to come, until Stripe knows their fee
 *   POST /_local/events/:id/redeliver  {}
 *   POST /_local/faults                { times, when?: 'before' | 'during' | 'after' }  the next API calls answer 500;
 *                                      that of 'during' is repeated for its idempotency key; 'after'
 *                                      does what was asked and loses only the reply
 *   POST /_local/advance               { days?, seconds? }
 *   POST /_local/webhooks/pause, /_local/webhooks/resume   {}
 *   GET  /_local/deliveries?event=evt_…   GET /_local/clock
 *
 * The account begins with three configurations of the portal (portal-setup.ts) and the webhook endpoint
 * that it was started with; others are made by the API, and no events are delivered to those.
 *
 * The account's clock is the real one plus what was advanced, and both it and a pause of delivery
 * are kept in the file: they outlast a restart.
 *
 * Balance and payouts: a card costs 2.9 % and 30¢, a bank payment 0.8 % and at most $5; a refund gives
 * no fee back; a dispute takes the amount and $15, and gives back the amount when it is won. Money is
 * available two business days later (Monday to Friday, at midnight UTC), and each business day what is
 * available goes to the bank, which has it on the next. A payout that the bank sends back is in the next.
 * It knows no bank holidays, pays no negative balance off, and has no manual payouts, instant payouts,
 * reserves, minimum balance, other fees of Stripe or `GET /v1/balance`.
 *
 * What it does not do: other currencies than usd, tax, coupons, prorations, several plans in one
 * subscription, schedules, draft invoices, 3-D Secure, wallets, Connect, API versions (it always answers in the SDK's), rate limits, restricted
 * keys. What Stripe has and this has not is refused with 501 and a message, never half done; what
 * Stripe has not is refused as Stripe does.
 */
import { Hono } from 'hono';
import { serveRequests } from '../web-server.ts';
import { list, mountApi, retrieve } from './api.ts';
import { mountControl } from './control.ts';
import { customerRoutes } from './customers.ts';
import { disputeRoutes } from './disputes.ts';
import { runDue } from './due.ts';
import { eventRoutes } from './events.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { openAccount } from './open-account.ts';
import { ownAccountRoutes } from './own-account.ts';
import { mountPages } from './pages.ts';
import { payoutRoutes } from './payouts.ts';
import { portalRoutes } from './portal.ts';
import { portalConfigurationRoutes } from './portal-configurations.ts';
import { mountPortal } from './portal-pages.ts';
import { setUpPortals } from './portal-setup.ts';
import { refundRoutes } from './refunds.ts';
import { sessionRoutes } from './sessions.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { setUpWebhook, webhookEndpointRoutes } from './webhook-endpoints.ts';
import { startCourier } from './webhooks.ts';

export interface StripeOptions {
  /** 0 for any free one. */
  port: number;
  /** Where the books are kept, or ':memory:'. */
  file: string;
  /** Whether a change is on disk before it is answered; it is unless told. */
  durable?: boolean;
  secretKey: string;
  /** Where events are posted; none are when left out. */
  webhookUrl?: string;
  webhookSecret?: string;
  /** The wait after the first failed delivery; it doubles, up to 5 minutes. */
  retryBaseMs?: number;
}

const SWEEP_EVERY_MS = 5000;

/** Starts the stand-in on 127.0.0.1. `close` leaves what is undelivered in the file for the next start. */
export async function startStripe(options: StripeOptions) {
  const { webhookUrl, webhookSecret } = options;
  const account = openAccount({
    file: options.file,
    durable: options.durable ?? true,
    secretKey: options.secretKey,
    webhook: webhookUrl && webhookSecret ? { url: webhookUrl, secret: webhookSecret } : null,
  });
  setUpPortals(account);
  setUpWebhook(account);
  const courier = startCourier(account, options.retryBaseMs ?? 2000);
  const app = new Hono();
  app.use(async (_context, next) => {
    runDue(account, account.now());
    await next();
  });
  app.get('/', (context) => context.text('Local Stripe is ready. Look at /_local.\n'));
  mountApi(
    app,
    account,
    [
      ...sessionRoutes,
      ...customerRoutes,
      ...refundRoutes,
      ...disputeRoutes,
      ...eventRoutes,
      ...subscriptionRoutes,
      ...invoiceRoutes,
      ...payoutRoutes,
      ...portalRoutes,
      ...portalConfigurationRoutes,
      ...webhookEndpointRoutes,
      ...ownAccountRoutes,
      retrieve('/v1/payment_intents', 'payment_intent'),
      retrieve('/v1/payment_methods', 'payment_method'),
      retrieve('/v1/charges', 'charge'),
      list('/v1/charges', 'charge', { payment_intent: '$.payment_intent', customer: '$.customer' }),
      retrieve('/v1/products', 'product'),
      retrieve('/v1/prices', 'price'),
    ],
    courier.wake,
  );
  mountPages(app, account, courier.wake);
  mountPortal(app, account, courier.wake);
  mountControl(app, account, courier);

  const server = await serveRequests(options.port, async (request) => app.fetch(request));
  account.url = server.url;
  const sweep = setInterval(() => {
    runDue(account, account.now());
    courier.wake();
  }, SWEEP_EVERY_MS);
  courier.wake();
  return {
    url: server.url,
    async close() {
      clearInterval(sweep);
      await server.close();
      await courier.close();
      account.store.close();
    },
  };
}
