import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { type Account, FAULTS } from './account.ts';
import { mustGet } from './api.ts';
import { FEE_DELAY } from './balance.ts';
import { controlPage } from './control-page.ts';
import { changes } from './customers.ts';
import { answerDispute, closeDispute, openDispute } from './disputes.ts';
import { runDue } from './due.ts';
import { invalidRequest } from './errors.ts';
import { invoiceMustBePayable } from './invoice-routes.ts';
import { payInvoice, subscriptionOf } from './invoices.ts';
import type { Subscription } from './objects.ts';
import { paySession } from './pay-session.ts';
import { OUTCOMES, setOutcome } from './payment-methods.ts';
import { failPayout, payOutNow } from './payouts.ts';
import { createRefund, failRefund } from './refunds.ts';
import { errorReply } from './reply.ts';
import { expireSession } from './sessions.ts';
import { settleIntent, settleSession } from './settlement.ts';
import { itemOf, withAmount } from './subscription-object.ts';
import { saveSubscription } from './subscription-store.ts';
import type { Courier } from './webhooks.ts';

const OutcomeSchema = z.object({ outcome: z.enum(OUTCOMES), email: z.optional(z.email()) });
const BankSchema = z.object({ outcome: z.enum(['succeeds', 'fails']) });
const RefundSchema = z.object({
  amount: z.optional(z.union([z.literal(''), z.coerce.number().check(z.int(), z.minimum(1))])),
});
const PaymentSchema = z.object({ outcome: z.enum(['paid', 'failed']) });
const AmountSchema = z.object({ cents: z.coerce.number().check(z.int(), z.minimum(1)) });
const DisputeSchema = z.object({ outcome: z.enum(['won', 'lost']) });
const AdvanceSchema = z.object({
  days: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(3660))),
  seconds: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
});

const DelaySchema = z.object({ seconds: z.coerce.number().check(z.int(), z.minimum(0)) });
const FaultsSchema = z.object({
  times: z.coerce.number().check(z.int(), z.minimum(0)),
  when: z.optional(z.enum(FAULTS)),
});

type Input = Record<string, unknown>;
type Action = (account: Account, id: string, input: Input) => object;

/** What happens at Stripe, at banks and to time, by the path that brings it about. */
const ACTIONS: Record<string, Action> = {
  'sessions/:id/pay'(account, id, input) {
    const pay = read(OutcomeSchema, input);
    const result = paySession(account, id, {
      outcome: pay.outcome,
      email: pay.email ?? 'payer@courtside.test',
    });
    if (result.kind !== 'closed') return result;
    throw invalidRequest(`This Checkout Session is ${result.session.status}.`);
  },
  'sessions/:id/bank': (account, id, input) =>
    settleSession(account, id, read(BankSchema, input).outcome === 'succeeds'),
  'payment_intents/:id/bank': (account, id, input) =>
    settleIntent(account, id, read(BankSchema, input).outcome === 'succeeds'),
  'invoices/:id/pay'(account, id, input) {
    const invoice = invoiceMustBePayable(account, id);
    const subscription = subscriptionOf(account, invoice);
    setCard(account, subscription, read(PaymentSchema, input).outcome);
    return payInvoice(account, invoice);
  },
  'subscriptions/:id/next'(account, id, input) {
    const subscription = mustGet(account, 'subscription', id);
    if (['canceled', 'paused'].includes(subscription.status)) {
      throw invalidRequest(`This subscription is ${subscription.status}.`);
    }
    setCard(account, subscription, read(PaymentSchema, input).outcome);
    advanceTo(account, itemOf(subscription).current_period_end);
    return mustGet(account, 'subscription', id);
  },
  'subscriptions/:id/card'(account, id, input) {
    const subscription = mustGet(account, 'subscription', id);
    setCard(account, subscription, read(PaymentSchema, input).outcome);
    return subscription;
  },
  /** As in Stripe's dashboard: from the next bill on. */
  'subscriptions/:id/amount'(account, id, input) {
    const before = mustGet(account, 'subscription', id);
    const after = withAmount(before, read(AmountSchema, input).cents);
    account.emit('customer.subscription.updated', after, changes(before, after));
    return saveSubscription(account, after);
  },
  'sessions/:id/expire'(account, id) {
    const session = mustGet(account, 'checkout.session', id);
    if (session.status === 'open') return expireSession(account, session);
    throw invalidRequest(`This Checkout Session is ${session.status}.`);
  },
  'charges/:id/refund'(account, id, input) {
    const { amount } = read(RefundSchema, input);
    return createRefund(account, { charge: id, ...(amount ? { amount } : {}) });
  },
  'charges/:id/dispute': (account, id) => openDispute(account, id),
  'refunds/:id/fail': (account, id) => failRefund(account, id),
  'disputes/:id/answer': (account, id) => answerDispute(account, id),
  'disputes/:id/close': (account, id, input) =>
    closeDispute(account, id, read(DisputeSchema, input).outcome === 'won'),
  payouts: (account) => payOutNow(account),
  'payouts/:id/fail': (account, id) => failPayout(account, id),
  'fee-delay'(account, _id, input) {
    const { seconds } = read(DelaySchema, input);
    account.store.setSetting(FEE_DELAY, String(seconds));
    return { seconds };
  },
  faults(account, _id, input) {
    const { times, when = 'before' } = read(FaultsSchema, input);
    account.faults = { times, when };
    return account.faults;
  },
  advance(account, _id, input) {
    const { days = 0, seconds = 0 } = read(AdvanceSchema, input);
    const until = account.now() + Math.round(days * 24 * 60 * 60) + seconds;
    advanceTo(account, until);
    return { now: until };
  },
};

