import * as z from 'zod/mini';
import type { Account } from './account.ts';
import { list, mustGet, type Route, retrieve } from './api.ts';
import { invalidRequest } from './errors.ts';
import { paymentOf, voidInvoice } from './invoices.ts';
import type { Invoice } from './objects.ts';
import { elsewhere, expand, readParams, text } from './params.ts';
import { listOfAll } from './present.ts';

const PATH = '/v1/invoices';

const PaymentsParams = z.strictObject({
  ...expand,
  invoice: z.optional(text()),
  payment: z.optional(
    z.strictObject({ payment_intent: text(), type: z.literal('payment_intent') }),
  ),
  ...elsewhere(['created', 'ending_before', 'limit', 'starting_after', 'status']),
});

export const invoiceRoutes: Route[] = [
  retrieve(PATH, 'invoice'),
  list(PATH, 'invoice', {
    customer: '$.customer',
    status: '$.status',
    subscription: '$.parent.subscription_details.subscription',
  }),
  {
    method: 'POST',
    path: `${PATH}/:id/void`,
    run(account, { form, id }) {
      readParams(z.strictObject(expand), form);
      return voidInvoice(account, mustBeOpen(account, id));
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    run(account, { form }) {
      const { invoice, payment } = readParams(PaymentsParams, form);
      const where = {
        ...(invoice === undefined ? {} : { '$.invoice': invoice }),
        ...(payment ? { '$.payment.payment_intent': payment.payment_intent } : {}),
      };
      return listOfAll(account.store.list('invoice_payment', { where }), '/v1/invoice_payments');
    },
  },
  retrieve('/v1/invoice_payments', 'invoice_payment'),
];

/** An open invoice without a bank payment under way, or the refusal. */
export function invoiceMustBePayable(account: Account, id: string): Invoice {
  const invoice = mustBeOpen(account, id);
  const payment = paymentOf(account, invoice)?.payment.payment_intent;
  const intent = payment === undefined ? undefined : account.store.get('payment_intent', payment);
  if (intent?.status !== 'processing') return invoice;
  throw invalidRequest('A bank payment of this invoice is under way.');
}

function mustBeOpen(account: Account, id: string): Invoice {
  const invoice = mustGet(account, 'invoice', id);
  if (invoice.status === 'open') return invoice;
  throw invalidRequest(`Invoice is already ${invoice.status}.`, {
    code: invoice.status === 'paid' ? 'invoice_already_paid' : 'invoice_not_editable',
  });
}
