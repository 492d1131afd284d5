import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { CURRENCY } from '#domain/address/countries.ts';
import type { Cents } from '#domain/money/money.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { MONTHS_BETWEEN } from '#domain/payments/choices.ts';
import type { Plan } from '#domain/payments/plan.ts';
import { tellLabel } from '#domain/payments/record-label.ts';
import { currentLanguage } from '#words/current-language.ts';
import { messages } from '#words/labels/payment-page.ts';
import { pageAddress } from '#words/page-address.ts';
import { env } from '../core/env.ts';
import {
  isProvenPayer,
  PROVEN,
  paymentUnavailable,
  repeatedRequest,
  STRIPE_LOCALES,
  stripe,
} from './stripe.ts';

/** Stripe's hosted page for one Checkout Session. */
export interface CheckoutPage {
  sessionId: string;
  url: string;
}

export interface CheckoutRequest {
  kind: PayableKind;
  recordId: string;
  number: string;
  email: string;
  /** Whether whoever opens it has shown that the address is theirs, not only named it in a form. */
  isProven?: boolean;
  /** What is paid for, as the books and the office's Stripe account call it: 'Order K7QF-2M9X'. */
  title: string;
  /** What is charged at once, in the payer's language. With a plan only the plan is charged, and these are left aside. */
  lines: readonly { name: string; quantity: number; unitCents: Cents }[];
  plan: Plan | null;
  /** UTC instant of a plan's first charge, where it is not now: an hour ahead or more. */
  firstChargeAt?: Date;
  openedAt: Date;
  /** Paths of English pages on our site, which become those of the current language; the first gets `session_id`. */
  successPath: string;
  cancelPath: string;
  /** The page that this one takes the place of. */
  replaces: string | null;
}

type Params = Stripe.Checkout.SessionCreateParams;

/**
 * Opens Stripe's payment page, in the current language.
 *
 * The idempotency key follows from the record, the page it replaces and what the page says, so that
 * clicking twice, or trying again after a crash, opens the same page. Which ways to pay it offers is set in Stripe's
 * dashboard; the books handle those that settle at once and those that take days.
 * @throws AppError payment_unavailable
 */
export async function createCheckoutPage(request: CheckoutRequest): Promise<CheckoutPage> {
  const { recordId, email } = request;
  const site = env().SITE_URL;
  const joiner = request.successPath.includes('?') ? '&' : '?';
  const params: Params = {
    client_reference_id: recordId,
    customer_email: email,
    metadata: metadataOf(request),
    success_url: `${site}${pageAddress(request.successPath)}${joiner}session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site}${pageAddress(request.cancelPath)}`,
    ...stripeLocale(),
    ...(request.plan ? planParams(request, request.plan) : paymentParams(request)),
  };
  try {
    const session = await createSession(params, keyOf(request, params));
    if (!session.url) throw new Error(`Stripe opened ${session.id} without an address`);
    return { sessionId: session.id, url: session.url };
  } catch (cause) {
    throw paymentUnavailable(cause);
  }
}

function metadataOf({ kind, recordId, isProven = false }: CheckoutRequest) {
  return { kind, recordId, ...(isProven && PROVEN) };
}

/** Of English pages Stripe chooses by the browser. */
function stripeLocale(): Pick<Params, 'locale'> {
  const locale = STRIPE_LOCALES[currentLanguage()];
  return locale ? { locale } : {};
}

/**
 * Asks Stripe for the page. A failure is repeated for its key a day long: then it is asked for without
 * one, because nobody was given the address of a page that may have been made all the same.
 */
async function createSession(params: Params, idempotencyKey: string) {
  const { sessions } = stripe().checkout;
  try {
    return await sessions.create(params, { idempotencyKey });
  } catch (error) {
    if (repeatedRequest(error) === undefined) throw error;
    return sessions.create(params);
  }
}

/** Names all that Stripe is asked for, because it refuses a key with anything else. */
function keyOf({ kind, recordId, replaces }: CheckoutRequest, params: Params): string {
  const asked = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 32);
  return `${kind}-${recordId}-after-${replaces ?? 'nothing'}-${asked}`;
}

function paymentParams(request: CheckoutRequest): Partial<Params> & Pick<Params, 'mode'> {
  const { kind, title, lines } = request;
  return {
    mode: 'payment',
    payment_intent_data: { metadata: metadataOf(request), description: title },
    ...(kind === 'donation' && { submit_type: 'donate' }),
    line_items: lines.map(({ name, quantity, unitCents }) => lineItem(name, unitCents, quantity)),
  };
}

