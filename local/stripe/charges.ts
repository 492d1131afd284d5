import type { Account } from './account.ts';
import { mustGet } from './api.ts';
import { awaitBalance } from './balance.ts';
import { newId } from './ids.ts';
import type { Charge, PaymentIntent, PaymentMethod } from './objects.ts';
import { chargedMethod } from './payment-methods.ts';

type Status = 'succeeded' | 'failed' | 'pending';

const DECLINED = { code: 'card_declined', message: 'Your card was declined.' };
const BANK_REFUSED = {
  code: 'insufficient_funds',
  message: 'The customer’s account has insufficient funds to cover this payment.',
};

/** One try to collect the intent's amount. */
export function createCharge(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  status: Status,
): Charge {
  const charge: Charge = {
    id: newId(method.us_bank_account ? 'py' : 'ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: status === 'failed' ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: intent.statement_descriptor ?? 'LOCAL STRIPE',
    captured: status !== 'failed',
    created: account.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: status !== 'failed',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: chargedMethod(method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status,
    transfer_data: null,
    transfer_group: null,
    ...(status === 'failed' ? failure(DECLINED, 'issuer_declined') : {}),
    ...(status === 'succeeded' ? { outcome: AUTHORIZED } : {}),
  };
  return tellOutcome(account, charge);
}

/** The outcome of a charge that was `pending`. */
export function finishCharge(account: Account, id: string, paid: boolean): Charge {
  const charge = mustGet(account, 'charge', id);
  const status = paid ? 'succeeded' : 'failed';
  const change = paid
    ? { paid: true, outcome: AUTHORIZED }
    : { paid: false, ...failure(BANK_REFUSED, 'issuer_declined') };
  return tellOutcome(account, { ...charge, ...change, status });
}

/** Tells how the charge went; one that succeeded then comes into the balance. */
function tellOutcome(account: Account, charge: Charge): Charge {
  const saved = saveCharge(account, charge, `charge.${charge.status}`);
  return charge.status === 'succeeded' ? awaitBalance(account, saved) : saved;
}

/** Stores the charge and tells of it by an event. */
export function saveCharge(
  account: Account,
  charge: Charge,
  event: string,
  previous?: Record<string, unknown>,
): Charge {
  account.store.put(charge);
  account.emit(event, charge, previous);
  return charge;
}

const AUTHORIZED: NonNullable<Charge['outcome']> = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  seller_message: 'Payment complete.',
  type: 'authorized',
};

function failure(why: { code: string; message: string }, type: string) {
  const outcome: NonNullable<Charge['outcome']> = {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'declined_by_network',
    reason: 'generic_decline',
    risk_level: 'normal',
    seller_message: 'The bank did not return any further details with this decline.',
    type,
  };
  return { failure_code: why.code, failure_message: why.message, outcome };
}
