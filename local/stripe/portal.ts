import * as z from 'zod/mini';
import type { Account } from './account.ts';
import { mustGet, type Route } from './api.ts';
import { endSubscription, pauseSubscription, resumeSubscription } from './billing.ts';
import { changes } from './customers.ts';
import { invalidRequest } from './errors.ts';
import { newId } from './ids.ts';
import { invoiceMustBePayable } from './invoice-routes.ts';
import { payInvoice, subscriptionOf } from './invoices.ts';
import type { Invoice, PortalConfiguration, PortalSession, Subscription } from './objects.ts';
import { address, choice, elsewhere, expand, readParams, text } from './params.ts';
import { createPaymentMethod, type Outcome } from './payment-methods.ts';
import { PORTAL_DEFAULT } from './portal-setup.ts';
import { itemOf } from './subscription-object.ts';
import { saveSubscription } from './subscription-store.ts';

const PortalParams = z.strictObject({
  ...expand,
  customer: text(),
  return_url: z.optional(address()),
  locale: z.optional(choice(['auto', 'en', 'es', 'es-419'])),
  configuration: z.optional(text()),
  ...elsewhere(['after_expiration', 'customer_account', 'flow_data', 'on_behalf_of']),
});

export const portalRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    run(account, { form }) {
      const input = readParams(PortalParams, form);
      mustGet(account, 'customer', input.customer, 'customer');
      const session: PortalSession = {
        id: newId('bps'),
        object: 'billing_portal.session',
        configuration: activeConfiguration(account, input.configuration).id,
        created: account.now(),
        customer: input.customer,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: input.locale ?? null,
        on_behalf_of: null,
        return_url: input.return_url ?? null,
        url: '',
      };
      account.store.put(session);
      return session;
    },
  },
];

function activeConfiguration(account: Account, id = PORTAL_DEFAULT): PortalConfiguration {
  const found = mustGet(account, 'billing_portal.configuration', id, 'configuration');
  if (found.active) return found;
  throw invalidRequest(`The portal configuration ${id} is not active.`, { param: 'configuration' });
}

export const PORTAL_ACTIONS = [
  'good-card',
  'bad-card',
  'pause',
  'resume',
  'cancel',
  'keep',
] as const;
export type PortalAction = (typeof PORTAL_ACTIONS)[number];

/** What a portal lets a customer do with their plan as it stands. */
export function actionsIn(account: Account, portal: PortalSession, plan: Subscription) {
  if (plan.status === 'canceled') return [];
  const { features } = mustGet(account, 'billing_portal.configuration', portal.configuration);
  const { payment_method_update, subscription_pause, subscription_cancel } = features;
  const { cancel_at } = plan;
  const allowed: Record<PortalAction, boolean> = {
    'good-card': payment_method_update.enabled,
    'bad-card': payment_method_update.enabled,
    // A pause with an end is not done here.
    pause:
      subscription_pause.enabled &&
      subscription_pause.duration.type === 'indefinite' &&
      plan.status !== 'paused',
    resume: subscription_pause.enabled && plan.status === 'paused',
    cancel:
      subscription_cancel.enabled &&
      (cancel_at === null || cancel_at > itemOf(plan).current_period_end),
    keep: subscription_cancel.enabled && cancel_at !== null,
  };
  return PORTAL_ACTIONS.filter((action) => allowed[action]);
}

/** What the customer's click in the portal does to their plan. */
export function actInPortal(
  account: Account,
  portal: PortalSession,
  subscription: Subscription,
  action: PortalAction,
) {
  if (subscription.status === 'canceled') throw invalidRequest('This plan has ended.');
  if (!actionsIn(account, portal, subscription).includes(action)) {
    throw invalidRequest('This portal does not offer that for this plan now.');
  }
  const { features } = mustGet(account, 'billing_portal.configuration', portal.configuration);
  switch (action) {
    case 'good-card':
      return changeCard(account, subscription, 'succeeds');
    case 'bad-card':
      return changeCard(account, subscription, 'declined');
    case 'pause':
      return pauseSubscription(account, subscription);
    case 'resume':
      return resumeSubscription(account, subscription, false);
    case 'cancel':
      return features.subscription_cancel.mode === 'immediately'
        ? endSubscription(account, subscription)
        : endAtPeriodEnd(account, subscription, true);
    case 'keep':
      return endAtPeriodEnd(account, subscription, false);
  }
}

function changeCard(account: Account, before: Subscription, outcome: Outcome): Subscription {
  const customer = mustGet(account, 'customer', before.customer);
  const owner = { email: customer.email, customer: customer.id };
  const method = createPaymentMethod(account, outcome, owner);
  account.emit('payment_method.attached', method);
  const settings = { ...customer.invoice_settings, default_payment_method: method.id };
  const updated = { ...customer, invoice_settings: settings };
  account.store.put(updated);
  account.emit('customer.updated', updated, changes(customer, updated));
  return update(account, before, { default_payment_method: method.id });
}

/** With flexible billing the end is a date of its own: `cancel_at_period_end` stays false. */
function endAtPeriodEnd(account: Account, before: Subscription, ends: boolean): Subscription {
  // A paused plan has no next bill to wait for.
  const end = before.status === 'paused' ? account.now() : itemOf(before).current_period_end;
  return update(account, before, {
    cancel_at: ends ? end : null,
    canceled_at: ends ? account.now() : null,
  });
}

function update(
  account: Account,
  before: Subscription,
  change: Partial<Subscription>,
): Subscription {
  const after = saveSubscription(account, { ...before, ...change });
  account.emit('customer.subscription.updated', after, changes(before, after));
  return after;
}

/** Pays an open invoice with a card the customer gives on its page; the plan keeps that card. */
export function payWithCard(account: Account, id: string, outcome: Outcome): Invoice {
  const invoice = invoiceMustBePayable(account, id);
  const plan = subscriptionOf(account, invoice);
  if (outcome !== 'declined' && plan.status !== 'canceled') {
    changeCard(account, plan, outcome);
    return payInvoice(account, invoice);
  }
  const owner = { email: invoice.customer_email, customer: invoice.customer };
  return payInvoice(account, invoice, createPaymentMethod(account, outcome, owner).id);
}
