import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Account } from './account.ts';
import { StripeError } from './errors.ts';
import type { Invoice, PortalSession, Subscription } from './objects.ts';
import { dollars, type Markup, page } from './page.ts';
import { unknownPage } from './pay-page.ts';
import { DECLINED } from './payments.ts';
import { day, planText } from './plan-text.ts';
import {
  actInPortal,
  actionsIn,
  PORTAL_ACTIONS,
  type PortalAction,
  payWithCard,
} from './portal.ts';
import { itemOf } from './subscription-object.ts';

/** The pages a customer manages plans and pays open invoices on; no password, as with Stripe's own links. */
export function mountPortal(app: Hono, account: Account, changed: () => void) {
  app.get('/p/session/:id', (context) => {
    const session = account.store.get('billing_portal.session', context.req.param('id'));
    if (!session) return context.html(unknownPage(), 404);
    return context.html(portalPage(account, session));
  });

  app.post('/p/session/:id', async (context) => {
    const session = account.store.get('billing_portal.session', context.req.param('id'));
    const form = await context.req.formData();
    const plan = account.store.get('subscription', String(form.get('subscription')));
    const action = PORTAL_ACTIONS.find((known) => known === form.get('action'));
    // The link is for one customer: another's plan is not theirs to stop.
    if (!session || !action || plan?.customer !== session.customer) {
      return context.html(unknownPage(), 404);
    }
    try {
      account.store.transaction(() => actInPortal(account, session, plan, action));
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return context.html(portalPage(account, session, error.message), 409);
    }
    changed();
    return context.redirect(`/p/session/${session.id}`, 303);
  });

  app.get('/i/:id', (context) => {
    const invoice = account.store.get('invoice', context.req.param('id'));
    if (!invoice) return context.html(unknownPage(), 404);
    return context.html(invoicePage(invoice));
  });

  app.post('/i/:id', async (context) => {
    const id = context.req.param('id');
    const invoice = account.store.get('invoice', id);
    if (!invoice) return context.html(unknownPage(), 404);
    const form = await context.req.formData();
    const outcome = form.get('outcome') === 'declined' ? 'declined' : 'succeeds';
    try {
      const paid = account.store.transaction(() => payWithCard(account, id, outcome));
      changed();
      if (paid.status === 'paid') return context.redirect(`/i/${id}`, 303);
      return context.html(invoicePage(paid, DECLINED), 402);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return context.html(invoicePage(invoice, error.message), 409);
    }
  });
}

function portalPage(account: Account, session: PortalSession, problem?: string): Markup {
  const where = { '$.customer': session.customer };
  const customer = account.store.get('customer', session.customer);
  const plans = account.store.list('subscription', { where });
  const open = account.store.list('invoice', { where: { ...where, '$.status': 'open' } });
  return page(
    'Your plans — Local Stripe',
    html`
      <h1>Your plans</h1>
      <p>${customer?.email ?? customer?.name ?? ''}</p>
      ${problem ? html`<p class="alert" role="alert">${problem}</p>` : ''}
      ${plans.length === 0 ? html`<p>There are no plans.</p>` : plans.map((plan) => planCard(account, session, plan))}
      ${open.map(
        (invoice) =>
          html`<p class="card">
            ${dollars(invoice.amount_remaining)} is open. <a href="/i/${invoice.id}">Pay it now</a>
          </p>`,
      )}
      ${session.return_url ? html`<a class="button" href="${session.return_url}">Back to the site</a>` : ''}
    `,
  );
}

const LABELS: Record<PortalAction, string> = {
  'good-card': 'Change card to 4242',
  'bad-card': 'Change card to one that will be declined',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel the plan',
  keep: 'Keep the plan',
};

function planCard(account: Account, session: PortalSession, plan: Subscription): Markup {
  const method = account.store.get('payment_method', plan.default_payment_method ?? '');
  const last4 = method?.card?.last4 ?? method?.us_bank_account?.last4 ?? '';
  return html`<form class="card" method="post" aria-label="${planText(plan)}">
    <h2>${planText(plan)}</h2>
    <p>${stateOf(plan)}${last4 ? ` Paid from •••• ${last4}.` : ''}</p>
    ${actionsIn(account, session, plan).map(
      (name) => html`<button name="action" value="${name}">${LABELS[name]}</button>`,
    )}
    <input type="hidden" name="subscription" value="${plan.id}" />
  </form>`;
}

function stateOf(plan: Subscription): string {
  const end = day(itemOf(plan).current_period_end);
  if (plan.status === 'canceled') return 'Ended.';
  if (plan.status === 'paused') return 'Paused.';
  if (plan.cancel_at !== null) return `Ends on ${day(plan.cancel_at)}.`;
  const late = plan.status === 'past_due' ? 'The last payment failed. ' : '';
  return `${late}Next payment on ${end}.`;
}

function invoicePage(invoice: Invoice, problem?: string): Markup {
  const open = invoice.status === 'open';
  const amount = dollars(open ? invoice.amount_remaining : invoice.amount_due);
  const title = open ? `Pay ${amount}` : `Invoice over ${amount}: ${invoice.status}`;
  const form = html`<form class="card" method="post">
    ${problem ? html`<p class="alert" role="alert">${problem}</p>` : ''}
    <button class="main" name="outcome" value="succeeds">
      Pay ${amount}<small>Card 4242 4242 4242 4242, accepted</small>
    </button>
    <button name="outcome" value="declined">
      Try a card that is declined<small>Card 4000 0000 0000 0002</small>
    </button>
  </form>`;
  return page(
    `${title} — Local Stripe`,
    html`<h1>${title}</h1>
      <div class="card"><ul class="lines">
        ${invoice.lines.data.map(
          (line) =>
            html`<li><span>${line.description}</span> <span class="amount">${dollars(line.amount)}</span></li>`,
        )}
      </ul></div>
      ${open ? form : html`<p>${problem ?? 'Nothing is to be paid.'}</p>`}`,
  );
}
