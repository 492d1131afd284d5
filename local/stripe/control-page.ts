import { html } from 'hono/html';
import type { Account } from './account.ts';
import { paymentOf } from './invoices.ts';
import type {
  Charge,
  CheckoutSession,
  Dispute,
  Invoice,
  Payout,
  StripeEvent,
  Subscription,
} from './objects.ts';
import { dollars, type Markup, page } from './page.ts';
import { planText } from './plan-text.ts';
import { itemOf } from './subscription-object.ts';
import type { Courier } from './webhooks.ts';

const SHOWN = 50;

/** Everything that happened, with buttons for what banks, cardholders and time would do next. */
export function controlPage(account: Account, courier: Courier, problem?: string): Markup {
  const { store } = account;
  const recent = { limit: SHOWN };
  return page(
    'Local Stripe',
    html`
      <h1>Local Stripe</h1>
      ${problem ? html`<p class="alert" role="alert">${problem}</p>` : ''}
      <div class="card row">
        <span>Clock: <strong>${when(account.now())}</strong></span>
        <form method="post" action="/_local/advance">
          <label for="days">Days</label>
          <input id="days" name="days" type="number" min="0" step="any" value="1" />
          <button>Advance time</button>
        </form>
        <span>Webhooks: ${account.webhook?.url ?? 'no endpoint'}${courier.paused() ? ' (paused)' : ''}</span>
        ${courier.paused() ? button('webhooks/resume', 'Resume delivery') : button('webhooks/pause', 'Pause delivery')}
      </div>
      ${table('Checkout sessions', ['Created', 'Session', 'Total', 'Status', 'Next'], store.list('checkout.session', recent).map(sessionRow))}
      ${table('Payments', ['Created', 'Charge', 'Amount', 'Status', 'Next'], store.list('charge', recent).map(chargeRow))}
      ${table('Subscriptions', ['Created', 'Subscription', 'Plan', 'Status', 'Next'], store.list('subscription', recent).map(subscriptionRow))}
      ${table(
        'Invoices',
        ['Created', 'Invoice', 'Amount', 'Status', 'Next'],
        store.list('invoice', recent).map((invoice) => invoiceRow(account, invoice)),
      )}
      ${table('Disputes', ['Created', 'Dispute', 'Amount', 'Status', 'Next'], store.list('dispute', recent).map(disputeRow))}
      <div class="card row">${button('payouts', 'Pay out now')}</div>
      ${table('Payouts', ['Created', 'Payout', 'Amount', 'Status', 'Next'], store.list('payout', recent).map(payoutRow))}
      ${table(
        'Events',
        ['Created', 'Event', 'Type', 'Delivery', 'Next'],
        store.list('event', recent).map((event) => eventRow(event, courier)),
      )}
    `,
    true,
  );
}

function table(title: string, heads: string[], rows: Markup[]): Markup {
  return html`<h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p class="hint">None yet.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
            <table>
              <thead>
                <tr>
                  ${heads.map((head) => html`<th scope="col">${head}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`
    }`;
}

/** A button that posts one action, with what it says of it. */
function button(action: string, label: string, fields: Record<string, string> = {}): Markup {
  return html`<form method="post" action="/_local/${action}">
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button>${label}</button>
  </form>`;
}

function when(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString().replace('T', ' ').slice(0, 19);
}

function cells(...values: unknown[]): Markup {
  return html`<tr>
    ${values.map((value) => html`<td>${value}</td>`)}
  </tr>`;
}

function sessionRow(session: CheckoutSession): Markup {
  const { id } = session;
  const bank = session.status === 'complete' && session.payment_status === 'unpaid';
  const next = html`${
    session.status === 'open'
      ? html`<a href="/c/pay/${id}">Payment page</a> ${button(`sessions/${id}/expire`, 'Expire')}`
      : ''
  }${
    bank
      ? html`${button(`sessions/${id}/bank`, 'ACH succeeds', { outcome: 'succeeds' })}
          ${button(`sessions/${id}/bank`, 'ACH fails', { outcome: 'fails' })}`
      : ''
  }`;
  const who = session.customer_details?.email ?? session.client_reference_id ?? '';
  return cells(
    when(session.created),
    html`<code>${id}</code><br />${who}`,
    dollars(session.amount_total ?? 0),
    `${session.status}, ${session.payment_status}`,
    next,
  );
}

