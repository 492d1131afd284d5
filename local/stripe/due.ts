import type { Account } from './account.ts';
import { bookCharge } from './balance.ts';
import { runSubscription } from './billing.ts';
import { payInvoice } from './invoices.ts';
import { arrive, payOutDaily } from './payouts.ts';
import { expireSession } from './sessions.ts';
import { settleIntent } from './settlement.ts';

/** Does all that time alone brings about up to `until` (Unix seconds), in its order, each at its time. */
export function runDue(account: Account, until: number) {
  for (;;) {
    const due = account.store.nextDue(until);
    if (!due) return;
    account.store.transaction(() => account.at(due.dueAt, () => runOne(account, due.id)));
    const next = account.store.nextDue(until);
    if (next?.id === due.id && next.dueAt === due.dueAt) {
      throw new Error(`${due.id} is still due at ${due.dueAt} after it was run`);
    }
  }
}

function runOne(account: Account, id: string) {
  const object = account.store.find(id);
  if (object?.object === 'checkout.session') expireSession(account, object);
  else if (object?.object === 'subscription') runSubscription(account, object);
  else if (object?.object === 'invoice') payInvoice(account, object);
  else if (object?.object === 'payment_intent') settleIntent(account, id, false);
  else if (object?.object === 'charge') bookCharge(account, object);
  else if (object?.object === 'balance_transaction') payOutDaily(account);
  else if (object?.object === 'payout') arrive(account, object);
  else throw new Error(`nothing is known to fall due on ${id}`);
}
