import type { Account } from './account.ts';
import { mustGet } from './api.ts';
import { changes } from './customers.ts';
import { newId } from './ids.ts';
import { type InvoiceInput, newInvoice } from './invoice-object.ts';
import type { Invoice, InvoicePayment, PaymentIntent } from './objects.ts';
import { type Outcome, outcomeOf } from './payment-methods.ts';
import { attemptPayment, createPaymentIntent } from './payments.ts';
import { saveSubscription } from './subscription-store.ts';

const DAY = 24 * 60 * 60;
/** Days from each failed attempt to the next; after the last the invoice stays open, the plan past due. */
const RETRY_AFTER_DAYS = [3, 5, 7];

/**
 * Bills a subscription and collects at once (Stripe leaves a draft open for an hour first).
 * `collect: false` voids the bill instead, as a pause of collection asks.
 */
export function billSubscription(account: Account, input: InvoiceInput, collect = true): Invoice {
  const invoice = newInvoice(account, input);
  account.store.put(invoice);
  const subscription = mustGet(account, 'subscription', input.subscription.id);
  saveSubscription(account, { ...subscription, latest_invoice: invoice.id });
  account.emit('invoice.created', invoice);
  account.emit('invoice.finalized', invoice);
  if (!collect) return voidInvoice(account, invoice);
  if (invoice.amount_due === 0) return markPaid(account, invoice);
  return payInvoice(account, invoice);
}

/** Charges the subscription's payment method for what is due. */
export function payInvoice(account: Account, invoice: Invoice, method?: string): Invoice {
  const subscription = subscriptionOf(account, invoice);
  const methodId = method ?? subscription.default_payment_method ?? '';
  const outcome = outcomeOf(account, methodId);
  const before = paymentOf(account, invoice);
  const intent =
    before === undefined
      ? createPaymentIntent(account, {
          amount: invoice.amount_due,
          customer: subscription.customer,
          paymentMethodTypes: ['card', 'us_bank_account'],
          description: `Subscription ${invoice.billing_reason?.replace('subscription_', '')}`,
        })
      : mustGet(account, 'payment_intent', before.payment.payment_intent);
  if (before === undefined) linkPayment(account, invoice, intent);
  const charged = mustGet(account, 'payment_method', methodId);
  attemptPayment(account, intent, charged, outcome);
  const tried = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  return afterAttempt(account, tried, outcome);
}

function afterAttempt(account: Account, invoice: Invoice, outcome: Outcome): Invoice {
  if (outcome === 'succeeds') return markPaid(account, invoice);
  if (outcome === 'declined') return markFailed(account, invoice);
  const waiting = { ...invoice, next_payment_attempt: null };
  account.store.put(waiting);
  return waiting;
}

function linkPayment(account: Account, invoice: Invoice, intent: PaymentIntent) {
  account.store.put({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: account.now(),
    currency: 'usd',
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

/** How the invoice is paid or tried to be. */
export function paymentOf(account: Account, invoice: Invoice): InvoicePayment | undefined {
  return account.store.list('invoice_payment', { where: { '$.invoice': invoice.id } })[0];
}

/** The invoice a payment intent pays, if it pays one. */
export function invoiceOf(account: Account, intentId: string): Invoice | undefined {
  const where = { '$.payment.payment_intent': intentId };
  const [payment] = account.store.list('invoice_payment', { where });
  return payment && mustGet(account, 'invoice', payment.invoice);
}

export function subscriptionOf(account: Account, invoice: Invoice) {
  return mustGet(account, 'subscription', invoice.parent.subscription_details.subscription);
}

/** The money is there: settles the invoice, and the plan is no longer past due when nothing else is open. */
export function markPaid(account: Account, invoice: Invoice): Invoice {
  const now = account.now();
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
  account.store.put(paid);
  const payment = paymentOf(account, paid);
  if (payment) {
    const settled: InvoicePayment = {
      ...payment,
      amount_paid: paid.amount_paid,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: now },
    };
    account.store.put(settled);
    account.emit('invoice_payment.paid', settled);
  }
  account.emit('invoice.paid', paid);
  account.emit('invoice.payment_succeeded', paid);
  settleStatus(account, paid);
  return paid;
}

/** Collecting failed: the plan is past due and another attempt follows, three times. */
export function markFailed(account: Account, invoice: Invoice): Invoice {
  const days = RETRY_AFTER_DAYS[invoice.attempt_count - 1];
  const ended = subscriptionOf(account, invoice).ended_at !== null;
  const next = days === undefined || ended ? null : account.now() + days * DAY;
  const failed: Invoice = { ...invoice, next_payment_attempt: next, auto_advance: next !== null };
  account.store.put(failed, next);
  account.emit('invoice.payment_failed', failed);
  settleStatus(account, failed);
  return failed;
}

export function voidInvoice(account: Account, invoice: Invoice): Invoice {
  const voided: Invoice = {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: account.now() },
  };
  account.store.put(voided);
  account.emit('invoice.voided', voided);
  settleStatus(account, voided);
  return voided;
}

/** Makes the plan active or past due by whether a bill whose collection failed is open. */
function settleStatus(account: Account, invoice: Invoice) {
  const subscription = subscriptionOf(account, invoice);
  if (subscription.status !== 'active' && subscription.status !== 'past_due') return;
  const where = {
    '$.parent.subscription_details.subscription': subscription.id,
    '$.status': 'open',
    '$.attempted': 1,
  };
  const overdue = account.store
    .list('invoice', { where })
    .some((open) => intentFailed(account, open));
  const status = overdue ? 'past_due' : 'active';
  if (status === subscription.status) return;
  const changed = saveSubscription(account, { ...subscription, status });
  account.emit('customer.subscription.updated', changed, changes(subscription, changed));
}

function intentFailed(account: Account, invoice: Invoice): boolean {
  const payment = paymentOf(account, invoice);
  if (!payment) return false;
  const intent = mustGet(account, 'payment_intent', payment.payment.payment_intent);
  return intent.status === 'requires_payment_method';
}
