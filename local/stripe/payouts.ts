import type { Account } from './account.ts';
import { list, mustGet, type Route, retrieve } from './api.ts';
import { NOT_PAID_OUT, payoutBalance, saveTransaction } from './balance.ts';
import { businessDaysAfter } from './business-days.ts';
import { changes } from './customers.ts';
import { invalidRequest } from './errors.ts';
import { newId } from './ids.ts';
import type { BalanceTransaction, Payout } from './objects.ts';

const PATH = '/v1/payouts';
const BALANCE_PATH = '/v1/balance_transactions';

export const payoutRoutes: Route[] = [
  retrieve(PATH, 'payout'),
  list(PATH, 'payout', { status: '$.status' }),
  retrieve(BALANCE_PATH, 'balance_transaction'),
  list(BALANCE_PATH, 'balance_transaction', {
    payout: '$.payout',
    type: '$.type',
    source: '$.source',
  }),
];

const waiting = (account: Account) =>
  account.store.list('balance_transaction', { where: { '$.payout': NOT_PAID_OUT } });
const sumOf = (all: readonly BalanceTransaction[]) => all.reduce((sum, { net }) => sum + net, 0);

/** The day's automatic payout: all that is available; where that is less than nothing, it waits for more. */
export function payOutDaily(account: Account) {
  const now = account.now();
  const available = waiting(account).filter(({ available_on }) => available_on <= now);
  if (sumOf(available) > 0) createPayout(account, available);
  else for (const line of available) saveTransaction(account, line);
}

/** A payout at once, of all there is, available or not; the bank has it at once, too. */
export function payOutNow(account: Account): Payout {
  const now = account.now();
  const all = waiting(account);
  if (sumOf(all) <= 0) throw invalidRequest('There is nothing to pay out.');
  const ready = all.map((one) => ({ ...one, available_on: Math.min(one.available_on, now) }));
  return arrive(account, createPayout(account, ready));
}

function createPayout(account: Account, lines: readonly BalanceTransaction[]): Payout {
  const payout: Payout = {
    id: newId('po'),
    object: 'payout',
    amount: sumOf(lines),
    application_fee: null,
    application_fee_amount: null,
    arrival_date: businessDaysAfter(account.now(), 1),
    automatic: true,
    balance_transaction: null,
    created: account.now(),
    currency: 'usd',
    description: 'STRIPE PAYOUT',
    destination: 'ba_local',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: { status: 'pending', value: null },
    type: 'bank_account',
  };
  for (const line of lines) saveTransaction(account, { ...line, payout: payout.id });
  const sent = { ...payout, balance_transaction: payoutBalance(account, payout, false) };
  account.store.put(sent, sent.arrival_date);
  account.emit('payout.created', sent);
  account.emit('payout.reconciliation_completed', sent);
  return sent;
}

/** The payout reaches the bank. */
export function arrive(account: Account, payout: Payout): Payout {
  const paid: Payout = { ...payout, status: 'paid' };
  account.store.put(paid);
  account.emit('payout.updated', paid, changes(payout, paid));
  account.emit('payout.paid', paid);
  return paid;
}

/** The bank sends the payout back, also days after it was `paid`; a later payout holds the money. */
export function failPayout(account: Account, id: string): Payout {
  const payout = mustGet(account, 'payout', id);
  if (!['in_transit', 'paid'].includes(payout.status)) {
    throw invalidRequest(`Payout ${id} is ${payout.status}.`);
  }
  const failed: Payout = {
    ...payout,
    status: 'failed',
    failure_balance_transaction: payoutBalance(account, payout, true),
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
  };
  account.store.put(failed);
  account.emit('payout.updated', failed, changes(payout, failed));
  account.emit('payout.failed', failed);
  return failed;
}
