import * as z from 'zod/mini';
import type { Account } from './account.ts';
import { type Call, list, mustGet, type Route, retrieve } from './api.ts';
import { endSubscription, pauseSubscription, resumeSubscription } from './billing.ts';
import { changes } from './customers.ts';
import { invalidRequest, notImplemented } from './errors.ts';
import type { Subscription } from './objects.ts';
import {
  changeMetadata,
  choice,
  elsewhere,
  expand,
  flag,
  integer,
  metadata,
  readParams,
  text,
} from './params.ts';
import { isBoundary } from './periods.ts';
import { itemOf } from './subscription-object.ts';
import { saveSubscription } from './subscription-store.ts';

const PATH = '/v1/subscriptions';

const Details = z.strictObject({ comment: z.optional(text()), feedback: z.optional(text()) });

const UpdateParams = z.strictObject({
  ...expand,
  cancel_at: z.optional(z.union([z.literal(''), integer()])),
  cancel_at_period_end: z.optional(flag()),
  cancellation_details: z.optional(Details),
  default_payment_method: z.optional(text()),
  description: z.optional(text(500)),
  metadata: z.optional(metadata()),
  pause_collection: z.optional(
    z.union([
      z.literal(''),
      z.strictObject({
        behavior: choice(['void'], ['keep_as_draft', 'mark_uncollectible']),
        resumes_at: z.optional(integer()),
      }),
    ]),
  ),
  proration_behavior: z.optional(choice(['none', 'create_prorations'], ['always_invoice'])),
  ...elsewhere([
    'add_invoice_items',
    'application_fee_percent',
    'automatic_tax',
    'billing_cycle_anchor',
    'billing_schedules',
    'billing_thresholds',
    'collection_method',
    'days_until_due',
    'default_source',
    'default_tax_rates',
    'discounts',
    'invoice_settings',
    'items',
    'off_session',
    'on_behalf_of',
    'payment_behavior',
    'payment_settings',
    'pending_invoice_item_interval',
    'proration_date',
    'transfer_data',
    'trial_end',
    'trial_from_plan',
    'trial_settings',
  ]),
});
type UpdateInput = z.output<typeof UpdateParams>;

const CancelParams = z.strictObject({
  ...expand,
  cancellation_details: z.optional(Details),
  invoice_now: z.optional(choice(['false'], ['true'])),
  prorate: z.optional(choice(['false'], ['true'])),
});

const typeOf = <const T extends string>(values: readonly T[], others: readonly string[]) =>
  z.strictObject({ type: choice(values, others) });
const PauseParams = z.strictObject({
  ...expand,
  type: z.optional(choice(['subscription'])),
  // Left out it means a credit for unused time, which is not done here.
  bill_for: z.strictObject({
    unused_time_from: typeOf(['none'], ['now', 'item_current_period_start']),
    outstanding_usage_through: z.optional(typeOf(['none', 'now'], [])),
  }),
  invoicing_behavior: z.optional(choice(['invoice', 'pending_invoice_item'])),
});
const ResumeParams = z.strictObject({
  ...expand,
  billing_cycle_anchor: z.optional(typeOf(['now', 'unchanged'], [])),
  proration_behavior: z.optional(choice(['none'], ['create_prorations', 'always_invoice'])),
  ...elsewhere(['payment_behavior', 'proration_date']),
});

