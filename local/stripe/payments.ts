import type { Account } from './account.ts';
import { mustGet } from './api.ts';
import { createCharge, finishCharge } from './charges.ts';
import { newId } from './ids.ts';
import type { PaymentIntent, PaymentMethod } from './objects.ts';
import type { Outcome } from './payment-methods.ts';

export const DECLINED = 'Your card was declined.';

interface IntentInput {
  amount: number;
  customer: string | null;
  paymentMethodTypes: string[];
  metadata?: Record<string, string>;
  description?: string | null;
  receiptEmail?: string | null;
  statementDescriptor?: string | null;
  statementDescriptorSuffix?: string | null;
  shipping?: PaymentIntent['shipping'];
  setupFutureUsage?: string | null;
}

/** A payment intent that waits for a method to pay with. */
export function createPaymentIntent(account: Account, input: IntentInput): PaymentIntent {
  const id = newId('pi');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: account.now(),
    currency: 'usd',
    customer: input.customer,
    customer_account: null,
    description: input.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: input.paymentMethodTypes,
    payment_record: null,
    processing: null,
    receipt_email: input.receiptEmail ?? null,
    review: null,
    setup_future_usage: input.setupFutureUsage ?? null,
    shipping: input.shipping ?? null,
    source: null,
    statement_descriptor: input.statementDescriptor ?? null,
    statement_descriptor_suffix: input.statementDescriptorSuffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  account.store.put(intent);
  account.emit('payment_intent.created', intent);
  return intent;
}

/**
 * Charges the method for the intent's amount: paid, refused, or under way for a bank account; one that
 * is not verified is not charged yet.
 */
export function attemptPayment(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  outcome: Outcome,
): PaymentIntent {
  if (outcome === 'unverified') return awaitVerification(account, intent, method);
  const status = { succeeds: 'succeeded', declined: 'failed', ach: 'pending' } as const;
  const charge = createCharge(account, intent, method, status[outcome]);
  const tried = { ...intent, latest_charge: charge.id };
  if (outcome === 'succeeds') return succeed(account, { ...tried, payment_method: method.id });
  if (outcome === 'declined') {
    return fail(account, tried, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: DECLINED,
      charge: charge.id,
    });
  }
  const processing = save(account, { ...tried, payment_method: method.id, status: 'processing' });
  account.emit('payment_intent.processing', processing);
  return processing;
}

/** The days in which a bank account can be verified. */
const VERIFIABLE_DAYS = 10;
const DAY = 24 * 60 * 60;

/** The payer must find a small deposit and say its code: until then nothing is charged. */
function awaitVerification(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
): PaymentIntent {
  const waiting: PaymentIntent = {
    ...intent,
    next_action: {
      type: 'verify_with_microdeposits',
      verify_with_microdeposits: {
        arrival_date: account.now() + 2 * DAY,
        hosted_verification_url: `${account.url}/_local`,
        microdeposit_type: 'descriptor_code',
      },
    },
    payment_method: method.id,
    status: 'requires_action',
  };
  account.store.put(waiting, account.now() + VERIFIABLE_DAYS * DAY);
  account.emit('payment_intent.requires_action', waiting);
  return waiting;
}

/** The account was verified in time, and is charged, or never was: nothing was charged. */
export function verifyAccount(
  account: Account,
  { next_action: _, ...intent }: PaymentIntent,
  verified: boolean,
): PaymentIntent {
  const done = { ...intent, next_action: null };
  if (verified) {
    const method = mustGet(account, 'payment_method', String(intent.payment_method));
    return attemptPayment(account, done, method, 'ach');
  }
  return fail(account, done, {
    type: 'invalid_request_error',
    code: 'payment_method_microdeposit_verification_timeout',
    message: 'The bank account was not verified in time.',
  });
}

/** The bank's answer, days later, to an intent that is `processing`. */
export function settleBankPayment(account: Account, intent: PaymentIntent, paid: boolean) {
  const charge = finishCharge(account, intent.latest_charge ?? '', paid);
  if (paid) return succeed(account, intent);
  return fail(account, intent, {
    type: 'invalid_request_error',
    code: 'payment_method_provider_decline',
    message: charge.failure_message ?? 'The payment failed.',
    charge: charge.id,
  });
}

function succeed(account: Account, intent: PaymentIntent): PaymentIntent {
  const paid = save(account, {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    status: 'succeeded',
  });
  account.emit('payment_intent.succeeded', paid);
  return paid;
}

function fail(
  account: Account,
  intent: PaymentIntent,
  error: NonNullable<PaymentIntent['last_payment_error']>,
): PaymentIntent {
  const failed = save(account, {
    ...intent,
    last_payment_error: error,
    payment_method: null,
    status: 'requires_payment_method',
  });
  account.emit('payment_intent.payment_failed', failed);
  return failed;
}

function save(account: Account, intent: PaymentIntent): PaymentIntent {
  account.store.put(intent);
  return intent;
}
