import type { PortalConfiguration } from './objects.ts';

type Switch = { enabled: boolean };

/** What can be said of a portal's features here; the rest is off. */
export interface FeaturesInput {
  invoice_history?: Switch | undefined;
  payment_method_update?: Switch | undefined;
  subscription_cancel?:
    | (Switch & { mode?: 'at_period_end' | 'immediately' | undefined })
    | undefined;
  subscription_pause?: (Switch & { duration?: { type: 'indefinite' } | undefined }) | undefined;
}

/** A portal in which nothing can be done. */
export const NOTHING: PortalConfiguration['features'] = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  // What Stripe takes where nobody says how long: after a month it charges again.
  subscription_pause: {
    duration: {
      interval_options: [{ interval: 'month', interval_count: 1 }],
      type: 'interval_options',
    },
    enabled: false,
  },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
};

/** The features with what was said of them changed. */
export function withFeatures(
  before: PortalConfiguration['features'],
  input: FeaturesInput,
): PortalConfiguration['features'] {
  const { invoice_history, payment_method_update, subscription_cancel, subscription_pause } = input;
  const cancel = before.subscription_cancel;
  return {
    ...before,
    invoice_history: { enabled: invoice_history?.enabled ?? before.invoice_history.enabled },
    payment_method_update: {
      ...before.payment_method_update,
      enabled: payment_method_update?.enabled ?? before.payment_method_update.enabled,
    },
    subscription_cancel: {
      ...cancel,
      enabled: subscription_cancel?.enabled ?? cancel.enabled,
      mode: subscription_cancel?.mode ?? cancel.mode,
    },
    subscription_pause: {
      duration: subscription_pause?.duration
        ? { ...subscription_pause.duration, interval_options: [] }
        : before.subscription_pause.duration,
      enabled: subscription_pause?.enabled ?? before.subscription_pause.enabled,
    },
  };
}

/** A configuration that is in use and allows nothing yet. */
export function newConfiguration(id: string, created: number): PortalConfiguration {
  return {
    id,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created,
    default_return_url: null,
    features: NOTHING,
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: created,
  };
}
