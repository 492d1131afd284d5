import * as z from 'zod/mini';
import type { Account } from './account.ts';
import { mustGet, type Route } from './api.ts';
import { pauseSubscription, resumeSubscription } from './billing.ts';
import { changes } from './customers.ts';
import { invalidRequest } from './errors.ts';
import { newId } from './ids.ts';
import { invoiceMustBePayable } from './invoice-routes.ts';
import { payInvoice, subscriptionOf } from './invoices.ts';
import type { Invoice, PortalSession, Subscription } from './objects.ts';
import { address, choice, elsewhere, expand, readParams, text } from './params.ts';
import { createPaymentMethod, type Outcome } from './payment-methods.ts';
import { itemOf } from './subscription-object.ts';
import { saveSubscription } from './subscription-store.ts';

const PortalParams = z.strictObject({
  ...expand,
  customer: text(),
  return_url: z.optional(address()),
  locale: z.optional(choice(['auto', 'en', 'es', 'es-419'])),
  ...elsewhere([
    'after_expiration',
    'configuration',
    'customer_account',
    'flow_data',
    'on_behalf_of',
  ]),
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
        configuration: 'bpc_local',
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

export const PORTAL_ACTIONS = [
  'good-card',
  'bad-card',
  'pause',
  'resume',
  'cancel',
  'keep',
] as const;
export type PortalAction = (typeof PORTAL_ACTIONS)[number];

/** What the customer's click in the portal does to their plan. */
export function actInPortal(account: Account, subscription: Subscription, action: PortalAction) {
  const { status } = subscription;
  if (status === 'canceled') throw invalidRequest('This plan has ended.');
  switch (action) {
    case 'good-card':
      return changeCard(account, subscription, 'succeeds');
    case 'bad-card':
      return changeCard(account, subscription, 'declined');
    case 'pause':
      return status === 'paused' ? subscription : pauseSubscription(account, subscription);
    case 'resume':
      return status === 'paused' ? resumeSubscription(account, subscription, false) : subscription;
    case 'cancel':
      return endAtPeriodEnd(account, subscription, true);
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

function endAtPeriodEnd(account: Account, before: Subscription, ends: boolean): Subscription {
  // A paused plan has no next bill to wait for.
  const end = before.status === 'paused' ? account.now() : itemOf(before).current_period_end;
  return update(account, before, {
    cancel_at: ends ? end : null,
    cancel_at_period_end: ends,
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
