import * as z from 'zod/mini';
import type { Account } from './account.ts';
import { list, mustGet, type Route, retrieve } from './api.ts';
import { newId } from './ids.ts';
import type { Customer } from './objects.ts';
import { changeMetadata, elsewhere, email, expand, metadata, readParams, text } from './params.ts';
import { AddressParams } from './session-params.ts';

const PATH = '/v1/customers';

const CustomerParams = z.strictObject({
  ...expand,
  address: z.optional(AddressParams),
  description: z.optional(text()),
  email: z.optional(email()),
  invoice_settings: z.optional(z.strictObject({ default_payment_method: z.optional(text()) })),
  metadata: z.optional(metadata()),
  name: z.optional(text(256)),
  phone: z.optional(text(20)),
  ...elsewhere([
    'balance',
    'business_name',
    'cash_balance',
    'individual_name',
    'invoice_prefix',
    'next_invoice_sequence',
    'payment_method',
    'preferred_locales',
    'shipping',
    'source',
    'tax',
    'tax_exempt',
    'tax_id_data',
    'test_clock',
    'validate',
  ]),
});
type CustomerInput = Partial<z.output<typeof CustomerParams>>;

export const customerRoutes: Route[] = [
  {
    method: 'POST',
    path: PATH,
    run: (account, { form }) => createCustomer(account, readParams(CustomerParams, form)),
  },
  retrieve(PATH, 'customer'),
  {
    method: 'POST',
    path: `${PATH}/:id`,
    run(account, { form, id }) {
      const input = readParams(CustomerParams, form);
      const before = mustGet(account, 'customer', id);
      const customer = applyInput(account, before, input);
      account.store.put(customer);
      account.emit('customer.updated', customer, changes(before, customer));
      return customer;
    },
  },
  list(PATH, 'customer', { email: '$.email' }),
];

export function createCustomer(account: Account, input: CustomerInput): Customer {
  const blank: Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: account.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  const customer = applyInput(account, blank, input);
  account.store.put(customer);
  account.emit('customer.created', customer);
  return customer;
}

function applyInput(account: Account, customer: Customer, input: CustomerInput): Customer {
  const { address } = input;
  const method = input.invoice_settings?.default_payment_method;
  if (method !== undefined) mustGet(account, 'payment_method', method, 'invoice_settings');
  return {
    ...customer,
    address: address
      ? {
          city: address.city ?? null,
          country: address.country ?? null,
          line1: address.line1 ?? null,
          line2: address.line2 ?? null,
          postal_code: address.postal_code ?? null,
          state: address.state ?? null,
        }
      : (customer.address ?? null),
    description: input.description ?? customer.description,
    email: input.email ?? customer.email,
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method: method ?? customer.invoice_settings.default_payment_method,
    },
    metadata: changeMetadata(customer.metadata, input.metadata),
    name: input.name ?? customer.name ?? null,
    phone: input.phone ?? customer.phone ?? null,
  };
}

/** The earlier values of what an update changed, as events carry them in `previous_attributes`. */
export function changes(before: object, after: object): Record<string, unknown> {
  const now = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name)),
    ),
  );
}
