import { type ApiResult, callApi } from '#browser/api.ts';
import {
  type AdjustmentForm,
  adjustBillEndpoint,
  getBillEndpoint,
} from '#contracts/billing/dashboard.ts';
import type { Cents } from '#domain/money/money.ts';

/** What is taken off one bill. */
export interface Lowered {
  id: string;
  /** When the bill changed last, and what it asked for, as the person saw it. */
  seen: string;
  amountCents: Cents;
  /** Names the attempt: sent again after a failure it is the same adjustment. */
  idempotencyKey: string;
  adjustment: AdjustmentForm;
}

/**
 * Lowers bills one after the other, until one is refused. What came for a registration is shared anew among
 * its bills whenever one is lowered, so the others have changed by our own doing.
 */
export async function lowerBills(all: readonly Lowered[]): Promise<ApiResult<unknown>> {
  /** The registrations of which a bill has been lowered here. */
  const changed = new Set<string>();
  for (const lowered of all) {
    const { id, idempotencyKey, adjustment } = lowered;
    const seen = changed.size === 0 ? lowered.seen : await seenNow(lowered, changed);
    const answer = await callApi(adjustBillEndpoint, { id, seen, idempotencyKey, adjustment });
    if (!answer.ok) return answer;
    const { registrationId } = answer.data.bill;
    if (registrationId) changed.add(registrationId);
  }
  return { ok: true, data: null };
}

/** When the bill changed last, where that was our doing and no more: else as it was seen, to be refused. */
async function seenNow({ id, seen, amountCents }: Lowered, changed: ReadonlySet<string>) {
  const answer = await callApi(getBillEndpoint, { id });
  if (!answer.ok) return seen;
  const { bill } = answer.data;
  const isOurs = bill.registrationId !== null && changed.has(bill.registrationId);
  return isOurs && bill.amountCents === amountCents ? bill.updatedAt : seen;
}
