import type { Account } from './account.ts';
import { newId } from './ids.ts';
import type { Charge, PaymentMethod } from './objects.ts';

/**
 * What someone can pay with here; `declined` is Stripe's card 4000 0000 0000 0002, `unverified` a bank
 * account that Stripe does not charge before a small deposit has shown whose it is.
 */
export const OUTCOMES = ['succeeds', 'declined', 'ach', 'unverified'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Test cards and the test bank account, as Stripe's own test mode knows them. */
const LAST4 = {
  succeeds: '4242',
  declined: '0002',
  ach: '6789',
  unverified: '6789',
} as const satisfies Record<Outcome, string>;

/** Whether it is paid from a bank account. */
export const isBank = (outcome: Outcome) => outcome === 'ach' || outcome === 'unverified';

/** A payment method, kept with the outcome that charging it has. */
export function createPaymentMethod(
  account: Account,
  outcome: Outcome,
  owner: { email: string | null; customer: string | null },
): PaymentMethod {
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: billingDetails(owner.email),
    created: account.now(),
    customer: owner.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    ...(isBank(outcome) ? bankAccount() : card(LAST4[outcome])),
  };
  account.store.put(method);
  setOutcome(account, method.id, outcome);
  return method;
}

/** What charging this method will do. */
export function outcomeOf(account: Account, methodId: string): Outcome {
  return account.store.note<{ outcome: Outcome }>(methodId)?.outcome ?? 'succeeds';
}

export function setOutcome(account: Account, methodId: string, outcome: Outcome) {
  account.store.putNote(methodId, { outcome });
}

function billingDetails(email: string | null): PaymentMethod['billing_details'] {
  return {
    address: {
      city: null,
      country: 'US',
      line1: null,
      line2: null,
      postal_code: null,
      state: null,
    },
    email,
    name: null,
    phone: null,
    tax_id: null,
  };
}

function card(last4: string): Pick<PaymentMethod, 'type' | 'card'> {
  return {
    type: 'card',
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      fingerprint: `local${last4}`,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  };
}

function bankAccount(): Pick<PaymentMethod, 'type' | 'us_bank_account'> {
  return {
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'STRIPE TEST BANK',
      financial_connections_account: null,
      fingerprint: `local${LAST4.ach}`,
      last4: LAST4.ach,
      networks: { preferred: 'ach', supported: ['ach'] },
      routing_number: '110000000',
      status_details: null,
    },
  };
}

/** The same method as a charge tells it. */
export function chargedMethod(
  method: PaymentMethod,
): NonNullable<Charge['payment_method_details']> {
  if (method.us_bank_account) {
    const { account_holder_type, account_type, bank_name, fingerprint, last4, routing_number } =
      method.us_bank_account;
    return {
      type: 'us_bank_account',
      us_bank_account: {
        account_holder_type,
        account_type,
        bank_name,
        fingerprint,
        last4,
        payment_reference: null,
        routing_number,
      },
    };
  }
  return {
    type: 'card',
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: 'visa',
      checks: method.card?.checks ?? null,
      country: 'US',
      electronic_commerce_indicator: null,
      exp_month: method.card?.exp_month ?? 12,
      exp_year: method.card?.exp_year ?? 2034,
      fingerprint: method.card?.fingerprint ?? null,
      funding: 'credit',
      installments: null,
      last4: method.card?.last4 ?? null,
      mandate: null,
      network: 'visa',
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}
