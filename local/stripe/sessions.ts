import * as z from 'zod/mini';
import type { Account } from './account.ts';
import { type Call, list, mustGet, type Route, retrieve } from './api.ts';
import { invalidRequest, notImplemented } from './errors.ts';
import { newId } from './ids.ts';
import { createLineItem } from './line-items.ts';
import type { CheckoutSession, LineItem } from './objects.ts';
import { changeMetadata, expand, metadata, paging, readParams, text } from './params.ts';
import { afterIntervals } from './periods.ts';
import { listOfAll } from './present.ts';
import { dueNow, newSession } from './session-object.ts';
import { type SessionInput, SessionParams } from './session-params.ts';

/** What a session must remember until it is paid. */
export interface SessionNote {
  lineItems: LineItem[];
  paymentIntentData: SessionInput['payment_intent_data'];
  subscriptionData: SessionInput['subscription_data'];
  /** The page's one-time token that paid it: the same click sent twice is told from a second try. */
  paidBy?: string;
}

const DAY = 24 * 60 * 60;
const PATH = '/v1/checkout/sessions';
const UpdateParams = z.strictObject({ ...expand, metadata: z.optional(metadata()) });
const ExpireParams = z.strictObject(expand);

const BY_EMAIL = 'customer_details[email]';
const CustomerFilter = z.strictObject({ email: text() });
const listSessions = list(PATH, 'checkout.session', {
  customer: '$.customer',
  [BY_EMAIL]: '$.customer_details.email',
  payment_intent: '$.payment_intent',
  status: '$.status',
  subscription: '$.subscription',
});

export const sessionRoutes: Route[] = [
  { method: 'POST', path: PATH, run: createSession },
  retrieve(PATH, 'checkout.session'),
  {
    ...listSessions,
    run(account, { form, ...call }) {
      const { customer_details, ...rest } = form;
      if (customer_details === undefined) return listSessions.run(account, { form, ...call });
      const { email } = readParams(CustomerFilter, customer_details as typeof form);
      return listSessions.run(account, { ...call, form: { ...rest, [BY_EMAIL]: email } });
    },
  },
  {
    method: 'POST',
    path: `${PATH}/:id`,
    run(account, { form, id }) {
      const params = readParams(UpdateParams, form);
      const session = mustGet(account, 'checkout.session', id);
      return saveSession(account, {
        ...session,
        metadata: changeMetadata(session.metadata ?? {}, params.metadata),
      });
    },
  },
  {
    method: 'POST',
    path: `${PATH}/:id/expire`,
    run(account, { form, id }) {
      readParams(ExpireParams, form);
      const session = mustGet(account, 'checkout.session', id);
      if (session.status === 'open') return expireSession(account, session);
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    },
  },
  { method: 'GET', path: `${PATH}/:id/line_items`, run: listLineItems },
];

function createSession(account: Account, { form }: Call): CheckoutSession {
  const input = readParams(SessionParams, form);
  checkSession(account, input);
  const lines = input.line_items.map((line, index) => createLineItem(account, line, index));
  checkLines(account, input, lines);
  const lineItems = startsLater(input) ? lines.map(withoutAmount) : lines;
  const session = newSession(account, input, lineItems, newId('cs_test', 59));
  const note: SessionNote = {
    lineItems,
    paymentIntentData: input.payment_intent_data,
    subscriptionData: input.subscription_data,
  };
  account.store.putNote(session.id, note);
  return saveSession(account, session);
}

function checkSession(account: Account, input: SessionInput) {
  if (input.customer !== undefined) {
    mustGet(account, 'customer', input.customer, 'customer');
    if (input.customer_email !== undefined) {
      throw invalidRequest(
        'You may only specify one of these parameters: customer, customer_email.',
        {
          param: 'customer_email',
        },
      );
    }
  }
  const other = input.mode === 'payment' ? 'subscription_data' : 'payment_intent_data';
  if (input[other] !== undefined || (input.mode !== 'payment' && input.customer_creation)) {
    const param = input[other] === undefined ? 'customer_creation' : other;
    throw invalidRequest(`You can not pass \`${param}\` in \`${input.mode}\` mode.`, { param });
  }
  const inSeconds = (input.expires_at ?? account.now() + DAY) - account.now();
  if (inSeconds < 30 * 60 - 5 || inSeconds > DAY + 5) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
}