function chargeRow(charge: Charge): Markup {
  const { id } = charge;
  const open = charge.status === 'succeeded' && !charge.refunded && !charge.disputed;
  const next = html`<form method="post" action="/_local/charges/${id}/refund">
      <input name="amount" inputmode="numeric" aria-label="Cents to refund" placeholder="all (cents)" />
      <button>Refund</button>
    </form>
    ${button(`charges/${id}/dispute`, 'Open dispute')}`;
  const refunded =
    charge.amount_refunded > 0 ? `, ${dollars(charge.amount_refunded)} refunded` : '';
  return cells(
    when(charge.created),
    html`<code>${id}</code><br />${charge.billing_details.email ?? ''}`,
    dollars(charge.amount),
    `${charge.status}${refunded}${charge.disputed ? ', disputed' : ''}`,
    open ? next : '',
  );
}

function subscriptionRow(subscription: Subscription): Markup {
  const { id, status, cancel_at } = subscription;
  const ends = cancel_at === null ? '' : `, ends ${when(cancel_at)}`;
  const goesOn = !['canceled', 'paused'].includes(status);
  return cells(
    when(subscription.created),
    html`<code>${id}</code><br />${subscription.customer}`,
    planText(subscription),
    `${status}${ends}, period ends ${when(itemOf(subscription).current_period_end)}`,
    goesOn
      ? html`${button(`subscriptions/${id}/next`, 'Next installment is paid', { outcome: 'paid' })}
          ${button(`subscriptions/${id}/next`, 'Next installment fails', { outcome: 'failed' })}`
      : '',
  );
}

function invoiceRow(account: Account, invoice: Invoice): Markup {
  const { id, next_payment_attempt: next } = invoice;
  const payment = paymentOf(account, invoice)?.payment.payment_intent;
  const intent = payment ? account.store.get('payment_intent', payment) : undefined;
  const bank = intent?.status === 'processing';
  const buttons = bank
    ? html`${button(`payment_intents/${intent.id}/bank`, 'ACH succeeds', { outcome: 'succeeds' })}
        ${button(`payment_intents/${intent.id}/bank`, 'ACH fails', { outcome: 'fails' })}`
    : html`<a href="/i/${id}">Invoice page</a> ${button(`invoices/${id}/pay`, 'Retry, paid', { outcome: 'paid' })}
        ${button(`invoices/${id}/pay`, 'Retry, fails', { outcome: 'failed' })}`;
  return cells(
    when(invoice.created),
    html`<code>${id}</code><br />${invoice.customer_email ?? ''}`,
    dollars(invoice.amount_due),
    `${invoice.status}, ${invoice.attempt_count} tries${next ? `, next ${when(next)}` : ''}`,
    invoice.status === 'open' ? buttons : '',
  );
}

function disputeRow(dispute: Dispute): Markup {
  const { id } = dispute;
  const isOpen = dispute.status === 'needs_response' || dispute.status === 'under_review';
  const next = isOpen
    ? html`${dispute.status === 'needs_response' ? button(`disputes/${id}/answer`, 'Answer') : ''}
        ${button(`disputes/${id}/close`, 'Close as won', { outcome: 'won' })}
        ${button(`disputes/${id}/close`, 'Close as lost', { outcome: 'lost' })}`
    : '';
  return cells(
    when(dispute.created),
    html`<code>${id}</code>`,
    dollars(dispute.amount),
    dispute.status,
    next,
  );
}

function payoutRow(payout: Payout): Markup {
  const { id, status } = payout;
  return cells(
    when(payout.created),
    html`<code>${id}</code>`,
    dollars(payout.amount),
    status,
    status === 'failed' ? '' : button(`payouts/${id}/fail`, 'Bank sends it back'),
  );
}

function eventRow(event: StripeEvent, courier: Courier): Markup {
  const deliveries = courier.list(event.id).map((delivery) => {
    const state = delivery.delivered_at ? 'delivered' : 'to deliver';
    return html`<div>${state}, ${delivery.attempts} tries, last: ${delivery.last_result ?? 'none'}</div>`;
  });
  return cells(
    when(event.created),
    html`<code>${event.id}</code>`,
    event.type,
    deliveries,
    button(`events/${event.id}/redeliver`, 'Deliver again'),
  );
}
