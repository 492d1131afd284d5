import type { Account } from './account.ts';
import { list, mustGet, type Route, retrieve } from './api.ts';
import { bookCharge, disputeBalance } from './balance.ts';
import { changes } from './customers.ts';
import { invalidRequest } from './errors.ts';
import { newId } from './ids.ts';
import type { Charge, Dispute } from './objects.ts';

const PATH = '/v1/disputes';
const ANSWER_WITHIN = 7 * 24 * 60 * 60;

export const disputeRoutes: Route[] = [
  retrieve(PATH, 'dispute'),
  list(PATH, 'dispute', { charge: '$.charge', payment_intent: '$.payment_intent' }),
];

/** The cardholder's bank takes a payment back. */
export function openDispute(account: Account, chargeId: string): Dispute {
  const charge = bookCharge(account, mustGet(account, 'charge', chargeId));
  if (charge.status !== 'succeeded' || charge.disputed) {
    throw invalidRequest(`Charge ${chargeId} cannot be disputed: unpaid or disputed before.`);
  }
  const dispute = newDispute(account, charge);
  account.store.put(dispute);
  disputeBalance(account, dispute, false);
  account.store.put({ ...charge, disputed: true });
  account.emit('charge.dispute.created', dispute);
  account.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

function newDispute(account: Account, charge: Charge): Dispute {
  return {
    id: newId('dp'),
    object: 'dispute',
    // What was refunded in full, a bank may take once more.
    amount: charge.refunded ? charge.amount : charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: account.now() + ANSWER_WITHIN,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}

/** The account answers, as in Stripe's dashboard: what it hands in is not kept. */
export function answerDispute(account: Account, id: string): Dispute {
  const dispute = mustGet(account, 'dispute', id);
  if (dispute.status !== 'needs_response')
    throw invalidRequest(`Dispute ${id} is ${dispute.status}.`);
  const { evidence_details } = dispute;
  const answered: Dispute = {
    ...dispute,
    status: 'under_review',
    evidence_details: { ...evidence_details, has_evidence: true, submission_count: 1 },
  };
  account.store.put(answered);
  account.emit('charge.dispute.updated', answered, changes(dispute, answered));
  return answered;
}

/** The bank decides: won brings the money back, lost does not. */
export function closeDispute(account: Account, id: string, won: boolean): Dispute {
  const dispute = mustGet(account, 'dispute', id);
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw invalidRequest(`Dispute ${id} is ${dispute.status}.`);
  const closed: Dispute = { ...dispute, status: won ? 'won' : 'lost' };
  account.store.put(closed);
  if (won) {
    disputeBalance(account, closed, true);
    account.emit('charge.dispute.funds_reinstated', closed);
  }
  account.emit('charge.dispute.closed', closed, changes(dispute, closed));
  return closed;
}