function advanceTo(account: Account, until: number) {
  runDue(account, until);
  account.advanceClock(until);
}

/** From now on the plan's card (or account) pays, or is refused. */
function setCard(account: Account, subscription: Subscription, outcome: 'paid' | 'failed') {
  const method = mustGet(account, 'payment_method', subscription.default_payment_method ?? '');
  const paying = method.type === 'us_bank_account' ? 'ach' : 'succeeds';
  setOutcome(account, method.id, outcome === 'paid' ? paying : 'declined');
}

/** Mounts the control page and the same controls as JSON. */
export function mountControl(app: Hono, account: Account, courier: Courier) {
  app.get('/_local', (context) => context.html(controlPage(account, courier)));
  app.get('/_local/clock', (context) => context.json({ now: account.now() }));
  app.get('/_local/deliveries', (context) =>
    context.json({ paused: courier.paused(), data: courier.list(context.req.query('event')) }),
  );

  const actions: Record<string, Action> = {
    ...ACTIONS,
    'events/:id/redeliver'(_account, id) {
      courier.redeliver(id);
      return { event: id };
    },
    'webhooks/pause'() {
      courier.pause();
      return { paused: true };
    },
    'webhooks/resume'() {
      courier.resume();
      return { paused: false };
    },
  };
  for (const [path, action] of Object.entries(actions)) {
    app.post(`/_local/${path}`, async (context) => {
      const fromPage = !context.req.header('content-type')?.startsWith('application/json');
      const reply = await act(context, action, fromPage);
      courier.wake();
      // Whoever pauses them wants no event to come afterwards.
      if (courier.paused()) await courier.idle();
      return reply;
    });
  }

  async function act(context: Context, action: Action, fromPage: boolean) {
    try {
      const input: Input = fromPage
        ? Object.fromEntries(await context.req.formData().catch(() => []))
        : await context.req.json();
      const id = context.req.param('id') ?? '';
      const result = account.store.transaction(() => action(account, id, input));
      return fromPage ? context.redirect('/_local', 303) : context.json(result);
    } catch (error) {
      const reply = errorReply(error);
      const status = reply.status as ContentfulStatusCode;
      if (!fromPage)
        return context.body(reply.body, status, { 'content-type': 'application/json' });
      const message = error instanceof Error ? error.message : String(error);
      return context.html(controlPage(account, courier, message), status);
    }
  }
}

function read<T extends z.ZodMiniType>(schema: T, input: Input): z.output<T> {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalidRequest(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}`);
}
