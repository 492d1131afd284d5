import { html } from 'hono/html';
import type { Account } from './account.ts';
import { newId } from './ids.ts';
import type { CheckoutSession, LineItem } from './objects.ts';
import { dollars, type Markup, page } from './page.ts';
import { day, everyText } from './plan-text.ts';
import { sessionNote } from './sessions.ts';

const VERBS: Record<string, string> = {
  donate: 'Donate',
  book: 'Book',
  subscribe: 'Subscribe for',
};

/** Where a payer is sent once the session is complete. */
export function successUrl(session: CheckoutSession): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

/** The payment page of an open session; `problem` is what went wrong with the try before. */
export function payPage(
  account: Account,
  session: CheckoutSession,
  problem?: { message: string; email?: string },
): Markup {
  const total = dollars(session.amount_total ?? 0);
  const { lineItems, subscriptionData } = sessionNote(account, session.id);
  // A plan that starts later collects nothing yet, so there is no amount to name.
  const action = session.amount_total
    ? `${VERBS[session.submit_type ?? ''] ?? 'Pay'} ${total}`
    : 'Start the plan';
  const start = subscriptionData?.trial_end ?? subscriptionData?.billing_cycle_anchor;
  return page(
    `${action} — Local Stripe`,
    html`
      <h1>${action}</h1>
      <section class="card" aria-label="What you pay for">${lines(lineItems, total)} ${start ? html`<p class="hint">First charge on ${day(start)}.</p>` : ''}</section>
      <form class="card" method="post">
        ${problem ? html`<p class="alert" role="alert">${problem.message}</p>` : ''}
        ${emailField(session, problem?.email)} ${methods(session, action)}
        <input type="hidden" name="attempt" value="${newId('attempt')}" />
      </form>
      ${session.cancel_url ? html`<a class="button" href="${session.cancel_url}">Cancel and go back</a>` : ''}
    `,
  );
}

function lines(lineItems: LineItem[], total: string): Markup {
  return html`<ul class="lines">
      ${lineItems.map(
        (line) =>
          html`<li>
            <span>${line.description} <small>${detail(line)}</small></span>
            <span class="amount">${dollars(line.amount_total)}</span>
          </li>`,
      )}
    </ul>
    <p class="total"><span>Total</span> <span class="amount">${total}</span></p>`;
}

function detail(line: LineItem): string {
  const amount = line.price.unit_amount ?? 0;
  const quantity = line.quantity ?? 1;
  if (line.price.recurring) return everyText(line.price, quantity);
  return quantity > 1 ? `${quantity} × ${dollars(amount)}` : '';
}

function emailField(session: CheckoutSession, typed = ''): Markup {
  const known = session.customer_details?.email;
  if (known) return html`<p><strong>Email</strong><br />${known}</p>`;
  return html`<label for="email">Email</label>
    <input id="email" name="email" type="email" autocomplete="email" required value="${typed}" />`;
}

function methods(session: CheckoutSession, action: string): Markup {
  const types = session.payment_method_types;
  const card = html`<button class="main" name="outcome" value="succeeds">
      ${action}<small>Card 4242 4242 4242 4242, accepted</small>
    </button>
    <button name="outcome" value="declined">
      Try a card that is declined<small>Card 4000 0000 0000 0002</small>
    </button>`;
  const bank = html`<button name="outcome" value="ach">
    Use a bank account (ACH)<small>Stays pending until the bank answers</small>
  </button>`;
  const unverified = html`<button name="outcome" value="unverified">
    Use an account that is not verified (ACH)<small>Nothing is charged; 10 days later it has failed</small>
  </button>`;
  const banks = session.mode === 'payment' ? html`${bank}${unverified}` : bank;
  return html`${types.includes('card') ? card : ''}${types.includes('us_bank_account') ? banks : ''}`;
}

/** What a complete or expired session shows. */
export function closedPage(session: CheckoutSession): Markup {
  const complete = session.status === 'complete';
  const title = complete ? 'This payment is already complete' : 'This payment page has expired';
  const target = complete ? successUrl(session) : session.cancel_url;
  return page(
    `${title} — Local Stripe`,
    html`<h1>${title}</h1>
      <div class="card">
        <p>
          ${
            complete
              ? 'Nothing more was charged. You can close this page or go back to the site.'
              : 'Nothing was charged. Go back to the site to start again.'
          }
        </p>
        ${target ? html`<a class="button" href="${target}">Back to the site</a>` : ''}
      </div>`,
  );
}

/** For an address that names no session. */
export function unknownPage(): Markup {
  return page(
    'No such payment — Local Stripe',
    html`<h1>There is no such payment page</h1>
      <p>Its address may be mistyped, or the local data was reset since.</p>`,
  );
}
