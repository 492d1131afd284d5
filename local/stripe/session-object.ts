import type { Account } from './account.ts';
import type { CheckoutSession, LineItem } from './objects.ts';
import { changeMetadata } from './params.ts';
import type { SessionInput } from './session-params.ts';

/** What no session of Courtside ever uses. */
const UNUSED = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  wallet_options: null,
} satisfies Partial<CheckoutSession>;

/** An open, unpaid session for checked input. */
export function newSession(
  account: Account,
  input: SessionInput,
  lineItems: LineItem[],
  id: string,
): CheckoutSession {
  const total = dueNow(lineItems);
  const email = input.customer_email ?? customerEmail(account, input.customer);
  return {
    ...UNUSED,
    id,
    object: 'checkout.session',
    allowed_payment_method_types: input.allowed_payment_method_types ?? null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    created: account.now(),
    currency: 'usd',
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: input.customer ?? null,
    customer_creation:
      input.mode === 'payment' && input.customer === undefined
        ? (input.customer_creation ?? 'if_required')
        : null,
    customer_details: email === null ? null : customerDetails(email),
    customer_email: input.customer_email ?? null,
    expires_at: input.expires_at ?? account.now() + 24 * 60 * 60,
    livemode: false,
    locale: input.locale ?? null,
    metadata: changeMetadata({}, input.metadata),
    mode: input.mode,
    payment_intent: null,
    payment_method_collection: input.mode === 'payment' ? 'if_required' : 'always',
    payment_method_types: input.allowed_payment_method_types ?? ['card', 'us_bank_account'],
    payment_status: 'unpaid',
    phone_number_collection: { enabled: false },
    status: 'open',
    submit_type: input.submit_type ?? null,
    subscription: null,
    success_url: input.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: null,
  };
}

function customerEmail(account: Account, id: string | undefined): string | null {
  return id === undefined ? null : (account.store.get('customer', id)?.email ?? null);
}

export function customerDetails(email: string): NonNullable<CheckoutSession['customer_details']> {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

/** What is collected when the page is paid, in cents. */
export function dueNow(lineItems: LineItem[]): number {
  return lineItems.reduce((sum, line) => sum + line.amount_total, 0);
}