function checkLines(account: Account, input: SessionInput, lineItems: LineItem[]) {
  const recurring = lineItems.filter((line) => line.price.recurring);
  if (input.mode === 'payment' && recurring.length > 0) {
    throw invalidRequest(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      { param: 'line_items' },
    );
  }
  if (input.mode === 'subscription' && recurring.length === 0) {
    throw invalidRequest('You must provide at least one recurring price in `subscription` mode.', {
      param: 'line_items',
    });
  }
  const [plan] = recurring;
  if (plan) checkStart(account, input, plan);
  if (recurring.length > 1)
    throw notImplemented('several recurring lines in one session', 'line_items');
  const total = dueNow(lineItems);
  if (total < 50) {
    throw invalidRequest(
      "The Checkout Session's total amount due must add up to at least $0.50 usd",
      { code: 'amount_too_small', param: 'line_items' },
    );
  }
  if (total > 99_999_999) {
    throw invalidRequest(
      "The Checkout Session's total amount due must add up to no more than $999,999.99 usd",
      { code: 'amount_too_large', param: 'line_items' },
    );
  }
}

/** When a plan may begin, if not at once. */
function checkStart(
  account: Account,
  { subscription_data: data = {} }: SessionInput,
  plan: LineItem,
) {
  const { billing_cycle_anchor: anchor, trial_end: trialEnd } = data;
  const starts = [anchor, trialEnd, data.trial_period_days].filter((start) => start !== undefined);
  if (starts.length > 1) {
    throw invalidRequest('Only one of a trial and a `billing_cycle_anchor` can be given.', {
      param: 'subscription_data',
    });
  }
  if (trialEnd !== undefined && trialEnd < account.now() + 2 * DAY) {
    throw invalidRequest('The `trial_end` date has to be at least 2 days in the future.', {
      param: 'subscription_data[trial_end]',
    });
  }
  if (anchor === undefined) return;
  const param = 'subscription_data[billing_cycle_anchor]';
  if (anchor <= account.now() || anchor > afterIntervals(account.now(), plan.price, 1)) {
    throw invalidRequest(
      'The `billing_cycle_anchor` must be in the future and before the next natural billing date.',
      { param },
    );
  }
  if (data.proration_behavior !== 'none') throw notImplemented('prorations', param);
}

const startsLater = ({ subscription_data: data }: SessionInput) =>
  data?.billing_cycle_anchor !== undefined ||
  data?.trial_end !== undefined ||
  data?.trial_period_days !== undefined;

/** A plan's line in a session that collects nothing for it yet. */
function withoutAmount(line: LineItem): LineItem {
  return line.price.recurring ? { ...line, amount_subtotal: 0, amount_total: 0 } : line;
}

function listLineItems(account: Account, { form, id }: Call) {
  readParams(z.strictObject(paging), form);
  mustGet(account, 'checkout.session', id);
  // A session of Courtside has far fewer than a page's lines, so there is one page.
  return listOfAll(sessionNote(account, id).lineItems, `${PATH}/${id}/line_items`);
}

export function sessionNote(account: Account, id: string): SessionNote {
  const note = account.store.note<SessionNote>(id);
  if (!note) throw new Error(`no lines are stored for ${id}`);
  return note;
}

/** Stores a session; an open one expires at its time. */
export function saveSession(account: Account, session: CheckoutSession): CheckoutSession {
  account.store.put(session, session.status === 'open' ? session.expires_at : null);
  return session;
}

/** Closes an open session unpaid. */
export function expireSession(account: Account, session: CheckoutSession): CheckoutSession {
  const expired = saveSession(account, { ...session, status: 'expired' });
  account.emit('checkout.session.expired', expired);
  return expired;
}