/**
 * A subscription whose first charge also carries the cents that do not divide. Its end is set by the
 * webhook: a Checkout Session cannot.
 */
function planParams(request: CheckoutRequest, plan: Plan): Partial<Params> & Pick<Params, 'mode'> {
  const { title, firstChargeAt, openedAt } = request;
  const months = MONTHS_BETWEEN[plan.frequency];
  const remainder = plan.firstCents - plan.eachCents;
  return {
    mode: 'subscription',
    subscription_data: {
      metadata: metadataOf(request),
      description: title,
      ...(firstChargeAt && beginPlan(firstChargeAt, openedAt)),
    },
    ...(firstChargeAt && expiryBefore(firstChargeAt, openedAt)),
    line_items: [
      lineItem(tellLabel(title), plan.eachCents, 1, {
        interval: months === 12 ? 'year' : 'month',
        interval_count: months === 12 ? 1 : months,
      }),
      ...(remainder > 0 ? [lineItem(messages.lines.leftoverCents, remainder, 1)] : []),
    ],
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stripe takes a `billing_cycle_anchor` up to one interval ahead; the shortest month has 28 days. */
const ANCHOR_DAYS = 27;

const inSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

/** How far ahead the first charge of a plan is, as far as its page differs by that. */
function nearnessOf(firstChargeAt: Date, openedAt: Date): 'far' | 'near' | 'soon' {
  const ahead = firstChargeAt.getTime() - openedAt.getTime();
  if (ahead > ANCHOR_DAYS * DAY_MS) return 'far';
  return ahead > DAY_MS ? 'near' : 'soon';
}

/**
 * A plan that begins later. Farther ahead than Stripe takes an anchor the days before are a trial,
 * which has to be two days at least, begins with an invoice of $0, and is the anchor when it ends.
 */
function beginPlan(firstChargeAt: Date, openedAt: Date): Params['subscription_data'] {
  const at = inSeconds(firstChargeAt.getTime());
  if (nearnessOf(firstChargeAt, openedAt) === 'far') return { trial_end: at };
  // Nothing is owed for the days before.
  return { billing_cycle_anchor: at, proration_behavior: 'none' };
}

/** A page must not outlive the day that its plan begins on; Stripe's own limit is a day. */
function expiryBefore(firstChargeAt: Date, openedAt: Date): Partial<Params> {
  const isSoon = nearnessOf(firstChargeAt, openedAt) === 'soon';
  return isSoon ? { expires_at: inSeconds(firstChargeAt.getTime() - 60_000) } : {};
}

function lineItem(
  name: string,
  unitCents: Cents,
  quantity: number,
  recurring?: { interval: 'month' | 'year'; interval_count: number },
) {
  return {
    quantity,
    price_data: {
      currency: CURRENCY.toLowerCase(),
      unit_amount: unitCents,
      product_data: { name },
      ...(recurring && { recurring }),
    },
  };
}

/** A payment page while it can be paid, otherwise null. @throws AppError payment_unavailable */
export async function findCheckoutPage(
  sessionId: string,
): Promise<{ page: CheckoutPage | null; expired: boolean }> {
  try {
    const { status, url } = await stripe().checkout.sessions.retrieve(sessionId);
    return {
      page: status === 'open' && url ? { sessionId, url } : null,
      expired: status === 'expired',
    };
  } catch (cause) {
    throw paymentUnavailable(cause);
  }
}

/**
 * Closes a payment page, so that what it asks for can be paid another way.
 * @returns false when it is too late: the page has been paid
 * @throws AppError payment_unavailable
 */
export async function closeCheckoutPage(sessionId: string): Promise<boolean> {
  try {
    const { status } = await stripe().checkout.sessions.retrieve(sessionId);
    if (status !== 'open') return status === 'expired';
    await stripe().checkout.sessions.expire(sessionId);
    return true;
  } catch (cause) {
    throw paymentUnavailable(cause);
  }
}

/**
 * Closes every page on which a payer with this address could try another card.
 * @param isProven of those whose payer has shown that it is theirs, or of those of forms
 * @throws AppError payment_unavailable
 */
export async function closePagesOf(email: string, isProven: boolean): Promise<void> {
  const open = { customer_details: { email }, status: 'open', limit: 100 } as const;
  try {
    for await (const { id, metadata } of stripe().checkout.sessions.list(open)) {
      if (isProvenPayer(metadata) === isProven) await closeCheckoutPage(id);
    }
  } catch (cause) {
    throw paymentUnavailable(cause);
  }
}