export const subscriptionRoutes: Route[] = [
  retrieve(PATH, 'subscription'),
  list(PATH, 'subscription', { customer: '$.customer', status: '$.status' }, (form) =>
    form.status === 'all'
      ? { drop: 'status' }
      : form.status
        ? {}
        : { not: { '$.status': 'canceled' } },
  ),
  { method: 'POST', path: `${PATH}/:id`, run: updateSubscription },
  {
    method: 'DELETE',
    path: `${PATH}/:id`,
    run(account, { form, id }) {
      const input = readParams(CancelParams, form);
      const subscription = mustBeOn(account, id);
      return endSubscription(account, withDetails(subscription, input.cancellation_details));
    },
  },
  {
    method: 'POST',
    path: `${PATH}/:id/pause`,
    run(account, { form, id }) {
      readParams(PauseParams, form);
      const subscription = mustBeOn(account, id);
      if (subscription.status !== 'paused') return pauseSubscription(account, subscription);
      throw invalidRequest(`Subscription ${id} is already paused.`);
    },
  },
  {
    method: 'POST',
    path: `${PATH}/:id/resume`,
    run(account, { form, id }) {
      const input = readParams(ResumeParams, form);
      const subscription = mustBeOn(account, id);
      if (subscription.status !== 'paused')
        throw invalidRequest(`Subscription ${id} is not paused.`);
      const anchorNow = input.billing_cycle_anchor?.type !== 'unchanged';
      return resumeSubscription(account, subscription, anchorNow);
    },
  },
];

function mustBeOn(account: Account, id: string): Subscription {
  const subscription = mustGet(account, 'subscription', id);
  if (subscription.status !== 'canceled') return subscription;
  throw invalidRequest(
    'A canceled subscription can only update its cancellation_details and metadata.',
  );
}

function updateSubscription(account: Account, { form, id }: Call): Subscription {
  const input = readParams(UpdateParams, form);
  const before = mustBeOn(account, id);
  checkUpdate(account, before, input);
  const after = withDetails(
    {
      ...before,
      ...cancellation(account, before, input),
      default_payment_method: input.default_payment_method ?? before.default_payment_method,
      description: input.description ?? before.description,
      metadata: changeMetadata(before.metadata, input.metadata),
      pause_collection: pauseOf(before, input),
    },
    input.cancellation_details,
  );
  saveSubscription(account, after);
  const changed = changes(before, after);
  if (Object.keys(changed).length > 0)
    account.emit('customer.subscription.updated', after, changed);
  return after;
}

function checkUpdate(account: Account, before: Subscription, input: UpdateInput) {
  if (input.default_payment_method !== undefined) {
    mustGet(account, 'payment_method', input.default_payment_method, 'default_payment_method');
  }
  const { cancel_at } = input;
  if (typeof cancel_at !== 'number') return;
  if (cancel_at <= account.now()) {
    throw invalidRequest('`cancel_at` must be a timestamp in the future.', { param: 'cancel_at' });
  }
  const { price, current_period_end } = itemOf(before);
  const free = cancel_at < current_period_end && input.proration_behavior === 'none';
  if (free || isBoundary(before.billing_cycle_anchor, price, cancel_at)) return;
  throw notImplemented("a 'cancel_at' within a billing period, which Stripe prorates", 'cancel_at');
}

/** `cancel_at` and `cancel_at_period_end` go together: either is set, or the plan goes on. */
function cancellation(account: Account, before: Subscription, input: UpdateInput) {
  const { cancel_at, cancel_at_period_end } = input;
  if (cancel_at === undefined && cancel_at_period_end === undefined) return {};
  const periodEnd = itemOf(before).current_period_end;
  const at = cancel_at_period_end ? periodEnd : typeof cancel_at === 'number' ? cancel_at : null;
  return {
    cancel_at: at,
    cancel_at_period_end: cancel_at_period_end ?? false,
    canceled_at: at === null ? null : account.now(),
  };
}

function pauseOf(before: Subscription, input: UpdateInput): Subscription['pause_collection'] {
  const pause = input.pause_collection;
  if (pause === undefined) return before.pause_collection;
  if (pause === '') return null;
  return { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null };
}

function withDetails(
  subscription: Subscription,
  details: z.output<typeof Details> | undefined,
): Subscription {
  if (!details) return subscription;
  return {
    ...subscription,
    cancellation_details: {
      comment: details.comment ?? null,
      feedback: (details.feedback ?? null) as null,
      feedback_option: null,
      reason: subscription.cancellation_details?.reason ?? null,
    },
  };
}
