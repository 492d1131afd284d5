import * as z from 'zod/mini';
import type { Account } from './account.ts';
import { type Call, list, mustGet, type Route, retrieve } from './api.ts';
import { bookCharge, refundBalance, refundFailureBalance } from './balance.ts';
import { saveCharge } from './charges.ts';
import { changes } from './customers.ts';
import { invalidRequest } from './errors.ts';
import { newId } from './ids.ts';
import type { Charge, Refund } from './objects.ts';
import { dollars } from './page.ts';
import {
  changeMetadata,
  choice,
  elsewhere,
  expand,
  integer,
  metadata,
  readParams,
  text,
} from './params.ts';

const PATH = '/v1/refunds';

const RefundParams = z.strictObject({
  ...expand,
  charge: z.optional(text()),
  payment_intent: z.optional(text()),
  amount: z.optional(integer(1)),
  metadata: z.optional(metadata()),
  reason: z.optional(choice(['duplicate', 'fraudulent', 'requested_by_customer'])),
  ...elsewhere([
    'currency',
    'customer',
    'instructions_email',
    'origin',
    'refund_application_fee',
    'reverse_transfer',
  ]),
});
type RefundInput = z.output<typeof RefundParams>;

export const refundRoutes: Route[] = [
  {
    method: 'POST',
    path: PATH,
    run: (account, { form }: Call) => createRefund(account, readParams(RefundParams, form)),
  },
  retrieve(PATH, 'refund'),
  list(PATH, 'refund', { charge: '$.charge', payment_intent: '$.payment_intent' }),
];

/** Gives money back: at once, all that is left or the amount asked for (cents). */
export function createRefund(account: Account, input: RefundInput): Refund {
  const charge = bookCharge(account, chargeOf(account, input));
  const left = charge.amount - charge.amount_refunded;
  checkRefund(account, charge, left, input.amount ?? left);
  const amount = input.amount ?? left;
  const asked: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { type: charge.payment_method_details?.type ?? 'card' },
    metadata: changeMetadata({}, input.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const refund = { ...asked, balance_transaction: refundBalance(account, charge, asked) };
  account.store.put(refund);
  const refunded = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  };
  account.emit('refund.created', refund);
  saveCharge(account, refunded, 'charge.refunded', changes(charge, refunded));
  return refund;
}

function chargeOf(account: Account, input: RefundInput): Charge {
  if (input.charge !== undefined) return mustGet(account, 'charge', input.charge, 'charge');
  if (input.payment_intent === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      { code: 'parameter_missing' },
    );
  }
  const intent = mustGet(account, 'payment_intent', input.payment_intent, 'payment_intent');
  if (intent.latest_charge) return mustGet(account, 'charge', intent.latest_charge);
  throw invalidRequest(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    {
      param: 'payment_intent',
    },
  );
}

function checkRefund(account: Account, charge: Charge, left: number, amount: number) {
  if (charge.status !== 'succeeded') {
    throw invalidRequest(`Charge ${charge.id} has not been paid, so it cannot be refunded.`, {
      param: 'charge',
    });
  }
  const disputes = account.store.list('dispute', { where: { '$.charge': charge.id } });
  if (disputes.some((dispute) => dispute.status !== 'won')) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    );
  }
}

/** The bank sends a refund back after all: the money is the program's again. */
export function failRefund(account: Account, id: string): Refund {
  const refund = mustGet(account, 'refund', id);
  if (refund.status !== 'succeeded') throw invalidRequest(`Refund ${id} is ${refund.status}.`);
  const failed: Refund = {
    ...refund,
    status: 'failed',
    failure_balance_transaction: refundFailureBalance(account, refund),
    failure_reason: 'expired_or_canceled_card',
  };
  account.store.put(failed);
  const charge = mustGet(account, 'charge', refund.charge ?? '');
  account.store.put({
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  });
  for (const type of ['refund.updated', 'charge.refund.updated', 'refund.failed']) {
    account.emit(type, failed, changes(refund, failed));
  }
  return failed;
}
