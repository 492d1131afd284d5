import { type ApiResult, callApi } from '#browser/api.ts';
import {
  type AdjustmentForm,
  adjustBillEndpoint,
  getBillEndpoint,
} from '#contracts/billing/dashboard.ts';

/** What is taken off one bill. */
export interface Lowered {
  id: string;
  /** When the bill changed last, as the person saw it. */
  seen: string;
  /** Names the attempt: sent again after a failure it is the same adjustment. */
  idempotencyKey: string;
  adjustment: AdjustmentForm;
}

/**
 * Lowers bills one after the other, until one is refused. What came for a registration is shared anew among
 * its bills whenever one is lowered, so each bill after the first is looked at again: that it changed is
 * then our own doing.
 */
export async function lowerBills(all: readonly Lowered[]): Promise<ApiResult<unknown>> {
  let result: ApiResult<unknown> = { ok: true, data: null };
  for (const [index, lowered] of all.entries()) {
    const { id } = lowered;
    const now = index === 0 ? null : await callApi(getBillEndpoint, { id });
    if (now?.ok === false) return now;
    const seen = now?.data.bill.updatedAt ?? lowered.seen;
    result = await callApi(adjustBillEndpoint, { ...lowered, seen });
    if (!result.ok) break;
  }
  return result;
}
